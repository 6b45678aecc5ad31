// What lies around the views of a page.

import { root, screen } from './client_elements.js'
import { styleOf } from './client_styles.js'

// What the style sheet has to know of what is inside: where a page stands among those of its stack, its bar, and the
// ground on which it lies.
export const describe = () => {
  for (const stack of screen.querySelectorAll('.navigation')) {
    const pages = /** @type {PageElement[]} */ ([...stack.children]), last = pages[pages.length - 1]
    stack.style.transition = last?.matches('.tn-0') ? 'none' : ''
    stack.style.setProperty('--depth', `${Math.min(pages.length, 6)}`)
    pages.forEach((page, index) => page.style.setProperty('--at', `${Math.min(index + 1, 6)}`))
  }
  for (const page of screen.querySelectorAll('.page')) {
    const bar = page.firstElementChild.firstElementChild
    page.dataset.offers = bar?.querySelector('.for-2') ? 'none' : bar && !bar.querySelector('.place-3') ? 'beside' : ''
    page.dataset.bar = !bar ? 'none' : bar.matches('.inline-1') ? 'small' : 'large'
  }
  for (const popover of screen.querySelectorAll('.modal-4')) {
    let beside = popover.previousElementSibling
    while (beside?.matches('dialog')) beside = beside.previousElementSibling
    beside?.style.setProperty('anchor-name', popover.open ? '--over' : '')
  }
  const areas = new Map([root, ...screen.querySelectorAll('.modal,.beside-1')].map((area) => [area, ['', '']]))
  for (const view of screen.querySelectorAll('[class*=" pagescheme-"]')) {
    // The outermost wins, and a page that others cover still speaks.
    if (!view.closest('[hidden]:not(.page)')) areas.get(view.closest('.modal') ?? root)[1] ||= styleOf(view).get('pagescheme')
  }
  for (const view of screen.querySelectorAll('.form,.list,.page-content>[class*=" bg-s"].fl-3')) {
    const area = view.closest('.modal,.beside-1') ?? root, known = areas.get(area)
    // Lists below other views are parts of their page, and so are lists of pages that stand side by side.
    if (view.closest('[hidden]') || view.closest('.page-content,.look-90,.stack.ax-1>:not(:first-child)')?.matches(':not(.page-content)')) continue
    known[0] = view.matches('.list.look-43') ? area.matches('.beside-1') ? '32' : '8' : styleOf(view).get('bg')?.slice(1) ?? ''
  }
  for (const [area, [ground, scheme]] of areas) {
    if ((area.dataset.ground ?? '') !== ground) area.dataset.ground = ground
    if ((area.dataset.scheme ?? '') !== scheme) area.dataset.scheme = scheme
  }
}
