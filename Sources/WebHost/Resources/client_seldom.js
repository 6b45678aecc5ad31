// What the elements say for whom the rules of client_unusual.js and client_grids.js are. They are a script of their own,
// which a page names that begins with such an element. Others have it with the second script, before anything of the
// kind is put onto the page.

import { alignmentOf, guideIn, kindOf, together, viewOf, viewsIn, placedIn } from './client_boxes.js'
import { create, on } from './client_elements.js'
import { takesKey } from './client_keys.js'
import { addRules } from './client_later.js'
import { clearBar, isAtTop } from './client_roots.js'
import { smallerIn, scaleText } from './client_shrinking.js'
import { node } from './client_solver.js'
import { numberOf, numbersOf, styleOf } from './client_styles.js'
import { wrap } from './client_wrapping.js'

// As GridTracks writes them: five numbers for a track.
/** @param {number[]} numbers @returns {TrackItem[]} */
const itemsOf = (numbers) => {
  const items = []
  for (let at = 0; at < numbers.length; at += 5) {
    const [kind, minimum, maximum, spacing, alignment] = numbers.slice(at, at + 5)
    items.push({
      fixed: kind === 1 ? minimum : undefined, isAdaptive: kind === 3, minimum, ideal: kind === 4 ? spacing : undefined,
      maximum: maximum < 0 ? Infinity : maximum, spacing: spacing < 0 ? undefined : spacing,
      alignment: alignment < 0 ? undefined : [alignment & 65535, 3 + (alignment >> 16)],
    })
  }
  return items
}

/** @param {PageElement} element @param {Map<string, string>} style @param {number} axis @returns {LayoutView | undefined} */
const unusualOf = (element, style, axis) => {
  const along = style.get('ax') === '0' ? 0 : 1
  if (kindOf(element) === 'grid' && style.has('cols')) {
    return node({
      kind: 'lazyGrid', axis: along, alignment: alignmentOf(style), items: itemsOf(numbersOf(style.get('cols'))),
      spacing: numberOf(style, along ? 'g' : 'gx'), children: viewsIn(element, 2),
    })
  }
  if (kindOf(element) === 'grid') {
    return node({
      kind: 'grid', alignment: alignmentOf(style), spacing: [numberOf(style, 'gx'), numberOf(style, 'g')],
      children: viewsIn(element, 2),
    })
  }
  if (kindOf(element) === 'grid-row') {
    return node({
      kind: 'gridRow', alignment: style.has('av') ? alignmentOf(style)[1] : null, children: viewsIn(element, 0),
    })
  }
  if (style.has('ps')) {
    return node({ kind: 'position', at: numbersOf(style.get('ps')), children: [together(viewsIn(element, axis), 1)] })
  }
  if (style.has('fit')) {
    const axes = numberOf(style, 'fit')
    return node({ kind: 'fitting', axes: [!!(axes & 1), !!(axes & 2)], children: viewsIn(element, axis) })
  }
  if (style.has('la')) {
    return node({
      kind: style.has('lo') ? 'appOpen' : 'app', answers: ['la', 'lb', 'lc'].map((name) => numbersOf(style.get(name))),
      children: viewsIn(element, numberOf(style, 'ax') ?? 2),
    })
  }
}

// Around its frame, from inside to outside.
/** @param {Map<string, string>} style @param {LayoutView} view */
const around = (style, view) => {
  /** @param {LayoutTree} tree */
  const wrap = (tree) => { view = node({ ...tree, children: [view] }) }
  const edges = numberOf(style, 'sa')
  if (edges) wrap({ kind: 'safeArea', edges: [1, 2, 4, 8].map((edge) => !!(edges & edge)) })
  // The outermost comes first: its number, a constant and two factors, then others that it depends on.
  const said = numbersOf(style.get('gd'))
  for (let at = said.length - 4, terms = []; at >= 0; at -= 4) {
    const [guide, ...value] = said.slice(at, at + 4)
    if (guide < 0) terms.push([-1 - guide, value[0]])
    else {
      wrap({ kind: 'guide', guide, value, terms })
      terms = []
    }
  }
  if (style.has('cs') || style.has('ca')) {
    wrap({ kind: 'gridCell', span: numberOf(style, 'cs') ?? 1, column: style.has('ca') ? guideIn(style, 'ca', 0) : undefined })
  }
  return view
}

/** @param {PageElement} layer @param {LayoutView} base @param {number} axis */
const besideBar = (layer, base, axis) => {
  const style = styleOf(layer), edge = numberOf(style, 'edge'), bar = viewOf(layer, axis)
  return node({
    kind: 'insetBar', edge: edge - 1, alignment: alignmentOf(style)[edge & 1 ? 0 : 1], spacing: numberOf(style, 'g'),
    children: [base, bar],
  })
}

// In the page's own flow a cell is offered the length of its track across. A header and a
// footer have the length of all tracks.
/** @param {PageElement} element @param {PageElement} around @param {CSSStyleDeclaration} style @returns {[Length, Length] | undefined} */
const cellOffer = (element, around, style) => {
  /** @type {(tracks: string) => number} */
  const track = (tracks) => {
    const lengths = tracks.split(' ').map(parseFloat)
    return lengths[elementsBefore(element) % lengths.length]
  }
  const rows = /** @type {PageElement} */ (element.closest('.grid.ax-0'))
  // Rows of a grid without a fixed height are as high as their cells.
  if (rows) return [null, !rows.matches('[class*=" h-"]') ? null : around === rows ? track(style.gridTemplateRows) : rows.clientHeight]
  if (around.matches('.grid')) return [track(style.gridTemplateColumns), null]
}

// Elements of the same line and of earlier ones, back to the last one that takes a whole line.
/** @param {PageElement} element */
const elementsBefore = (element) => {
  let count = 0
  for (let at = element.previousElementSibling; at && !at.matches('.window,.section-head'); at = at.previousElementSibling) count++
  return count
}

// A view that fills a page and scrolls with the window begins behind the bar if it leaves the safe area there. Its ground
// fills the window, whatever is scrolled.
/** @param {PageElement} slot @param {PageElement[]} contents @returns Whether the bar is clear. */
const reachUp = (slot, contents) => {
  if (!slot.matches('.page-content')) return false
  // A search stands around what it searches.
  const inside = contents[0]?.matches('.search') ? placedIn(/** @type {PageElement} */ (contents[0].querySelector(':scope>.search-content'))) : contents
  const [view] = inside, style = inside.length === 1 && view.matches('.list,.form,.scroll.sax-2') && styleOf(view)
  const isBehind = style && view === contents[0] && view.matches('.scroll') && !!(numberOf(style, 'sa') & 1)
  // A view with a size or corners of its own shows its ground itself. A clear view has none.
  const paints = !style || ['h', 'xh', 'r', 'ov'].some((name) => style.has(name)) ? ''
    : [...view.classList].filter((name) => /^(bg-(?!s27)|bgg-|mt-)/.test(name)).join(' ')
  let ground = slot.querySelector(':scope>.ground')
  if (paints && !ground) slot.append(ground = create(['div', ['data-p', '']]))
  if (!paints) ground?.remove()
  // A class that is written again would be a change.
  else if (ground.className !== 'ground ' + paints) ground.className = 'ground ' + paints
  slot.toggleAttribute('data-grounded', !!paints)
  slot.toggleAttribute('data-reaches', isBehind || !!paints)
  const isClear = (isBehind || !!paints) && isAtTop(slot)
  slot.style.marginTop = isBehind ? `${-clearBar(slot, isClear)}px` : ''
  return isClear
}
on('scroll', () => {
  for (const slot of /** @type {NodeListOf<PageElement>} */ (document.querySelectorAll('[data-reaches],[data-larger]'))) clearBar(slot, isAtTop(slot))
}, true)

/** What the first script calls. */
export const seldomFunctions = {
  _around: around, _besideBar: besideBar, _cellOffer: cellOffer, _reachUp: reachUp, _unusualOf: unusualOf, _smallerIn: smallerIn, _scaleText: scaleText, _takesKey: takesKey,
  _wrap: wrap,
}
addRules(seldomFunctions)
