// Layout: the solver says where boxes stand, the style sheet how they look.
// What the solver knows whole is placed by it, as far out as it can; what stands around is the style sheet's.

import { takes } from './client_actions.js'
import { isKnown, isPane, placedIn } from './client_views.js'
import { body, on, screen } from './client_elements.js'
import { describe } from './client_ground.js'
import { lacksRules, more, seldom } from './client_second_script.js'
import { renew } from './client_measure.js'
import { programOf } from './client_programs.js'
import { safe, showAround, unhold, unholdAll, unplace } from './client_places.js'
import { arrange, clearBar, findIsland, findRow, findSlot } from './client_roots.js'
import { reportPlaces } from './client_scrolling.js'
import { invalidate } from './client_solver.js'
import { styleOf } from './client_styles.js'
import { Step } from './client_vocabulary.js'

// Parts of a page whose room is known before what is in them.
const slots = '#screen,.menu-content,.page-content,.tab-content,.search-content,.modal-0>.modal-body,.modal-1>.modal-body,.modal-5>.modal-body'
// In these, what stands below each other has the width of what is around.
const columns = `${slots},.scroll.sax-2,.stack.ax-1,.grid,.box:not(.ly-1,.ly-2),.section-head,.rows:not(.menu-items *),.section-header,` +
  '.section-footer,.modal-message'
// In these, each view has its ideal width.
const lines = '.stack.ax-0,.grid.ax-0'
// In these, too, and controls are as the style sheet has them.
const marks = '.bar-items,.tab,.menu-label,.label,.bar-title,.button'

// Elements in which something changed.
/** @type {Set<PageElement>} */
const outdated = new Set()
// Leaves whose words changed, and nothing else.
/** @type {Set<PageElement>} */
const renewed = new Set()
let isAllChanged = true
// Whether elements came, went or are others now. Texts alone do not count.
let isReshaped = true

const dialogs = /** @type {HTMLCollectionOf<any>} */ (document.getElementsByTagName('dialog'))

/** Places all that changed. */
export const layOutPage = () => {
  take(observer.takeRecords())
  if (!isAllChanged && !outdated.size && !renewed.size || isReshaped && lacksRules()) return
  for (const element of outdated) {
    forEachAround(element, (at) => {
      if (at._box) at._box.isOutdated = true
      at._room = ''
      at._placed = at._isKnown = undefined
    })
  }
  for (const { _leaf: leaf } of renewed) renew(leaf)
  // A ground that changed later would change the styles of all elements once more.
  if (isReshaped) describe()
  const areTexts = !isAllChanged && !isReshaped && !outdated.size
  const isSettled = areTexts && more?._settleTexts([...renewed])
  if (!isSettled) for (const element of renewed) {
    invalidate(element._leaf._view)
    forEachAround(element, (at) => { at._room = '' })
  }
  isAllChanged = false
  outdated.clear()
  renewed.clear()
  try {
    if (!isSettled) arrange(() => {
      layOutIn(screen)
      // Sheets are laid out by themselves, wherever they stand.
      for (const dialog of dialogs) if (dialog.open) showAround(dialog), layOutInside(dialog)
    }, areTexts)
  } finally {
    // Whatever happens, what is there is seen.
    if (isReshaped) unholdAll()
  }
  isReshaped = false
  observer.takeRecords()
  if (!body.matches('.unplaced') || awaited) return
  awaited = reportPlaces()
  if (awaited) setTimeout(uncover, 1000)
  else uncover()
}

// What is built by sizes is seen when it has those of this window, of which an event tells.
let awaited = 0
/** @param {number} ack */
export const reveal = (ack) => {
  if (!awaited || ack < awaited) return
  awaited = reportPlaces()
  if (!awaited) uncover()
}
const uncover = () => {
  body.classList.remove('unplaced')
  for (const act of acts.splice(0)) act()
}

/** @type {(() => void)[]} */
const acts = []
/** Does what needs to know where things stand, once they do. */
/** @param {() => void} act */
export const oncePlaced = (act) => { body.matches('.unplaced') ? acts.push(act) : act() }

/** @param {PageElement} element */
const layOutIn = (element) => {
  if (element.matches('dialog,[hidden],svg,.going,.menu-bar,.keyboard-bar')) return
  if (element.matches('.row')) return findRow(element)
  // A bar at the bottom without items takes no room.
  const inside = placedIn(element).filter((child) => !child.matches('.place-4:empty'))
  const isSlot = element.matches(slots)
  const isScroll = element.matches('.scroll.sax-2')
  const contents = inside.filter((child) => !child.matches('.place-4'))
  // What has columns or bars of its own is as wide as the window.
  if (element.matches('.page-content')) {
    element.style.padding = contents.some((child) => child.matches('.navigation,.split,.tabs')) ? '0' : ''
  }
  const isClear = !!seldom?._reachUp(element, contents)
  if (inside.length && (isSlot || isScroll) && !(isSlot && contents.length === 1 && scrollsPage(contents[0])) &&
    inside.every(isKnown)) {
    return findSlot(element, inside, isScroll)
  }
  unplace(element)
  clearBar(element, isClear)
  if (element.matches('.page-content')) element.previousElementSibling?.removeAttribute('data-lead')
  layOutInside(element)
}

// Lays out what is in an element of the page's own flow.
/** @param {PageElement} element */
export const layOutInside = (element) => {
  unhold(element)
  const isLine = element.matches(lines), isMark = element.matches(marks), isColumn = element.matches(columns)
  for (const child of element.children) {
    if ((isColumn || isLine || isMark && !child.matches('.button,.link')) && isIsland(child, isMark || isLine && !takes(element, 'w'))) {
      findIsland(child, isLine || isMark)
    }
    else layOutIn(child)
  }
}

// What is all of a page and scrolls: the window scrolls.
/** @param {PageElement} element */
const scrollsPage = (element) => (element.matches('.scroll.sax-2') || isPane(element)) && !styleOf(element).has('h') && !styleOf(element).has('xh')

// Whether the solver places an element in the page's own flow. Scroll views without a frame fill their room there.
/** @param {PageElement} element @param {boolean} isOfItsWidth Whether the style sheet gives texts the width that is left. */
const isIsland = (element, isOfItsWidth) => element._n !== undefined && isKnown(element) &&
  (!isOfItsWidth && element.matches('.text:not(.modal-message>*)') || element.matches('.stack,.zstack,.box:not(.place-1),.grid,.button,.link,.labelled,.disclosure,:is(.section-header,.section-footer)>*') ||
    programOf(element)._around.some(([code]) => code === Step.frame || code === Step.limits || !element.matches('.scroll') && !isPane(element)))

// What changes on the page by itself, or by other parts of the client.
/** @param {MutationRecord[]} records */
const take = (records) => {
  for (const { addedNodes, attributeName, removedNodes, target, type } of records) {
    isReshaped ||= [...addedNodes, ...removedNodes].some((one) => one.nodeType === 1) || ['class', 'hidden', 'open'].includes(attributeName)
    const element = /** @type {PageElement} */ (target.nodeType === 1 ? target : target.parentElement)
    if (!element) continue
    const leaf = type !== 'attributes' && leafAround(element)
    if (leaf) renewed.add(leaf)
    else outdate(element, type === 'attributes')
    // What was elsewhere may have had another font there.
    for (const one of addedNodes) if (one.nodeType === 1) outdate(/** @type {PageElement} */ (one))
  }
}
/** @param {PageElement} element @param {(at: PageElement) => void} act */
const forEachAround = (element, act) => {
  for (let at = element; at && at !== screen.parentElement; at = at.parentElement) act(at)
}
/** @param {PageElement} element */
const leafAround = (element) => {
  for (let at = element; at && at !== screen; at = at.parentElement) {
    if (at._box) return at._leaf?._view === at._box.core && !at._leaf._isPane && at
  }
}
/** @param {PageElement} element @param {boolean} [isInherited] Whether what is in it may look otherwise. */
export const outdate = (element, isInherited = true) => {
  outdated.add(element)
  forEachAround(element, ({ _leaf: leaf }) => { if (leaf) leaf._isOutdated = true })
  // Fonts and the like are inherited.
  for (const inside of element.querySelectorAll('[data-at],[data-root]')) {
    inside._room = ''
    if (!isInherited) continue
    if (inside._leaf) inside._leaf._isOutdated = true
    if (inside._box) inside._box.isOutdated = true
  }
}
const observer = new MutationObserver((records) => { take(records); layOutPage() })
observer.observe(screen, {
  childList: true, subtree: true, characterData: true, attributes: true,
  attributeFilter: ['class', 'data-l', 'hidden', 'open', 'dir', 'placeholder', 'rows', 'src', 'value'],
})
/** @param {{ target: PageElement }} event */
const grown = ({ target }) => {
  if (!target.matches?.('textarea,select,img')) return
  outdate(target)
  layOutPage()
}
on('input', grown)
on('change', grown)
screen.addEventListener('load', /** @type {EventListener} */ (/** @type {unknown} */ (grown)), true)
export const layOutAll = () => {
  isAllChanged = true
  safe._turn++
  layOutPage()
}
on('resize', layOutAll)
