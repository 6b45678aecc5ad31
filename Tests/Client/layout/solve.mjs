// Reads trees as JSON (a line each: window's width and height, and the tree), and writes the frames of all their
// views in the order of reading, a line of JSON each.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

// The client's solver, joined as ScriptModule.swift joins it.
const folder = new URL('../../../Sources/WebHost/Resources/', import.meta.url)
const body = ['client_solver', 'client_rules']
  .map((name) => readFileSync(new URL(`${name}.js`, folder), 'utf8')).join('\n')
  .replace(/^import \{[^}]*\} from '[^']*'$/gm, '').replace(/^export /gm, '')
const { layOut, node } = new Function(`'use strict'\n${body}\nreturn { layOut, node }`)()

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
