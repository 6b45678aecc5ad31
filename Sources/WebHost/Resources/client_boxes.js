// Which rules of layout an element has. The session says it by classes: `p-8-16-8-16` is padding.

import { takes } from './client_actions.js'
import { seldom } from './client_later.js'
import { leafOf } from './client_measure.js'
import { guides, node } from './client_solver.js'
import { numberOf, numbersOf, styleOf } from './client_styles.js'

// Kinds that the solver lays out with what is in them; others fill what they are offered, or hug their content.
const containers = new Set([
  'stack', 'zstack', 'box', 'grid', 'grid-row', 'button', 'link', 'scroll', 'labelled', 'disclosure', 'disclosure-label',
  'section',
])
// Heights of controls that fill their width.
/** @type {Record<string, number>} */
const heights = { range: 31, wheel: 216, wheels: 216, calendar: 330, 'calendar-time': 376 }
const filling = new Set(['field', 'picker', 'progress'])
const leaves = new Set([
  ...filling, 'text', 'image', 'label', 'menu', 'file-picker', 'bar-items', 'shape', 'spacer', 'divider', 'label-text', 'choosing',
  ...Object.keys(heights), 'date', 'switch', 'step', 'color',
])
// What fills its room and lays out by itself what is in it.
const panes = new Set(['list', 'form', 'navigation', 'tabs', 'search', 'split', 'menus'])
// Controls of a fixed size.
/** @type {Record<string, number[]>} */
const fixed = { switch: [51, 31], step: [47, 32], color: [28, 28] }

/** @param {PageElement} element */
export const kindOf = (element) => element.classList[0] ?? ''
// An element of the session that takes room where it stands.
/** @param {PageElement} element */
const isPlaced = (element) => element._n !== undefined && element.localName !== 'dialog' && kindOf(element) !== 'keyboard-bar' &&
  !element.classList.contains('spoken-1')
// Parts of these are placed as if they were elements.
const parted = new Set(['labelled', 'disclosure', 'section'])
/** @param {PageElement} element */
const partsIn = (element) => !parted.has(kindOf(element)) ? []
  : [...element.children].filter((child) => child._n === undefined && !child.matches('dialog,.going'))
/** @param {PageElement} element @returns {PageElement[]} */
const elementsIn = (element) => [...element.children].filter(isPlaced)
// Parts that hold elements are not there for the layout.
/** @param {PageElement} element @returns {PageElement[]} */
export const holdersIn = (element) =>
  partsIn(element).filter((part) => part.matches('.disclosure-content,.section-head,.rows,.section-foot') ||
    part.matches('.label-text') && elementsIn(part).length)
/** @param {PageElement} element @returns {PageElement[]} */
export const placedIn = (element) => element._placed ??= findPlaced(element)
/** @param {PageElement} element @returns {PageElement[]} */
const findPlaced = (element) => {
  const parts = partsIn(element)
  if (!parts.length) return elementsIn(element)
  const holders = holdersIn(element)
  // A label that is not shown is there for assistive technology.
  return [...element.children].flatMap((child) => kindOf(child) === 'label-text' && element.matches('.hl-1,.slider') ? []
    : holders.includes(child) ? elementsIn(child) : isPlaced(child) || parts.includes(child) && !child.matches('.label-text:empty') ? child : [])
}

// A control that shows words of its own is measured as a whole.
/** @param {PageElement} element */
const hasOwnWords = (element) => [...element.childNodes].some((child) => child.nodeType === 3 ? child.nodeValue
  : !isPlaced(/** @type {PageElement} */ (child)) && !/** @type {PageElement} */ (child).matches('dialog,.going,.offered,.keyboard-bar'))

// Whether the solver knows all that is in an element: not rows that come and go, unless they are in what scrolls.
/** @param {PageElement} element @returns {boolean} */
export const isKnown = (element) => element._isKnown ??= panes.has(kindOf(element)) || kindOf(element) === 'scroll' ||
  leaves.has(kindOf(element)) || containers.has(kindOf(element)) && !takes(element, 'w') && !element.matches('[class*=" cf-"]') && placedIn(element).every(isKnown)

/** @param {PageElement} element */
export const isPane = (element) => panes.has(kindOf(element)) ||
  kindOf(element) === 'scroll' && !placedIn(element).every(isKnown)

// Insets of a bordered button by its size: small, regular, large.
const buttonInsets = [[4, 10], [4, 10], [7, 12], [14, 20], [14, 20]]
// The number of a guide; behind that of an app's own, its value in views that say nothing of it. Of the guides that
// all know, vertical ones are counted from 0.
/** @param {Map<string, string>} style @param {string} name @param {0 | 1} axis */
export const guideIn = (style, name, axis) => {
  const [guide = 1, ...value] = numbersOf(style.get(name))
  if (guide < 16) return axis ? guide + 3 : guide
  guides[guide] = [...value.slice(0, 3), axis]
  return guide
}
/** @param {Map<string, string>} style @param {string} [across] @param {string} [down] @returns {[number, number]} */
export const alignmentOf = (style, across = 'ah', down = 'av') => [guideIn(style, across, 0), guideIn(style, down, 1)]

/** @param {LayoutView[]} views @param {0 | 1} axis */
export const together = (views, axis) => views.length === 1 ? views[0]
  : node({ kind: 'stack', axis, alignment: axis ? 1 : 4, children: views })

// In a line.
/** @param {LayoutView[]} views @param {number | null} [spacing] */
const beside = (views, spacing = null) => views.length === 1 ? views[0]
  : node({ kind: 'stack', axis: 0, alignment: 4, spacing, children: views })

/** @param {PageElement} element @param {number} axis Of the stack around; 2: none. @returns {LayoutView[]} */
export const viewsIn = (element, axis) => placedIn(element).map((child) => viewOf(child, axis))

// As wide as it is offered, its content at the leading edge.
/** @param {LayoutView} view @param {number | null} [minimum] Its least height. */
const wide = (view, minimum = null) => node({
  kind: 'flexibleFrame', limits: [[null, null, Infinity], [minimum, null, null]], alignment: [0, 4], children: [view],
})

// What leads from a row to a page has a sign at its end, unless the row is one of a column that stays.
/** @param {PageElement} element */
const leadsOn = (element) => element.matches('.row>.look-5,.row>a.button[role=link]') &&
  !(innerWidth >= 600 && element.closest('.look-43'))

const high = '.toggle,.stepper,.date-picker,.slider,.color-picker'

// A row: its content at the leading edge, with the row's tools before and behind it.
/** @param {PageElement} row @returns {LayoutView} */
export const rowOf = (row) => {
  const style = styleOf(row), inside = placedIn(row)
  const isTool = (/** @type {PageElement} */ element) => kindOf(element) === 'bar-items'
  const contents = inside.filter((element) => !isTool(element))
  /** @param {string} places */
  const tools = (places) => inside.filter((element) => isTool(element) && element.matches(places)).map((element) => viewOf(element, 0))
  const inset = contents.some((element) => element.matches(high)) ? 6 : 11
  const side = innerWidth >= 600 && row.closest('.look-43') ? 12 : 20
  const own = numbersOf(style.get('ri'))
  // What a person taps is all of the row.
  for (const element of contents) {
    element._cell = contents.length > 1 || !element.matches('.button:not(.look-3,.look-4),.link') ? ''
      : leadsOn(element) ? 'way' : 'cell'
  }
  const marks = tools(':not(.place-1,.place-3,.place-5)'), over = tools('.place-5')
  // Before the sign at the end.
  if (marks.length && contents.some(leadsOn)) marks.push(node({ kind: 'fixed', own: [12, 1] }))
  const content = row._content = node({
    kind: 'padding', insets: own.length === 4 ? own : [inset, side, inset, side],
    // A mark belongs to the content.
    children: [beside([wide(together(contents.map((element) => viewOf(element, 1)), 1)), ...marks])],
  })
  // What a swipe uncovers lies over its end.
  const covered = over.length ? node({ kind: 'overlay', alignment: [2, 4], children: [content, ...over] }) : content
  return wide(beside([...tools('.place-1'), covered, ...tools('.place-3')], 0), numberOf(style, 'nh') ?? 44)
}

// What an element itself is, without its frame and padding.
/** @param {PageElement} element @param {number} axis */
const coreOf = (element, axis) => {
  const kind = kindOf(element), style = styleOf(element)
  switch (kind) {
    case 'shape': return node({ kind: style.get('shape') === '2' ? 'square' : 'flexible' })
    case 'spacer': return node({
      kind: 'spacer', axis, minimum: numberOf(style, axis ? 'nh' : 'nw') ?? 8,
    })
    case 'divider': return node({ kind: 'divider', axis: style.get('ax') === '1' ? 1 : 0, thickness: Math.max(1 / devicePixelRatio, 1 / 3) })
  }
  if (fixed[kind]) return node({ kind: 'fixed', own: element.matches('.look-62>*') ? [22, 22] : fixed[kind] })
  if (heights[kind]) return node({ kind: 'flexible' })
  if (isPane(element)) return leafOf(element, true, true)
  if (!containers.has(kind) || !parted.has(kind) && hasOwnWords(element)) {
    // A turning wheel hugs what it shows. A menu has the ideal width of its label.
    return leafOf(element, filling.has(kind) && style.get('busy') !== '1' || style.get('place') === '4' || element.matches('.menu.fl-1'))
  }
  switch (kind) {
    case 'labelled': {
      const inside = placedIn(element), labels = inside.filter((part) => part._n !== undefined || kindOf(part) === 'label-text')
      const control = beside(inside.filter((part) => !labels.includes(part)).map((part) => viewOf(part, 0)), 0)
      if (!labels.length) return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [control] })
      return node({ kind: 'labelled', children: [beside(labels.map((part) => viewOf(part, 0))), control] })
    }
    case 'disclosure-label': return node({
      kind: 'stack', axis: 0, alignment: 4, spacing: null,
      children: [beside(viewsIn(element, 0)), node({ kind: 'spacer', axis: 0 }), node({ kind: 'fixed', own: [14, 22] })],
    })
    case 'disclosure': case 'section':
      return node({ kind: 'stack', axis: 1, alignment: 0, spacing: null, children: viewsIn(element, 1) })
    case 'stack': {
      const along = style.get('ax') === '0' ? 0 : 1
      return node({
        kind: 'stack', axis: along, alignment: alignmentOf(style)[along ? 0 : 1],
        spacing: numberOf(style, 'g'), children: viewsIn(element, along),
      })
    }
    case 'zstack': return node({ kind: 'layers', alignment: alignmentOf(style), children: viewsIn(element, 2) })
    case 'scroll': {
      const axes = numberOf(style, 'sax') ?? 2
      return node({
        kind: 'scroll', axes: [!!(axes & 1), !!(axes & 2)], children: [together(viewsIn(element, axes === 1 ? 0 : 1), axes === 1 ? 0 : 1)],
      })
    }
    case 'button': case 'link': {
      let label = together(viewsIn(element, 0), 0)
      // In a list a link has the width of its row, with a sign at its end.
      if (leadsOn(element)) return node({ kind: 'padding', insets: [0, 0, 0, 20], children: [wide(label)] })
      let [down, across] = style.get('look') === '3' || style.get('look') === '4'
        ? buttonInsets[numberOf(style, 'size') ?? 2] : [0, 0]
      if (style.get('bs') === '3') across = down
      return node({ kind: 'padding', insets: [down, across, down, across], children: [label] })
    }
  }
  const own = seldom?._unusualOf(element, style, axis)
  if (own) return own
  if (style.has('ly')) {
    const children = [...placedIn(element)], layer = children.pop()
    layer._box = null
    const base = together(children.map((child) => viewOf(child, axis)), 1)
    if (styleOf(layer).has('edge')) return seldom._besideBar(layer, base, axis)
    return node({
      kind: 'overlay', alignment: alignmentOf(styleOf(layer)),
      children: [base, ...viewsIn(layer, 2)],
    })
  }
  if (takes(element, 'g') && !style.has('mc')) return node({ kind: 'geometry', children: viewsIn(element, 1) })
  return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [together(viewsIn(element, axis), 1)] })
}

// The view of an element with its frame and padding around it.
/** @param {PageElement} element @param {number} axis @returns {LayoutView} */
export const viewOf = (element, axis) => {
  const known = element._box
  if (known && !known.isOutdated && known.axis === axis && known.classes === element.className) return known.outer
  const style = styleOf(element), kind = kindOf(element)
  const core = coreOf(element, axis)
  let outer = core
  /** @param {LayoutTree} tree */
  const wrap = (tree) => { outer = node({ ...tree, children: [outer] }) }
  const insets = numbersOf(style.get('p'))
  if (insets.length === 4) wrap({ kind: 'padding', insets })
  const mode = numberOf(style, 'cm')
  if (mode) wrap({ kind: 'ratio', ratio: numberOf(style, 'ar'), fills: mode === 2 })
  const fixed = numberOf(style, 'fx')
  if (fixed) wrap({ kind: 'fixedSize', axes: [!!(fixed & 1), !!(fixed & 2)] })
  if (heights[kind]) wrap({ kind: 'frame', width: null, height: heights[kind] })
  const alignment = alignmentOf(style, 'fh', 'fv')
  const [width, height] = [numberOf(style, 'w'), numberOf(style, 'h')]
  const limits = [['nw', 'iw', 'xw'], ['nh', 'ih', 'xh']].map((names) => names.map((name) => numberOf(style, name)))
  // A spacer's least length along its stack is its own.
  if (kind === 'spacer') limits[axis ?? 1][0] = null
  if (width !== null || height !== null) wrap({ kind: 'frame', width, height, alignment })
  else if (limits.flat().some((limit) => limit !== null)) wrap({ kind: 'flexibleFrame', limits, alignment })
  outer = seldom?._around(style, outer) ?? outer
  const priority = numberOf(style, 'lp')
  if (priority) wrap({ kind: 'priority', value: priority })
  if (element.dir) outer.isRightToLeft = element.dir === 'rtl'
  element._box = { outer, core, axis, classes: element.className, isOutdated: false, isLeaf: core.kind === 'leaf' }
  return outer
}
