// Reads trees as JSON (a line each: window's width and height, and the tree), and writes the frames of all their
// views in the order of reading, a line of JSON each.
import { createInterface } from 'node:readline'
import { layOut, node } from './solver.mjs'

for await (const line of createInterface({ input: process.stdin })) {
  const { width, height, tree } = JSON.parse(line, (key, value) => value === 'inf' ? Infinity : value)
  const frames = []
  const visit = (view) => {
    frames.push(view.frame)
    view.children.forEach(visit)
  }
  visit(layOut(node(tree), width, height))
  process.stdout.write(JSON.stringify(frames) + '\n')
}
