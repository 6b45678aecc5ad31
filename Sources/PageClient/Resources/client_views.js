// Views of the solver for elements: their programs, and the parts of controls.

import { takes } from './client_actions.js'
import { leafOf } from './client_measure.js'
import { bothOf, modifiers, pairOf, programOf } from './client_programs.js'
import { node } from './client_solver.js'
import { BarArea, Figure, LeafKind, Step } from './client_vocabulary.js'

// Programs tell how elements are laid out. Texts and parts of controls without a program are measured.
/** @type {LayoutStep} */
const usualStep = [Step.leaf, [], []]
/** @param {PageElement} element */
export const ownOf = (element) => programOf(element)._own ?? usualStep
/** @param {PageElement} element @param {string} code */
export const isOf = (element, code) => ownOf(element)[0] === code
/** @param {PageElement} element @param {string} code */
export const says = (element, code) => programOf(element)._said[code]

// An element of the session that takes room where it stands.
/** @param {PageElement} element */
const isPlaced = (element) => element._n !== undefined && element.localName !== 'dialog' && !says(element, Step.away)
// Backgrounds and overlays without content take no room.
/** @param {PageElement} element @returns {boolean} */
const isHollow = (element) => {
  const first = isOf(element, Step.overlay) && [...element.children].find(isPlaced)
  return !!first && (first.matches('.place-1') || isHollow(first) || isOf(first, Step.content) && ![...first.children].some(isPlaced))
}
/** @param {PageElement} element */
const isThere = (element) => {
  if (!isPlaced(element)) return false
  const isGone = isHollow(element)
  if (isGone || element._isHollow) element.style.display = isGone ? 'none' : ''
  element._isHollow = isGone
  return !isGone
}
// Parts of a labelled control have places like elements.
/** @param {PageElement} element */
const partsIn = (element) => !isOf(element, Step.labelled) ? []
  : [...element.children].filter((child) => child._n === undefined && !child.matches('dialog,.going'))
/** @param {PageElement} element @returns {PageElement[]} */
const elementsIn = (element) => [...element.children].filter(isThere)
// The layout skips parts that hold elements. A label holds elements unless it has words of its own.
/** @param {PageElement} part */
const isHolder = (part) => part._n === undefined && (isOf(part, Step.holder) || isOf(part, Step.controlLabel) && isOf(part.parentElement, Step.labelled) && !!elementsIn(part).length)
// Hidden labels serve assistive technology alone.
/** @param {PageElement} part */
const isSilent = (part) => isOf(part, Step.controlLabel) && ownOf(part.parentElement)[1][0]
/** @param {PageElement} element @returns {PageElement[]} */
export const holdersIn = (element) => [...element.children].filter((part) => isHolder(part) && !isSilent(part))
/** @param {PageElement} element @returns {PageElement[]} */
export const placedIn = (element) => element._placed ??= findPlaced(element)
/** @param {PageElement} element @returns {PageElement[]} */
const findPlaced = (element) => {
  const parts = partsIn(element)
  return [...element.children].flatMap((child) => {
    if (isSilent(child) || isOf(child, Step.controlLabel) && !child.hasChildNodes()) return []
    return isHolder(child) ? elementsIn(child) : isThere(child) || parts.includes(child) ? child : []
  })
}

// Texts and pictures without modifiers.
/** @param {PageElement} element */
const isMeasured = (element) => isOf(element, Step.leaf) && ownOf(element)[1][0] !== LeafKind.resizable && !programOf(element)._around.length

// A control that shows words of its own is measured as a whole.
/** @param {PageElement} element */
const hasOwnWords = (element) => [...element.childNodes].some((child) => child.nodeType === 3 ? child.nodeValue
  : !isPlaced(/** @type {PageElement} */ (child)) && !isHolder(/** @type {PageElement} */ (child)) &&
    !/** @type {PageElement} */ (child).matches('dialog,.going,.offered,.keyboard-bar,.menu-items'))

// Whether the solver knows all that is in an element: not rows that come and go, unless they are in what scrolls.
/** @param {PageElement} element @returns {boolean} */
export const isKnown = (element) => element._isKnown ??= findKnown(element)
/** @param {PageElement} element @returns {boolean} */
const findKnown = (element) => {
  const [code] = ownOf(element)
  if (code === Step.flow || code === Step.row) return false
  return [Step.pane, Step.scroll].includes(code) || wholes.has(code) ||
    !takes(element, 'w') && placedIn(element).every(isKnown)
}

/** @param {PageElement} element */
export const isPane = (element) => isOf(element, Step.pane) || isOf(element, Step.scroll) && !placedIn(element).every(isKnown)

/** @param {LayoutView[]} views @param {0 | 1} axis */
export const together = (views, axis) => views.length === 1 ? views[0]
  : node({ kind: 'stack', axis, alignment: axis ? 1 : 4, children: views })

// The only element of a list, if it is a tab view.
/** @param {PageElement[]} elements @returns {PageElement | false} */
const tabsIn = ([element, second]) => !!element && !second &&
  (element.matches('.tabs:not(.look-90)') ? element : element.matches('.box:not(.ly-1,.ly-2)') && tabsIn(placedIn(element)))

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

/** @param {PageElement} element @param {string} code */
const around = (element, code) => {
  while (element && !isOf(element, code)) element = element.parentElement
  return element
}
// The inset of a row beside what it leads to, in a wide window.
/** @param {PageElement} row */
const insetInSidebar = (row) => {
  const list = innerWidth >= Figure.wideWindow && around(row, Step.pane)
  return list ? ownOf(list)[1][0] : undefined
}
// What leads from a row to a page has a sign at its end, unless the row is one of a column that stays.
/** @param {PageElement} element */
const leadsOn = (element) => says(element, Step.leads) && isOf(element.parentElement, Step.row) && insetInSidebar(element) === undefined

// A row: its content at the leading edge, with the row's tools before and behind it.
/** @param {PageElement} row @returns {LayoutView} */
export const rowOf = (row) => {
  const inside = placedIn(row), contents = inside.filter((element) => !isOf(element, Step.tools))
  /** @param {(number | undefined)[]} areas */
  const tools = (...areas) => inside.filter((element) => isOf(element, Step.tools) && areas.includes(ownOf(element)[1][0]))
    .map((element) => viewOf(element, 0))
  const [inset = Figure.rowInset] = contents.map((element) => says(element, Step.rowInset)).find(Boolean) ?? []
  const side = insetInSidebar(row) ?? Figure.rowSide
  const [least = Figure.rowHeight, ...insets] = ownOf(row)[1]
  // What a person taps is all of the row.
  for (const element of contents) {
    const [code, [axis]] = ownOf(element)
    element._cell = contents.length > 1 || code !== Step.content || axis !== 0 ? '' : leadsOn(element) ? 'way' : 'cell'
  }
  const marks = tools(undefined), over = tools(BarArea.over)
  // Before the sign at the end.
  if (marks.length && contents.some(leadsOn)) marks.push(node({ kind: 'fixed', own: [Figure.signWidth, Figure.signHeight] }))
  const content = row._content = node({
    kind: 'padding', insets: insets.length ? insets : [inset, side, inset, side],
    // A mark belongs to the content.
    children: [beside([wide(together(contents.map((element) => viewOf(element, 1)), 1)), ...marks])],
  })
  // What a swipe uncovers lies over its end.
  const covered = over.length ? node({ kind: 'overlay', alignment: [2, 4], children: [content, ...over] }) : content
  return wide(beside([...tools(BarArea.leading), covered, ...tools(BarArea.trailing)], 0), least)
}

// Elements whose children, if they have any, are not laid out by a rule.
const wholes = new Set([
  Step.leaf, Step.pane, Step.tools, Step.fixed, Step.band, Step.flexible, Step.square, Step.spacer, Step.divider,
  Step.holder, Step.controlLabel, Step.flow, Step.row,
])

// How elements lay out what is in them, by their programs. Others add themselves: see client_rare_steps.js.
/** @type {Record<string, (numbers: any[], element: PageElement, axis: number, answers: number[][]) => LayoutView>} */
export const arrangements = {
  [Step.leaf]: ([kind], element) => leafOf(element, kind === LeafKind.wide || kind >= LeafKind.field && kind < LeafKind.titled),
  [Step.pane]: (_, element) => leafOf(element, true, true),
  [Step.tools]: ([area], element) => leafOf(element, area === BarArea.bottom),
  // Their page lays these elements out. Inside of others they keep the size that it draws.
  [Step.flow]: (_, element) => leafOf(element, false),
  [Step.content]: ([line = 1], element, axis) => {
    // A link in a list is as wide as its row, and leaves room for the sign.
    if (leadsOn(element)) return node({ kind: 'padding', insets: [0, 0, 0, Figure.signRoom], children: [wide(together(viewsIn(element, 0), 0))] })
    return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [together(viewsIn(element, line && axis), line)] })
  },
  [Step.labelled]: (_, element) => {
    const inside = placedIn(element), labels = inside.filter((part) => part._n !== undefined || isOf(part, Step.controlLabel))
    const control = beside(inside.filter((part) => !labels.includes(part)).map((part) => viewOf(part, 0)), 0)
    if (!labels.length) return node({ kind: 'padding', insets: [0, 0, 0, 0], children: [control] })
    return node({ kind: 'labelled', children: [beside(labels.map((part) => viewOf(part, 0))), control] })
  },
  [Step.label]: ([isSign], element) => {
    const [icon, ...title] = placedIn(element)
    if (isSign && icon && !isMeasured(icon)) return together([viewOf(icon, 0)], 0)
    if (!title.length || isMeasured(icon) && title.every(isMeasured) || around(element, Step.tools) || around(element, Step.toolbar)) return leafOf(element, false)
    const sign = viewOf(icon, 0), words = title.map((part) => viewOf(part, 0))
    if (!around(element, Step.row)) return beside([sign, ...words])
    // Titles of rows stand below each other, however wide their signs are.
    const size = parseFloat(getComputedStyle(element).fontSize)
    return beside([node({ kind: 'flexibleFrame', limits: [[1.4 * size], []], alignment: [1, 4], children: [sign] }), ...words], .7 * size)
  },
  [Step.disclosureLabel]: (_, element) => node({
    kind: 'stack', axis: 0, alignment: 4, spacing: null,
    children: [beside(viewsIn(element, 0)), node({ kind: 'spacer', axis: 0 }), node({ kind: 'fixed', own: [Figure.chevronWidth, Figure.chevronHeight] })],
  }),
  [Step.fixed]: (own) => node({ kind: 'fixed', own }),
  // Segments are measured for their ideal width.
  [Step.band]: ([, isMeasured], element) => isMeasured ? leafOf(element, true) : node({ kind: 'flexible' }),
  [Step.flexible]: () => node({ kind: 'flexible' }),
  [Step.square]: () => node({ kind: 'square' }),
  [Step.spacer]: ([width, height], element, axis) => node({ kind: 'spacer', axis: axis > 1 ? undefined : axis, minimum: axis ? height : width }),
  [Step.divider]: ([axis]) => node({ kind: 'divider', axis, thickness: Math.max(1 / devicePixelRatio, 1 / 3) }),
  [Step.stack]: ([axis, alignment = axis ? 1 : 4, spacing], element) =>
    node({ kind: 'stack', axis, alignment, spacing, children: viewsIn(element, axis) }),
  [Step.layers]: (alignment, element) => node({ kind: 'layers', alignment: pairOf(alignment), children: viewsIn(element, 2) }),
  [Step.scroll]: ([axes, ...anchor], element) => {
    const axis = axes === 1 ? 0 : 1
    return node({ kind: 'scroll', axes: bothOf(axes), anchor, children: [together(viewsIn(element, axis), axis)] })
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
    // The bar of tabs stays at the edge of the screen, and the view lies over it.
    const tabs = edge === 4 && tabsIn(children)
    if (tabs) return node({ kind: 'overlay', alignment: [alignment, 5], _tabs: tabs, children: [base, viewOf(layer, axis)] })
    return node({ kind: 'insetBar', edge: Math.log2(edge), alignment, spacing, children: [base, viewOf(layer, axis)] })
  },
}

// What an element itself is, without its frame and padding.
/** @param {PageElement} element @param {number} axis */
const coreOf = (element, axis) => {
  if (isPane(element)) return leafOf(element, true, true)
  const [code, numbers, answers] = ownOf(element)
  return !wholes.has(code) && code !== Step.labelled && code !== Step.label && hasOwnWords(element) ? leafOf(element, false)
    : (arrangements[code] ?? arrangements[Step.leaf])(numbers, element, axis, answers)
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
