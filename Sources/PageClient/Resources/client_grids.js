// The rules of lazy stacks and of grids. They belong to the script of what pages seldom have: see client_rare_steps.js.
import { middle, putInside, shared, total, turned, usual } from './client_stacks.js'
import { rules, wrapper } from './client_rules.js'
import { guideOf, larger, put, sizeFor, sizeOf, smaller, standard } from './client_solver.js'

// A child after the other with its ideal length, as long across as is offered.
/** @type {LayoutRule} */
const lazyStack = {
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

// The columns of a table with their lengths for a width. A column is at least as wide as its ideal. Where there is more
// room, all are as wide as each other, within their bounds; where there is less, they shrink towards their least widths,
// and below these in proportion.
/** @type {(items: TrackItem[], proposed: Length) => TrackItem[]} */
const columnsFor = (items, proposed) => {
  const spacing = 16, ideals = items.map(({ ideal }) => ideal)
  const room = proposed === null ? Infinity : larger(0, proposed - spacing * (items.length - 1))
  const least = total(items.map(({ minimum }) => minimum)), wanted = total(ideals)
  let lengths = ideals, open = items.map((_, index) => index), left = room
  if (room < least) lengths = items.map(({ minimum }) => minimum * (room / least))
  else if (room < wanted) {
    const part = (room - least) / (wanted - least)
    lengths = items.map(({ ideal, minimum }) => minimum + (ideal - minimum) * part)
  } else while (open.length && isFinite(room)) {
    const share = left / open.length
    for (const index of open) lengths[index] = smaller(larger(share, items[index].ideal), items[index].maximum ?? Infinity)
    // Those that need more than their share are settled first, or else those that take less.
    const excess = total(open.map((index) => lengths[index] - share))
    const settled = open.filter((index) => !excess || (lengths[index] - share) * excess > 0)
    for (const index of settled) left -= lengths[index]
    open = open.filter((index) => !settled.includes(index))
  }
  return lengths.map((fixed) => ({ fixed, minimum: fixed, spacing }))
}

// Fixed tracks take their length. The others share what is left between their limits, in order; an adaptive one
// is as many tracks as its share has room for.
/** @type {(items: TrackItem[], proposed: Length) => Track[]} */
const tracksOf = (items, proposed) => {
  if (!items.length) items = [{ minimum: 10 }]
  if (items.every(({ ideal }) => ideal !== undefined)) items = columnsFor(items, proposed)
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
        count = larger(1, smaller(1e4, Math.floor((share + gap) / (larger(minimum, 1) + gap))))
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
const lazyGrid = {
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
const grid = {
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
const gridRow = { size: () => [0, 0] }

Object.assign(rules, { grid, gridRow, gridCell: wrapper(), lazyGrid, lazyStack })
