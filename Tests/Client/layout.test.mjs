// What the client's solver does beside giving frames, which the tests in Swift compare.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidate, layOut, nearest, node, sizeOf } from './layout/solver.mjs'

const fixed = (width, height) => ({ kind: 'fixed', own: [width, height] })
const row = (...children) => ({ kind: 'stack', axis: 0, alignment: 6, spacing: 0, children })
const leaf = (measure) => ({ kind: 'leaf', measure, baselines: (size) => [size[1], size[1]] })

test('ten thousand nested views have places', () => {
  let tree = leaf(() => [10, 20])
  for (let level = 0; level < 10000; level++) {
    tree = level % 2 ? row(tree) : { kind: 'padding', insets: [0, 1, 0, 0], children: [tree] }
  }
  const root = layOut(node(tree), 390, 844)
  assert.deepEqual(root.frame, [195 - 5010 / 2, 412, 5010, 20])
})

test('a row of nothing has no size', () => {
  const root = node({ kind: 'stack', axis: 1, alignment: 1, spacing: 8, children: [row(), fixed(10, 20)] })
  layOut(root, 390, 844)
  assert.deepEqual(root.children[0].frame.slice(2), [0, 0])
})

test('what a measure throws is thrown, and what is asked later has an answer', () => {
  const root = node(row(leaf(() => { throw Error('no font') })))
  assert.throws(() => layOut(root, 390, 844), /no font/)
  root.children[0].measure = () => [10, 20]
  invalidate(root.children[0])
  assert.deepEqual(layOut(root, 390, 844).frame, [190, 412, 10, 20])
})

test('only what has changed is measured again', () => {
  const asked = [0, 0], sizes = [[10, 20], [30, 20]]
  const texts = asked.map((_, index) => leaf(() => {
    asked[index] += 1
    return sizes[index]
  }))
  const list = { kind: 'lazyStack', axis: 1, alignment: 0, spacing: 0, children: texts.map((text) => row(text)) }
  const root = layOut(node(list), 390, 844)
  const [first, second] = root.children.map((child) => child.children[0])
  asked.fill(0)
  layOut(root, 390, 844)
  assert.deepEqual(asked, [0, 0])
  sizes[0] = [50, 60]
  invalidate(first)
  layOut(root, 390, 844)
  assert.equal(asked[1], 0)
  assert.deepEqual([first.frame, second.frame], [[0, 382, 50, 60], [0, 442, 30, 20]])
})

test('children that are nodes are kept, and others may come in their place', () => {
  const kept = node(fixed(10, 10)), root = node(row(kept, fixed(20, 10)))
  assert.equal(root.children[0], kept)
  assert.equal(kept.parent, root)
  root.children = [node(fixed(5, 5)), kept]
  invalidate(root)
  assert.deepEqual(sizeOf(root, null, null), [15, 10])
  layOut(root, 15, 10)
  assert.deepEqual(root.children.map(({ frame }) => frame), [[0, 5, 5, 5], [5, 0, 10, 10]])
})

// As LayoutAnswers writes them: a million is infinity, two the ideal length.
const answers = [
  [100, 2e6, 90, 40, 2e6, 2e6, 180, 20, 1e6, 50, 1e6, 50],
  [100, 2e6, 0, 0, 0, 0, 2e6, 2e6, 50, 30, .5, .5, 40, 1e6, 300, 200, 1, 2, 0, 0, 10, 10, 3, 4, 1, 1, 20, 20],
]
const arranged = () => node({ kind: 'app', answers, children: [fixed(30, 10), { kind: 'flexible' }] })

test('what code of the app lays out has the size of the nearest answer', () => {
  const view = arranged()
  assert.deepEqual([[100, null], [null, null], [Infinity, 50], [104, null]].map((offer) => sizeOf(view, ...offer)),
    [[90, 40], [180, 20], [Infinity, 50], [90, 40]])
  assert.equal(nearest(answers[0], 2, [100, null])[0], 0)
  assert.equal(nearest(answers[0], 2, [104, null])[0], 4)
  assert.equal(nearest(answers[0], 2, [null, null])[0], 0)
})

test('views stand by their anchors, for the proposals of the answer', () => {
  const [view, other] = [[100, 500], [300, 200]].map(([width, height]) => layOut(arranged(), width, height))
  // Twenty further than the only place for a width of 100, so that one is the nearest.
  assert.deepEqual(other.children.map(({ frame: [x, y, ...size] }) => [x - other.frame[0], y - other.frame[1], ...size]),
    [[1, 2, 30, 10], [-17, -16, 20, 20]])
  assert.equal(view.children.length, 2)
})

test('without an answer nothing has a size, and nothing is thrown', () => {
  const view = layOut(node({ kind: 'app', answers: [[], []], children: [fixed(30, 10)] }), 100, 100)
  assert.deepEqual(view.frame.slice(2), [0, 0])
})
