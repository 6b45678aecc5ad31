// Elements with priorities are read aloud in their order, the highest first: see accessibilitySortPriority. Stacks are no
// levels: elements of several stacks are read in one order.

import { screen } from './client_elements.js'

/** @param {PageElement} element */
const isStack = (element) => element.matches('.stack,.zstack,.box,.grid,.grid-row') && !element.hasAttribute('role')
/** @param {PageElement} element */
const levelOf = (element) => {
  let level = element.parentElement
  while (isStack(level)) level = level.parentElement
  return level
}
/** @param {PageElement} around @param {number} priority @returns {[element: PageElement, priority: number][]} */
const unitsIn = (around, priority) => [...around.children].filter(({ _n }) => _n !== undefined).flatMap((element) => {
  const own = +(element.dataset.sort ?? priority)
  return isStack(element) ? unitsIn(element, own) : [[element, own]]
})

/** @type {Set<PageElement>} */
let ordered = new Set()

const orderReading = () => {
  const levels = new Set([...screen.querySelectorAll('[data-sort]')].map(levelOf))
  for (const level of ordered) if (!levels.has(level)) level.removeAttribute('aria-owns')
  for (const level of levels) {
    const units = unitsIn(level, 0).sort(([, one], [, other]) => other - one)
    level.setAttribute('aria-owns', units.map(([element]) => element.id ||= `read${element._n}`).join(' '))
  }
  ordered = levels
}
orderReading()
// Texts alone change no order.
new MutationObserver((records) => {
  if (records.some(({ addedNodes, removedNodes, type }) => type === 'attributes' || [...addedNodes, ...removedNodes].some(({ nodeType }) => nodeType === 1))) orderReading()
}).observe(screen, { attributeFilter: ['data-sort', 'role'], childList: true, subtree: true })
