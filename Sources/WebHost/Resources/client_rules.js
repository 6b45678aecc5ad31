// The rules of layout by kind: `size` chooses a size for a proposal, `place` puts the children.
import { guideOf, isOpen, priorityOf, put, putAligned, sizeOf, standard, explicit } from './client_solver.js'

const usual = 8
const clamp = (value, least, most) => Math.min(Math.max(value, least), most)
const only = (view) => view.children[0]
const less = (length, by) => length === null ? null : Math.max(0, length - by)

/** A rule that wraps one view: what it proposes, its own size, and where the view stands. */
const wrapper = (offer, size = (view, chosen) => chosen, place) => ({
  size: (view, width, height) => {
    const chosen = sizeOf(only(view), ...offer(view, width, height))
    return size(view, chosen, width, height)
  },
  place: (view, own, [width, height]) => {
    const proposed = offer(view, width, height)
    const chosen = sizeOf(only(view), ...proposed)
    if (place) place(view, own, chosen, proposed)
    else put(only(view), chosen, proposed, 0, 0)
  },
})

/** Without a factor a guide does not ask for the length, which may be endless. */
const times = (factor, length) => factor ? factor * length : 0

const aligned = (view, own, chosen, offer) =>
  putAligned(only(view), chosen, offer, view.alignment,
    standard(view.alignment[0], own), standard(view.alignment[1], own))

const through = (view, guide, size, offer) => explicit(only(view), guide, size, offer)

const flexible = { size: (view, width, height) => [width ?? view.ideal?.[0] ?? 10, height ?? view.ideal?.[1] ?? 10] }

// MARK: Stacks

/** Highest priority first, in each the least flexible: an equal share of what is left. */
export const share = (available, claims, choose) => {
  const order = claims.map((claim, index) => ({
    ...claim, index, flexibility: claim.least === Infinity ? 0 : claim.most - claim.least,
  })).sort((a, b) => compare(b.priority, a.priority) || compare(a.flexibility, b.flexibility) || a.index - b.index)
  let left = available
  for (let begin = 0; begin < order.length;) {
    let end = begin
    while (end < order.length && order[end].priority === order[begin].priority) end += 1
    const kept = order.slice(end).reduce((sum, claim) => sum + claim.least, 0)
    for (let at = begin; at < end; at++) {
      const taken = choose(order[at].index, Math.max(0, (left - kept) / (end - at)))
      if (Number.isFinite(left)) left -= taken
    }
    begin = end
  }
}
const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0

const offerAlong = (axis, along, across) => axis ? [across, along] : [along, across]

const gap = (view, before, after) =>
  view.spacing ?? (isOpen(before) || isOpen(after) ? 0 : usual)

const gaps = (view) => view.children.slice(1)
  .reduce((sum, child, index) => sum + gap(view, view.children[index], child), 0)

const stackOffers = (view, offer) => {
  const { axis, children } = view
  const across = offer[1 - axis], along = offer[axis]
  if (along === null) return children.map(() => offerAlong(axis, null, across))
  const shares = []
  const claims = children.map((child) => ({
    priority: priorityOf(child),
    least: sizeOf(child, ...offerAlong(axis, 0, across))[axis],
    most: sizeOf(child, ...offerAlong(axis, Infinity, across))[axis],
  }))
  share(along - gaps(view), claims, (index, length) => {
    shares[index] = length
    return sizeOf(children[index], ...offerAlong(axis, length, across))[axis]
  })
  return shares.map((length) => offerAlong(axis, length, across))
}

const stack = {
  isOpaque: true,
  size: (view, width, height) => {
    const { axis, alignment, children } = view
    if (!children.length) return [0, 0]
    const offers = stackOffers(view, [width, height])
    let along = gaps(view), before = 0, after = 0
    children.forEach((child, index) => {
      const size = sizeOf(child, ...offers[index])
      const guide = guideOf(child, alignment, size, offers[index])
      along += size[axis]
      before = Math.max(before, guide)
      after = Math.max(after, size[1 - axis] - guide)
    })
    const size = [0, 0]
    size[axis] = Math.max(0, along)
    size[1 - axis] = before + after
    return size
  },
  place: (view, size, offer) => {
    const { axis, alignment, children } = view
    const proposed = [...offer]
    proposed[1 - axis] ??= size[1 - axis]
    const offers = stackOffers(view, proposed)
    const chosen = children.map((child, index) => sizeOf(child, ...offers[index]))
    const guides = children.map((child, index) => guideOf(child, alignment, chosen[index], offers[index]))
    const base = Math.max(0, ...guides)
    let along = 0
    children.forEach((child, index) => {
      if (index) along += gap(view, children[index - 1], child)
      const across = base - guides[index]
      put(child, chosen[index], offers[index], axis ? across : along, axis ? along : across)
      along += chosen[index][axis]
    })
  },
}

// MARK: Layers

const reach = (view, offer) => {
  const highest = Math.max(...view.children.map(priorityOf))
  const sides = [0, 0, 0, 0]
  for (const child of view.children) {
    if (priorityOf(child) !== highest) continue
    const size = sizeOf(child, ...offer)
    const x = guideOf(child, view.alignment[0], size, offer), y = guideOf(child, view.alignment[1], size, offer)
    ;[x, size[0] - x, y, size[1] - y].forEach((length, side) => { sides[side] = Math.max(sides[side], length) })
  }
  return sides
}

const layers = {
  isOpaque: true,
  size: (view, width, height) => {
    if (!view.children.length) return [0, 0]
    const [left, right, up, down] = reach(view, [width, height])
    return [left + right, up + down]
  },
  place: (view, size, offer) => {
    if (!view.children.length) return
    const [left, , up] = reach(view, offer)
    for (const child of view.children) putAligned(child, sizeOf(child, ...offer), offer, view.alignment, left, up)
  },
}

const overlay = {
  size: (view, width, height) => sizeOf(only(view), width, height),
  place: (view, size, offer) => {
    const [base, ...over] = view.children
    put(base, size, offer, 0, 0)
    const [x, y] = view.alignment.map((guide) => guideOf(base, guide, size, offer))
    for (const layer of over) putAligned(layer, sizeOf(layer, ...size), size, view.alignment, x, y)
  },
  guide: through,
  priority: (view) => priorityOf(only(view)),
}

// MARK: Grids

const tracksOf = (items, proposed) => {
  let fixed = 0, open = 0
  items.forEach((item, index) => {
    if (index) fixed += items[index - 1].spacing ?? usual
    if (item.fixed !== undefined) fixed += item.fixed
    else open += 1
  })
  let left = proposed === null ? 0 : Math.max(0, proposed - fixed)
  let start = 0
  const tracks = []
  for (const item of items) {
    const behind = item.spacing ?? usual
    const add = (length) => {
      tracks.push({ start, length })
      start += length + behind
    }
    if (item.fixed !== undefined) add(item.fixed)
    else if (!item.isAdaptive) {
      const length = clamp(left / open--, item.minimum, item.maximum ?? Infinity)
      if (left < Infinity) left = Math.max(0, left - length)
      add(length)
    } else {
      const share = left / open--
      const count = Math.max(1, Number.isFinite(share)
        ? Math.floor((share + behind) / (Math.max(item.minimum, 1) + behind)) : 1)
      const length = clamp((share - (count - 1) * behind) / count, item.minimum, item.maximum ?? Infinity)
      for (let index = 0; index < count; index++) add(length)
      if (left < Infinity) left = Math.max(0, left - length * count - behind * (count - 1))
    }
  }
  return tracks
}

const lazyGrid = {
  isOpaque: true,
  lines: (view, tracks) => {
    const lines = []
    view.children.forEach((child, index) => {
      const column = index % tracks.length
      const length = sizeOf(child, tracks[column].length, null)[1]
      if (column) lines[lines.length - 1] = Math.max(lines.at(-1), length)
      else lines.push(length)
    })
    return lines
  },
  size: (view, width) => {
    const tracks = tracksOf(view.items, width), lines = lazyGrid.lines(view, tracks)
    const spacing = view.spacing ?? usual
    return [tracks.at(-1).start + tracks.at(-1).length,
      lines.reduce((sum, line) => sum + line, 0) + spacing * Math.max(0, lines.length - 1)]
  },
  place: (view, size, [width]) => {
    const tracks = tracksOf(view.items, width), lines = lazyGrid.lines(view, tracks)
    let start = 0
    view.children.forEach((child, index) => {
      const column = index % tracks.length, line = (index - column) / tracks.length
      if (!column && line) start += lines[line - 1] + (view.spacing ?? usual)
      const track = tracks[column], offer = [track.length, null]
      putAligned(child, sizeOf(child, ...offer), offer, [1, 4],
        track.start + track.length / 2, start + lines[line] / 2)
    })
  },
}

const limited = (view, axis, length) => {
  const [minimum, ideal, maximum] = view.limits[axis]
  const wanted = length ?? ideal
  return wanted === null ? null : clamp(wanted, minimum ?? 0, maximum ?? Infinity)
}

const frameLength = (view, axis, proposed, child) => {
  const [minimum, ideal, maximum] = view.limits[axis]
  const least = minimum ?? Math.min(child, maximum ?? Infinity)
  const most = maximum ?? Math.max(child, least)
  return clamp(proposed ?? ideal ?? child, least, most)
}

const ratioOffer = (view, width, height) => {
  const ideal = sizeOf(only(view), null, null)
  const ratio = view.ratio ?? (ideal[1] > 0 ? ideal[0] / ideal[1] : 1)
  if (!(ratio > 0 && ratio < Infinity)) return [width, height]
  if (width === null && height === null) [width, height] = ideal
  else if (height === null) return [width, width / ratio]
  else if (width === null) return [height * ratio, height]
  if (width === Infinity && height === Infinity) return [width, height]
  return (height * ratio < width) !== view.fills ? [height * ratio, height] : [width, width / ratio]
}

const chosenOf = (view, width, height) => view.children.find((child) => {
  const ideal = sizeOf(child, null, null)
  return (!view.axes[0] || ideal[0] <= (width ?? Infinity)) && (!view.axes[1] || ideal[1] <= (height ?? Infinity))
}) ?? view.children.at(-1)

export const rules = {
  flexible,
  square: {
    size: (view, width, height) => {
      const side = width === null && height === null ? 10 : Math.min(width ?? Infinity, height ?? Infinity)
      return [side, side]
    },
  },
  fixed: { size: (view) => view.own },
  divider: { size: (view, width, height) => view.axis ? [view.thickness, height ?? 10] : [width ?? 10, view.thickness] },
  leaf: {
    size: (view, width, height) => view.measure(view, width, height),
    guide: (view, guide, size) => guide > 5 ? view.baselines(view, size)?.[guide - 6] : undefined,
  },
  safeArea: wrapper((view, width, height) => [width, height]),
  spacer: {
    size: (view, width, height) => [width, height].map((length, axis) =>
      axis === view.axis ? Math.max(view.minimum, length ?? view.minimum) : 0),
    priority: () => -Infinity,
    isOpen: true,
  },
  frame: wrapper(
    (view, width, height) => [view.width ?? width, view.height ?? height],
    (view, chosen) => [view.width ?? chosen[0], view.height ?? chosen[1]], aligned),
  flexibleFrame: wrapper(
    (view, width, height) => [limited(view, 0, width), limited(view, 1, height)],
    (view, chosen, width, height) => [
      frameLength(view, 0, width, chosen[0]), frameLength(view, 1, height, chosen[1])], aligned),
  padding: wrapper(
    ({ insets: [top, leading, bottom, trailing] }, width, height) =>
      [less(width, leading + trailing), less(height, top + bottom)],
    ({ insets: [top, leading, bottom, trailing] }, [width, height]) =>
      [width + leading + trailing, height + top + bottom],
    (view, own, chosen, offer) => put(only(view), chosen, offer, view.insets[1], view.insets[0])),
  fixedSize: wrapper(
    (view, width, height) => [view.axes[0] ? null : width, view.axes[1] ? null : height]),
  ratio: wrapper(ratioOffer),
  offset: {
    ...wrapper((view, width, height) => [width, height], undefined,
      (view, own, chosen, offer) => put(only(view), chosen, offer, view.by[0], view.by[1])),
    guide: through,
  },
  position: {
    size: (view, width, height) => {
      const ideal = sizeOf(only(view), width, height)
      return [width ?? ideal[0], height ?? ideal[1]]
    },
    place: (view, size) =>
      putAligned(only(view), sizeOf(only(view), ...size), size, [1, 4], view.at[0], view.at[1]),
  },
  guide: {
    ...wrapper((view, width, height) => [width, height]),
    guide: (view, guide, size, offer) => guide === view.guide
      ? view.value[0] + times(view.value[1], size[0]) + times(view.value[2], size[1])
      : through(view, guide, size, offer),
  },
  priority: { ...wrapper((view, width, height) => [width, height]), priority: (view) => view.value },
  stack,
  layers,
  overlay,
  geometry: {
    ...flexible,
    isOpaque: true,
    place: (view, size) => {
      for (const child of view.children) put(child, sizeOf(child, ...size), size, 0, 0)
    },
  },
  fitting: {
    size: (view, width, height) => sizeOf(chosenOf(view, width, height), width, height),
    place: (view, size, offer) => {
      const chosen = chosenOf(view, ...offer)
      for (const child of view.children) {
        child.isShown = child === chosen
        put(child, sizeOf(child, ...offer), offer, 0, 0)
      }
    },
  },
  scroll: {
    isOpaque: true,
    ...wrapper(
      (view, width, height) => [view.axes[0] ? null : width, view.axes[1] ? null : height],
      (view, chosen, width, height) => [
        view.axes[0] ? width ?? chosen[0] : chosen[0], view.axes[1] ? height ?? chosen[1] : chosen[1]],
      (view, own, chosen, offer) => put(only(view), chosen, offer,
        view.axes[0] ? 0 : (own[0] - chosen[0]) / 2, view.axes[1] ? 0 : (own[1] - chosen[1]) / 2)),
    guide: () => undefined,
  },
  lazyGrid,
}
