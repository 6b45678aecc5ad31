// The client's solver, joined as ScriptModule.swift joins it.
import { readFileSync } from 'node:fs'

const folder = new URL('../../../Sources/PageClient/Resources/', import.meta.url)
const body = ['client_solver', 'client_stacks', 'client_rules', 'client_grids', 'client_rare_rules', 'client_answers']
  .map((name) => readFileSync(new URL(`${name}.js`, folder), 'utf8')).join('\n')
  .replace(/^import \{[^}]*\} from '[^']*'$/gm, '').replace(/^export /gm, '')

export const { guides, invalidate, layOut, nearest, node, settleView, sizeOf } =
  new Function(`'use strict'\n${body}\nreturn { guides, invalidate, layOut, nearest, node, settleView, sizeOf }`)()

// A text of which only the widths of its words are known, as Words.swift measures it.
const space = 4

export const words = {
  measure(width) {
    const lines = []
    for (const word of this.words) {
      const longer = lines.at(-1) + space + word
      if (longer <= (width ?? Infinity)) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return [Math.max(0, ...lines), lines.length * this.line]
  },
  baselines(size) {
    return this.hasBaselines && size[1] ? [this.ascent, size[1] - this.line + this.ascent] : []
  },
}
