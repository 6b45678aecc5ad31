// Views of the solver for elements: their programs, and the parts of controls.

import { takes } from './client_actions.js'
import { leafOf } from './client_measure.js'
import { bothOf, modifiers, pairOf, programOf } from './client_programs.js'
import { node } from './client_solver.js'
import { styleOf } from './client_styles.js'
import { Figure, Step } from './client_vocabulary.js'

// Kinds that the solver lays out with what is in them; others fill what they are offered, or hug their content.
const containers = new Set([
  'stack', 'zstack', 'box', 'grid', 'grid-row', 'button', 'link', 'scroll', 'labelled', 'disclosure', 'disclosure-label',
  'section', 'menu', 'menu-label',
])
const filling = new Set(['field', 'picker', 'progress'])
const leaves = new Set([
  ...filling, 'text', 'image', 'label', 'file-picker', 'bar-items', 'shape', 'spacer', 'divider', 'label-text', 'choosing',
  'range', 'wheel', 'wheels', 'calendar', 'calendar-time', 'date', 'switch', 'step', 'color',
])
// What fills its room and lays out by itself what is in it.
const panes = new Set(['list', 'form', 'navigation', 'tabs', 'search', 'split', 'menus'])

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
  : !isPlaced(/** @type {PageElement} */ (child)) && !/** @type {PageElement} */ (child).matches('dialog,.going,.offered,.keyboard-bar,.menu-items'))

// Whether the solver knows all that is in an element: not rows that come and go, unless they are in what scrolls.
/** @param {PageElement} element @returns {boolean} */
export const isKnown = (element) => element._isKnown ??= panes.has(kindOf(element)) || kindOf(element) === 'scroll' ||
  leaves.has(kindOf(element)) || containers.has(kindOf(element)) && !takes(element, 'w') && !element.matches('[class*=" cf-"]') && placedIn(element).every(isKnown)

/** @param {PageElement} element */
export const isPane = (element) => panes.has(kindOf(element)) ||
  kindOf(element) === 'scroll' && !placedIn(element).every(isKnown)

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

// A row of a list beside what it leads to, in a wide window.
/** @param {PageElement} element */
const isInSidebar = (element) => innerWidth >= Figure.wideWindow && element.closest('.look-43')
// What leads from a row to a page has a sign at its end, unless the row is one of a column that stays.
/** @param {PageElement} element */
const leadsOn = (element) => element.matches('.row>.look-5,.row>a.button[role=link]') && !isInSidebar(element)

const high = '.toggle,.stepper,.date-picker,.slider,.color-picker'

// A row: its content at the leading edge, with the row's tools before and behind it.
/** @param {PageElement} row @returns {LayoutView} */
export const rowOf = (row) => {
  const inside = placedIn(row), own = programOf(row)._own
  const isTool = (/** @type {PageElement} */ element) => kindOf(element) === 'bar-items'
  const contents = inside.filter((element) => !isTool(element))
  /** @param {string} places */
  const tools = (places) => inside.filter((element) => isTool(element) && element.matches(places)).map((element) => viewOf(element, 0))
  const inset = contents.some((element) => element.matches(high)) ? Figure.controlInset : Figure.rowInset
  const side = isInSidebar(row) ? Figure.sidebarInset : Figure.rowSide
  const [least = Figure.rowHeight, ...insets] = own?.[1] ?? []
  // What a person taps is all of the row.
  for (const element of contents) {
    element._cell = contents.length > 1 || !element.matches('.button:not(.look-3,.look-4),.link') ? ''
      : leadsOn(element) ? 'way' : 'cell'
  }
  const marks = tools(':not(.place-1,.place-3,.place-5)'), over = tools('.place-5')
  // Before the sign at the end.
  if (marks.length && contents.some(leadsOn)) marks.push(node({ kind: 'fixed', own: [Figure.signWidth, Figure.signHeight] }))
  const content = row._content = node({
    kind: 'padding', insets: insets.length ? insets : [inset, side, inset, side],
    // A mark belongs to the content.
    children: [beside([wide(together(contents.map((element) => viewOf(element, 1)), 1)), ...marks])],
  })
  // What a swipe uncovers lies over its end.
  const covered = over.length ? node({ kind: 'overlay', alignment: [2, 4], children: [content, ...over] }) : content
  return wide(beside([...tools('.place-1'), covered, ...tools('.place-3')], 0), least)
}

// How elements lay out what is in them, by their programs. Others add themselves: see client_rare_steps.js.
/** @type {Record<string, (numbers: any[], element: PageElement, axis: number, answers: number[][]) => LayoutView>} */
export const arrangements = {
  [Step.fixed]: (own) => node({ kind: 'fixed', own }),
  // Segments are measured for their ideal width.
  [Step.band]: (_, element) => element.matches('.segmented') ? leafOf(element, true) : node({ kind: 'flexible' }),
  [Step.flexible]: () => node({ kind: 'flexible' }),
  [Step.square]: () => node({ kind: 'square' }),
  [Step.spacer]: ([width, height], element, axis) => node({ kind: 'spacer', axis: axis > 1 ? undefined : axis, minimum: axis ? height : width }),
  [Step.divider]: ([axis]) => node({ kind: 'divider', axis, thickness: Math.max(1 / devicePixelRatio, 1 / 3) }),
  [Step.stack]: ([axis, alignment = axis ? 1 : 4, spacing], element) =>
    node({ kind: 'stack', axis, alignment, spacing, children: viewsIn(element, axis) }),
  [Step.layers]: (alignment, element) => node({ kind: 'layers', alignment: pairOf(alignment), children: viewsIn(element, 2) }),
  [Step.scroll]: ([axes], element) => {
    const axis = axes === 1 ? 0 : 1
    return node({ kind: 'scroll', axes: bothOf(axes), children: [together(viewsIn(element, axis), axis)] })
  },
  [Step.geometry]: (_, element) => node({ kind: 'geometry', children: viewsIn(element, 1) }),
  [Step.button]: ([down, across], element) =>
    node({ kind: 'padding', insets: [down, across, down, across], children: [together(viewsIn(element, 0), 0)] }),
  [Step.overlay]: (_, element, axis) => {
    const children = [...placedIn(element)], layer = children.pop()
    layer._box = null
    const base = together(children.map((child) => viewOf(child, axis)), 1)
    /** @type {LayoutStep} */
    const [code, numbers] = programOf(layer)._place ?? [Step.layer, [], []]
    if (code === Step.layer) return node({ kind: 'overlay', alignment: pairOf(numbers), children: [base, ...viewsIn(layer, 2)] })
    const [edge, alignment, spacing] = numbers
    return node({ kind: 'insetBar', edge: Math.log2(edge), alignment, spacing, children: [base, viewOf(layer, axis)] })
  },
}

// What an element itself is, without its frame and padding.
/** @param {PageElement} element @param {number} axis */
const coreOf = (element, axis) => {
  const kind = kindOf(element), style = styleOf(element), own = programOf(element)._own, arrange = own && arrangements[own[0]]
  if (isPane(element)) return leafOf(element, true, true)
  if (parted.has(kind)) return partsOf(element, kind)
  if (containers.has(kind) ? hasOwnWords(element) : !arrange) {
    // A turning wheel hugs what it shows.
    return leafOf(element, filling.has(kind) && style.get('busy') !== '1' || style.get('place') === '4')
  }
  // A link in a list is as wide as its row, and leaves room for the sign.
  if (leadsOn(element)) return node({ kind: 'padding', insets: [0, 0, 0, Figure.signRoom], children: [wide(together(viewsIn(element, 0), 0))] })
  if (arrange) return arrange(own[1], element, axis, own[2])
  const isLine = ['button', 'link', 'menu-label'].includes(kind), inner = isLine ? 0 : axis
  if (kind === 'disclosure-label') return node({
    kind: 'stack', axis: 0, alignment: 4, spacing: null,
    children: [beside(viewsIn(element, 0)), node({ kind: 'spacer', axis: 0 }), node({ kind: 'fixed', own: [Figure.chevronWidth, Figure.chevronHeight] })],
  })
  return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [together(viewsIn(element, inner), isLine ? 0 : 1)] })
}

// A control that consists of parts.
/** @param {PageElement} element @param {string} kind */
const partsOf = (element, kind) => {
  if (kind !== 'labelled') return node({ kind: 'stack', axis: 1, alignment: 0, spacing: null, children: viewsIn(element, 1) })
  const inside = placedIn(element), labels = inside.filter((part) => part._n !== undefined || kindOf(part) === 'label-text')
  const control = beside(inside.filter((part) => !labels.includes(part)).map((part) => viewOf(part, 0)), 0)
  if (!labels.length) return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [control] })
  return node({ kind: 'labelled', children: [beside(labels.map((part) => viewOf(part, 0))), control] })
}

// The view of an element with its modifiers around it.
/** @param {PageElement} element @param {number} axis @returns {LayoutView} */
export const viewOf = (element, axis) => {
  const known = element._box, program = programOf(element)
  if (known && !known.isOutdated && known.axis === axis && known.program === program && known.classes === element.className) return known.outer
  const core = coreOf(element, axis)
  let outer = core
  if (program._own?.[0] === Step.band) outer = node({ kind: 'frame', height: program._own[1][0], children: [core] })
  for (const [code, numbers] of program._around) {
    const tree = modifiers[code](numbers)
    // A spacer's least length along its stack is its own.
    if (core.kind === 'spacer' && tree.limits) tree.limits[axis ? 1 : 0][0] = undefined
    outer = node({ ...tree, children: [outer] })
  }
  if (element.dir) outer.isRightToLeft = element.dir === 'rtl'
  element._box = { outer, core, axis, program, classes: element.className, isOutdated: false, isLeaf: core.kind === 'leaf' }
  return outer
}
