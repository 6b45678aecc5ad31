// What the client's solver does beside giving frames, which the tests in Swift compare.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidate, layOut, node, sizeOf } from './layout/solver.mjs'

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
