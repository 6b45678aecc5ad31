// Windows above the page, which stand above its sheets and alerts, too.

import { screen } from './client_elements.js'
/** Brings the windows in front of the dialogs before them. A browser draws dialogs in front of all but popovers. */
export const raiseWindows = () => {
  const dialog = [...document.querySelectorAll('dialog:modal,.free-1[open]')].at(-1)
  for (const window of /** @type {NodeListOf<any>} */ (screen.querySelectorAll('.modal-5'))) {
    if (!dialog || dialog.compareDocumentPosition(window) & 2) continue
    window.popover = 'manual'
    if (window.matches(':popover-open')) window.hidePopover()
    window.showPopover()
  }
}
new MutationObserver(raiseWindows).observe(screen, { childList: true })
raiseWindows()
