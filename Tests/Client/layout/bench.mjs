// How long layout takes: a screen of some 300 views, after a change, and nests that are thousands deep.
// node Tests/Client/layout/bench.mjs
import { invalidate, layOut, node } from './solver.mjs'

// What measures costs next to nothing here, since only the solver is of interest.
const text = (index, line = 22) => ({
  kind: 'leaf', length: 20 + (index * 37) % 190, line,
  measure(width) {
    const lines = Math.max(1, Math.ceil(this.length / Math.max(width ?? Infinity, 40)))
    return [this.length / lines, line * lines]
  },
  baselines: (size) => [16, size[1] - line + 16],
})
const stack = (axis, alignment, ...children) => ({ kind: 'stack', axis, alignment, spacing: null, children })
const padding = (child) => ({ kind: 'padding', insets: [8, 16, 8, 16], children: [child] })
const frame = (child) => ({
  kind: 'flexibleFrame', limits: [[null, null, Infinity], [null, null, null]], alignment: [0, 4], children: [child],
})

// A row as in a list: a picture, two texts above each other, a value at the end.
const row = (index) => padding(stack(0, index % 3 ? 4 : 6,
  { kind: 'fixed', own: [30, 30] },
  frame(stack(1, 0, text(index), text(index + 3, 18))),
  { kind: 'spacer', axis: 0, minimum: 8 },
  text(index % 3)))
const screen = () => {
  const cards = Array.from({ length: 10 }, (_, card) => padding({
    kind: 'overlay', alignment: [1, 4], children: [
      stack(1, 0, text(card, 28), ...[0, 1, 2].map((line) => row(card * 3 + line))), { kind: 'flexible' },
    ],
  }))
  return node({ kind: 'scroll', axes: [false, true], children: [stack(1, 1, ...cards)] })
}
const all = (root) => {
  const views = [root]
  for (const view of views) views.push(...view.children)
  return views
}

const time = (name, prepare, act, count = 300) => {
  const times = []
  for (let round = 0; round < count; round++) {
    const given = prepare(round)
    const begin = performance.now()
    act(given)
    times.push(performance.now() - begin)
  }
  const half = times.slice(count >> 1).sort((one, other) => one - other)
  const [best, usual] = [half[0], half[half.length >> 1]].map((spent) => spent.toFixed(3))
  console.log(`${name}: ${usual} ms after warming up, at best ${best}; ${times[0].toFixed(2)} ms at first`)
}

const views = all(screen())
console.log(`${views.length} views, ${views.filter(({ children }) => !children.length).length} of them leaves`)
time('made and laid out', () => null, () => layOut(screen(), 390, 844))
time('laid out', () => screen(), (root) => layOut(root, 390, 844))
const shown = screen(), texts = all(shown).filter(({ kind }) => kind === 'leaf')
time('a changed text', (round) => texts[round % texts.length], (view) => {
  view.length += 1
  invalidate(view)
  layOut(shown, 390, 844)
})
time('another width', (round) => 300 + round, (width) => layOut(shown, width, 844))

const nests = {
  frames: (child) => frame(child),
  paddings: (child) => ({ kind: 'padding', insets: [1, 0, 0, 0], children: [child] }),
  rows: (child) => stack(0, 6, child, { kind: 'fixed', own: [1, 1] }),
  mixed: (child, level) => stack(level & 1, level & 1 ? 0 : 6, padding(child), text(level)),
  grids: (child) => ({
    kind: 'grid', alignment: [1, 4], spacing: [0, 0],
    children: [{ kind: 'gridRow', children: [child, { kind: 'flexible' }] }],
  }),
}
for (const [name, nest] of Object.entries(nests)) {
  // Each grid asks its cells again for the widths that its columns got.
  for (const depth of name === 'grids' ? [10, 40] : [2000, 10000]) {
    let tree = text(5)
    for (let level = 0; level < depth; level++) tree = nest(tree, level)
    try {
      const begin = performance.now()
      const root = layOut(node(tree), 390, 844)
      const spent = performance.now() - begin
      console.log(`${depth} ${name}: ${spent.toFixed(0)} ms, ${root.frame.map((side) => +side.toFixed(2))}`)
    } catch (error) {
      console.log(`${depth} ${name}: ${error}`)
    }
  }
}
