// Reads trees as JSON: in the first line the guides of an app, then a line for each tree with the window's width
// and height, what bars cover of it, and the tree. Writes the frames of all views of each in the order of reading,
// a line of JSON each.
import { createInterface } from 'node:readline'
import { guides, invalidate, layOut, node, settleView, words } from './solver.mjs'

const infinite = (key, value) => value === 'inf' ? Infinity : value

const solve = ({ width, height, insets, tree }) => {
  const root = node(tree), views = [root]
  for (const view of views) {
    if (view.kind === 'leaf') Object.assign(view, words)
    views.push(...view.children)
  }
  // What is laid out first is another window, and then another tree: in the end all is as if it had been asked
  // for at once. What has its size from a parameter is half as large then, and texts are longer.
  layOut(root, width / 2, height + 100)
  const changed = views.filter(({ own, words }, index) => index % 3 && (own || words))
  const exchange = (act) => {
    for (const view of changed) {
      for (const list of [view.own, view.words]) list?.forEach((length, index) => { list[index] = act(length) })
      invalidate(view)
    }
  }
  exchange((length) => length / 2)
  layOut(root, width, height, insets)
  exchange((length) => length * 2)
  layOut(root, width, height, insets)
  // One text after the other, which moves no more than the views that answer otherwise.
  const times = (view, number) => {
    view.words.forEach((length, index) => { view.words[index] = length * number })
    if (settleView(view, () => true, () => true)) return
    invalidate(view)
    layOut(root, width, height, insets)
  }
  const texts = changed.filter((view) => view.words)
  for (const number of [2, .5]) for (const text of texts) times(text, number)
  const frames = []
  const visit = (view) => {
    frames.push(view.frame)
    view.children.forEach(visit)
  }
  visit(root)
  return frames
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line, infinite)
  if (Array.isArray(question)) question.forEach((guide, index) => { guides[16 + index] = guide })
  else process.stdout.write(JSON.stringify(solve(question)) + '\n')
}
