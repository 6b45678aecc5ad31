// Focus.
// Never lost: what replaces a removed element, or stood before it, has it instead.

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),' +
  'textarea:not(:disabled),summary,[tabindex]'
let wanted = null
// The page that came, or came back, with the changes that are being applied.
let arrived = null

const isShown = (element) => !!element?.isConnected && element.getClientRects().length > 0

const focusOn = (element, options) => {
  const target = [element, ...element.querySelectorAll(focusable)].find((found) =>
    found.matches(focusable) && isShown(found))
  target?.focus(options)
  return !!target
}

const keepFocus = (change) => {
  const held = document.activeElement
  const trail = []
  for (let at = held; at && at !== screen && at !== document.body; at = at.parentElement) {
    trail.push([at, at.nextElementSibling, at.previousElementSibling, at.parentElement])
  }
  const { selectionStart, selectionEnd } = held ?? {}
  change()
  const page = arrived
  arrived = null
  if (isShown(page)) {
    if (!isShown(page._held) || !focusOn(page._held, calm)) focusHeading(page)
    scrollTo(0, page._top ?? 0)
  }
  if (wanted) {
    const element = wanted
    wanted = null
    if (element.isConnected && focusOn(element)) return
  }
  // Without asking for the layout, which is not known yet.
  const isHere = held?.isConnected && !held.closest(':disabled,[hidden],[inert],.gone-1')
  if (!trail.length || page || isHere && document.activeElement === held) return
  if (isHere && isShown(held)) {
    held.focus(calm)
    if (typeof selectionStart === 'number') held.setSelectionRange?.(selectionStart, selectionEnd)
    return
  }
  const area = layer() === document.body ? screen : layer()
  if (document.activeElement !== held && area.contains(document.activeElement)) return
  const isNear = trail.some(([, ...around]) =>
    around.some((near) => area.contains(near) && isShown(near) && focusOn(near)))
  if (!isNear) focusHeading(area)
}

const calm = { preventScroll: true }

const focusHeading = (area) => {
  const heading = [...area.querySelectorAll('h1[tabindex]')].findLast(isShown)
  if (heading) heading.focus(calm)
  else if (!focusOn(area, calm)) { screen.tabIndex = -1; screen.focus(calm) }
}

// Dialogs.

const showModal = (dialog) => {
  if (!dialog.isConnected || dialog.open) return
  dialog._opener ??= document.activeElement
  dialog.showModal()
  covered(dialog)
  const first = dialog.querySelector('h1[tabindex]') ?? dialog.querySelector(focusable)
  first?.focus(calm)
}
// A browser closes a dialog at the second Escape, whoever objects; only the session ends it.
addEventListener('close', ({ target }) => showModal(target), true)

// The layer of what is said to everybody: above a dialog it has to be in the dialog.
const layer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
