// How lengths are shared out among views in lines: stacks and grids.
import {
  guideOf, isOpen, larger, priorityOf, put, putAligned, sizeFor, sizeOf, smaller, standard,
} from './client_solver.js'

export const usual = 8 // The distance between views that ask for no other.
export const middle = [1, 4]

/** @type {(axis: number, along: Length, across: Length) => Length[]} */
export const turned = (axis, along, across) => axis ? [across, along] : [along, across]

/** @type {(numbers: number[]) => number} */
export const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

// A view that is placed by its guides on those of a box.
/** @type {(view: LayoutView, offer: Offer, alignment: Guide[], box: number[], x?: number, y?: number) => void} */
export const putInside = (view, offer, alignment, box, x = 0, y = 0) =>
  putAligned(view, sizeFor(view, offer), offer, alignment,
    x + standard(alignment[0], box), y + standard(alignment[1], box))

// MARK: Stacks

// Shares a length out: from the highest priority to the lowest, and in each the least flexible first, each is
// offered an equal part of what is left, and says what it takes. Lower priorities' least is kept for them.
/** @type {(available: number, priorities: number[], length: (index: number, share: number) => number) => number[]} */
const shared = (available, priorities, length) => {
  // Nobody else has a claim.
  if (priorities.length === 1) return [larger(0, available)]
  const claims = priorities.map((priority, index) => {
    const least = length(index, 0)
    return { index, priority, least, flexibility: least === Infinity ? 0 : length(index, Infinity) - least }
  })
  // Most are in order, and few: this is faster than to sort them otherwise.
  claims.forEach((claim, at) => {
    for (; at; claims[at] = claims[--at]) {
      const { flexibility, priority } = claims[at - 1]
      if (priority > claim.priority || priority === claim.priority && flexibility <= claim.flexibility) break
    }
    claims[at] = claim
  })
  /** @type {number[]} */
  const shares = []
  for (let begin = 0, left = available; begin < claims.length;) {
    const { priority } = claims[begin]
    let end = begin, kept = 0
    while (end < claims.length && claims[end].priority === priority) end++
    for (let at = end; at < claims.length; at++) kept += claims[at].least
    for (; begin < end; begin++) {
      const { index } = claims[begin]
      shares[index] = larger(0, (left - kept) / (end - begin))
      const taken = length(index, shares[index])
      if (isFinite(left)) left -= taken
    }
  }
  return shares
}

// Of a stack: distances before its children, and their proposals.
/** @type {(view: LayoutView, offer: Offer) => [gaps: number[], offers: Offer[]]} */
const shareStack = (view, offer) => {
  const { axis, children, spacing } = view, along = offer[axis], across = offer[1 - axis]
  view._line ??= [children.map((child, index) => !index ? 0
    : spacing ?? (isOpen(children[index - 1]) || isOpen(child) ? 0 : usual)), children.map(priorityOf)]
  const [gaps, priorities] = view._line
  const shares = along === null ? children.map(() => null) : shared(along - total(gaps), priorities,
    (index, share) => (axis ? sizeOf(children[index], across, share) : sizeOf(children[index], share, across))[axis])
  return [gaps, shares.map((share) => turned(axis, share, across))]
}

/** @type {LayoutRule} */
export const stack = {
  isOpaque: true,
  size: (view, width, height) => {
    const { axis, children } = view
    const [gaps, offers] = shareStack(view, [width, height])
    let along = total(gaps), before = 0, behind = 0
    for (let index = 0; index < children.length; index++) {
      const size = sizeFor(children[index], offers[index])
      const guide = guideOf(children[index], view.alignment, size, offers[index])
      along += size[axis]
      before = larger(before, guide)
      behind = larger(behind, size[1 - axis] - guide)
    }
    return turned(axis, along, before + behind)
  },
  place: (view, size, offer) => {
    const { axis, children } = view
    // With no length offered across, children fill the length that the largest of them chose.
    const [gaps, offers] = shareStack(view, turned(axis, offer[axis], offer[1 - axis] ?? size[1 - axis]))
    const places = children.map((child, index) =>
      guideOf(child, view.alignment, sizeFor(child, offers[index]), offers[index]))
    const base = places.reduce(larger, 0)
    let along = 0
    children.forEach((child, index) => {
      const chosen = sizeFor(child, offers[index])
      const [x, y] = turned(axis, along += gaps[index], base - places[index])
      put(child, chosen, offers[index], x, y)
      along += chosen[axis]
    })
  },
}

// A child after the other with its ideal length, as long across as is offered.
/** @type {LayoutRule} */
export const lazyStack = {
  isOpaque: true,
  size: ({ axis, children, spacing }, width, height) => {
    const across = [width, height][1 - axis]
    const sizes = children.map((child) => sizeFor(child, turned(axis, null, across)))
    return turned(axis, total(sizes.map((size) => size[axis])) + (spacing ?? usual) * larger(0, sizes.length - 1),
      across ?? sizes.reduce((most, size) => larger(most, size[1 - axis]), 0))
  },
  place: ({ alignment, axis, children, spacing }, size, offer) => {
    const proposed = turned(axis, null, offer[1 - axis] ?? size[1 - axis])
    let along = 0
    for (const child of children) {
      const chosen = sizeFor(child, proposed)
      const [x, y] = turned(axis, along, standard(alignment, size) - guideOf(child, alignment, chosen, proposed))
      put(child, chosen, proposed, x, y)
      along += chosen[axis] + (spacing ?? usual)
    }
  },
}

// MARK: Lazy grids

// Fixed tracks take their length. The others share what is left between their limits, in order; an adaptive one
// is as many tracks as its share has room for.
/** @type {(items: TrackItem[], proposed: Length) => Track[]} */
const tracksOf = (items, proposed) => {
  if (!items.length) items = [{ minimum: 10 }]
  let fixed = 0, open = 0, start = 0
  items.forEach((item, index) => {
    if (index) fixed += items[index - 1].spacing ?? usual
    if (item.fixed === undefined) open++
    else fixed += item.fixed
  })
  let left = larger(0, (proposed ?? 0) - fixed)
  return items.flatMap(({ alignment, fixed, isAdaptive, maximum, minimum, spacing }) => {
    const gap = spacing ?? usual
    let count = 1, length = fixed
    if (length === undefined) {
      const share = left / open--
      if (isAdaptive && isFinite(share)) {
        count = larger(1, Math.floor((share + gap) / (larger(minimum, 1) + gap)))
      }
      length = smaller(larger((share - (count - 1) * gap) / count, minimum), maximum ?? Infinity)
      if (isFinite(left)) left = larger(0, left - length * count - gap * (count - 1))
    }
    return Array.from({ length: count }, () => {
      const track = { alignment, length, start }
      start += length + gap
      return track
    })
  })
}

// The axis in which it grows, its tracks, and the lengths of lines of cells.
/** @type {(view: LayoutView, offer: Offer) => [axis: number, tracks: Track[], lines: number[]]} */
const solveLazily = ({ axis = 1, children, items }, offer) => {
  const tracks = tracksOf(items, offer[1 - axis])
  /** @type {number[]} */
  const lines = []
  children.forEach((child, index) => {
    const column = index % tracks.length, line = (index - column) / tracks.length
    const length = sizeFor(child, turned(axis, null, tracks[column].length))[axis]
    lines[line] = column ? larger(length, lines[line]) : length
  })
  return [axis, tracks, lines]
}

/** @type {LayoutRule} */
export const lazyGrid = {
  isOpaque: true,
  size: (view, width, height) => {
    const [axis, tracks, lines] = solveLazily(view, [width, height]), last = tracks[tracks.length - 1]
    return turned(axis, total(lines) + (view.spacing ?? usual) * larger(0, lines.length - 1), last.start + last.length)
  },
  place: (view, size, offer) => {
    const [axis, tracks, lines] = solveLazily(view, offer)
    let start = 0
    view.children.forEach((child, index) => {
      const column = index % tracks.length, line = (index - column) / tracks.length, track = tracks[column]
      if (!column && line) start += lines[line - 1] + (view.spacing ?? usual)
      putInside(child, turned(axis, null, track.length), track.alignment ?? view.alignment ?? middle,
        turned(axis, lines[line], track.length), ...turned(axis, start, track.start))
    })
  },
}

// MARK: Grids

// What a view says of itself as a cell, through what wraps it.
/** @type {(view: LayoutView) => LayoutTree | undefined} */
const saidOf = (view) => {
  while (view && view.kind !== 'gridCell') view = view.children.length === 1 ? view.children[0] : undefined
  return view
}

// What is no row has all columns for itself.
/** @type {(view: LayoutView) => [cells: Cell[], columns: number]} */
const cellsOf = (view) => {
  /** @type {Cell[][]} */
  const [cells, alone] = [[], []]
  let columns = 1
  view.children.forEach((child, row) => {
    let column = 0
    for (const view of child.kind === 'gridRow' ? child.children : []) {
      const said = saidOf(view), span = said?.span ?? 1
      cells.push({ view, row, column, span, said, alignment: said?.column })
      column += span
    }
    columns = larger(columns, column)
    if (child.kind !== 'gridRow') alone.push({ view: child, row, column, span: 0, said: saidOf(child) })
  })
  for (const cell of alone) cell.span = columns
  return [cells.concat(alone), columns]
}

/** @type {(tracks: Track[], first: number, span: number, spacing: number) => number} */
const lengthOf = (tracks, first, span, spacing) =>
  total(tracks.slice(first, first + span).map((track) => track.length)) + spacing * (span - 1)

// Columns or rows: a length is shared out among them as a stack does it. What spans several and needs more than
// they have widens the last of them.
/**
 * @param {number} count @param {Length} proposed @param {number} spacing
 * @param {{ first: number, span: number, length: (share: Length) => number }[]} cells
 * @returns {Track[]}
 */
const tracksFor = (count, proposed, spacing, cells) => {
  const members = Array.from({ length: count }, (_, track) =>
    cells.filter(({ first, span }) => span === 1 && first === track))
  /** @type {(track: number, share: Length) => number} */
  const longest = (track, share) => members[track].reduce((most, cell) => larger(most, cell.length(share)), 0)
  const shares = proposed === null ? null : shared(proposed - spacing * (count - 1), members.map(() => 0), longest)
  const tracks = members.map((_, track) => ({ start: 0, length: longest(track, shares && shares[track]) }))
  for (const { first, length, span } of cells) {
    if (span === 1) continue
    const room = lengthOf(tracks, first, span, spacing)
    const wanted = length(proposed === null ? null : larger(proposed, room))
    if (isFinite(wanted)) tracks[first + span - 1].length += larger(0, wanted - room)
  }
  let start = 0
  for (const track of tracks) {
    track.start = start
    start += track.length + spacing
  }
  return tracks
}

/**
 * @param {LayoutView} view @param {Length} width @param {Length} height
 * @returns {[cells: Cell[], columns: Track[], rows: Track[], size: number[]]}
 */
const solveGrid = (view, width, height) => {
  const [cells, count] = cellsOf(view), [across, down] = spacings(view)
  const columns = tracksFor(count, width, across, cells.filter(({ said }) => !said?.unsized?.[0]).map(
    ({ column, span, view }) => ({ first: column, span, length: (share) => sizeOf(view, share, null)[0] })))
  for (const { alignment, column } of cells) columns[column].alignment = alignment ?? columns[column].alignment
  const rows = tracksFor(view.children.length, height, down, cells.filter(({ said }) => !said?.unsized?.[1]).map(
    ({ column, row, span, view }) => ({
      first: row, span: 1, length: (share) => sizeOf(view, lengthOf(columns, column, span, across), share)[1],
    })))
  const [lastColumn, lastRow] = [columns, rows].map((tracks) => tracks[tracks.length - 1])
  return [cells, columns, rows, [lastColumn.start + lastColumn.length, lastRow.start + lastRow.length]]
}

/** @type {(view: LayoutView) => number[]} */
const spacings = ({ spacing }) => [spacing?.[0] ?? usual, spacing?.[1] ?? usual]

/** @type {LayoutRule} */
export const grid = {
  isOpaque: true,
  size: (view, width, height) => view.children.length ? solveGrid(view, width, height)[3] : [0, 0],
  place: (view, size, [width, height]) => {
    if (!view.children.length) return
    const [cells, columns, rows, own] = solveGrid(view, width, height), alignment = view.alignment ?? middle
    view.children.forEach((child, index) => {
      const { length, start } = rows[index], box = [own[0], length]
      if (child.kind !== 'gridRow') return putInside(child, box, alignment, box, 0, start)
      put(child, box, box, 0, start)
      // The same row may stand at the same place with other columns.
      child._settled = undefined
      for (const { column, row, span, view } of cells) {
        if (row !== index) continue
        const offer = [lengthOf(columns, column, span, spacings(child.parent)[0]), length]
        putInside(view, offer, [columns[column].alignment ?? alignment[0], child.alignment ?? alignment[1]], offer,
          columns[column].start)
      }
    })
  },
}

// Its cells are placed by its grid, and nobody else asks for its size.
/** @type {LayoutRule} */
export const gridRow = { size: () => [0, 0] }
