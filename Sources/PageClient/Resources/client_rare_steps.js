// Steps of layout programs that pages seldom need, for the rules of client_rare_rules.js and client_grids.js. A
// separate script holds them. A page that begins with such a step names the script. Other pages load it with the
// second script, before such a step comes.

import { arrangements, isOf, placedIn, says, together, viewOf, viewsIn } from './client_views.js'
import { create, on } from './client_elements.js'
import { takesKey, tapAt } from './client_keys.js'
import { addRules } from './client_second_script.js'
import { bothOf, modifiers, pairOf, programOf } from './client_programs.js'
import { clearBar, isAtTop } from './client_roots.js'
import { contain } from './client_rare_rules.js'
import { followSources, following } from './client_matches.js'
import { smallerIn, scaleText } from './client_shrinking.js'
import { node } from './client_solver.js'
import { styleOf } from './client_styles.js'
import { Step } from './client_vocabulary.js'
import { wrap } from './client_wrapping.js'

// Seven numbers for a track: its kind, least, greatest and ideal length, the distance behind it, two guides.
/** @param {(number | undefined)[]} numbers */
const itemsOf = (numbers) => {
  /** @type {TrackItem[]} */
  const items = []
  for (let at = 0; at < numbers.length; at += 7) {
    const [kind, minimum, maximum, ideal, spacing, across, down = 4] = numbers.slice(at, at + 7)
    items.push({
      fixed: kind === 1 ? minimum : undefined, isAdaptive: kind === 3, minimum, ideal, maximum, spacing,
      alignment: across === undefined ? undefined : [across, down],
    })
  }
  return items
}

Object.assign(arrangements, /** @type {typeof arrangements} */ ({
  [Step.grid]: ([first, second, ...spacing], element) =>
    node({ kind: 'grid', alignment: pairOf([first, second]), spacing, children: viewsIn(element, 2) }),
  [Step.gridRow]: ([alignment = null], element) => node({ kind: 'gridRow', alignment, children: viewsIn(element, 0) }),
  [Step.lazyGrid]: ([axis, first, second, spacing, ...tracks], element) =>
    node({ kind: 'lazyGrid', axis, alignment: pairOf([first, second]), spacing, items: itemsOf(tracks), children: viewsIn(element, 2) }),
  [Step.position]: (at, element, axis) => node({ kind: 'position', at, children: [together(viewsIn(element, axis), 1)] }),
  [Step.fitting]: ([axes], element, axis) => node({ kind: 'fitting', axes: bothOf(axes), children: viewsIn(element, axis) }),
  // A bar at the bottom. Its items are at least so wide, and stand over all of its width.
  [Step.toolbar]: ([least, spacing], element) => {
    const items = placedIn(element), hasSpacers = items.some((item) => isOf(item, Step.spacer))
    const views = items.map((item) => {
      let view = viewOf(item, 0)
      if (isOf(item, Step.spacer)) return view
      if (says(item, Step.hugs)) view = node({ kind: 'fixedSize', axes: [true, false], children: [view] })
      return node({ kind: 'flexibleFrame', limits: [[least], []], alignment: [1, 4], children: [view] })
    })
    if (!hasSpacers && items.length === 1) {
      return node({ kind: 'flexibleFrame', limits: [[null, null, Infinity], []], alignment: [0, 4], children: views })
    }
    const parted = hasSpacers ? views : views.flatMap((view) => [node({ kind: 'spacer', axis: 0, minimum: spacing }), view]).slice(1)
    return node({ kind: 'stack', axis: 0, alignment: 4, spacing: hasSpacers ? spacing : 0, children: parted })
  },
  [Step.arrangement]: ([axis = 2], element, _, [sizes, places, needs, isOpen]) =>
    node({ kind: isOpen ? 'appOpen' : 'app', answers: [sizes, places, needs], children: viewsIn(element, axis) }),
}))

Object.assign(modifiers, /** @type {typeof modifiers} */ ({
  [Step.safeArea]: ([edges]) => ({ kind: 'safeArea', edges: [1, 2, 4, 8].map((edge) => !!(edges & edge)) }),
  // A guide of the view itself: a constant and two factors, then other guides that it depends on, with their factors.
  [Step.guide]: ([guide, a, b, c, ...others]) => {
    const terms = []
    for (let at = 0; at < others.length; at += 2) terms.push(others.slice(at, at + 2))
    return { kind: 'guide', guide, value: [a, b, c], terms }
  },
  [Step.follow]: ([number, takes, across = .5, down = .5]) => following(number, [takes, across, down]),
  // Two numbers describe each length: points for each point of the container, and points.
  [Step.containerFrame]: ([a, b, c, d, ...alignment]) =>
    ({ kind: 'containerFrame', parts: [[a, b], [c, d]], alignment: pairOf(alignment) }),
  [Step.gridCell]: ([span, axes, column]) => ({ kind: 'gridCell', span, column, unsized: [axes & 1, axes & 2] }),
}))

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
  let [view] = inside
  // A layer in front of a view does not move the view.
  while (inside.length === 1 && view.matches('.ly-2')) view = placedIn(view)[0]
  const style = inside.length === 1 && view?.matches('.list,.form,.scroll.sax-2') && styleOf(view)
  const edges = style && programOf(view)._around.find(([code]) => code === Step.safeArea)?.[1][0]
  const isBehind = style && view === contents[0] && view.matches('.scroll') && !!(edges & 1)
  // A view with a size or corners of its own shows its ground itself. A clear view has none.
  const paints = !style || ['h', 'xh', 'r', 'ov'].some((name) => style.has(name)) ? ''
    : [...view.classList].filter((name) => (view.matches('.scroll') ? /^(bg-(?!s27)|bgg-|mt-)/ : /^(bg-(?!s(27|6|8)$)|bgg-|mt-)/).test(name)).join(' ')
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
  _cellOffer: cellOffer, _reachUp: reachUp, _smallerIn: smallerIn, _scaleText: scaleText, _takesKey: takesKey, _tapAt: tapAt,
  _wrap: wrap, _follow: followSources, _contain: contain,
}
addRules(seldomFunctions)
