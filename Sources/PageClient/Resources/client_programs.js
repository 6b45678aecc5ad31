// Layout programs. The session says with each element which rules it has, in which order, with which numbers:
// LayoutProgram.swift writes them, and names the steps.

import { later, seldom } from './client_second_script.js'
import { guides } from './client_solver.js'
import { arrangements } from './client_views.js'
import { Step } from './client_vocabulary.js'

/** @type {Map<string, LayoutProgram>} */
const programs = new Map()

// Nothing stands for the usual. Behind a guide of the app stands its value in views that say nothing of it.
/** @param {string} text */
const numberIn = (text) => {
  const [number, ...value] = text.split('/').map(Number)
  if (value.length) guides[number] = value
  return text ? number : undefined
}

// Steps that inform the elements around.
const saidSteps = [Step.rowInset, Step.leads, Step.hugs, Step.away]

/** @param {string} text @returns {LayoutProgram} */
const programIn = (text) => {
  /** @type {LayoutProgram} */
  const program = { _own: undefined, _place: undefined, _around: [], _said: {} }
  for (const step of text.replace(/^~/, '').split(' ')) {
    const [code] = step, [numbers, ...answers] = step.slice(1).split(';').map((list) => list ? list.split(',').map(numberIn) : [])
    // A program that cannot be read is none: the element lays out its content plainly. Rare steps may come with a script.
    const isSaid = saidSteps.includes(code)
    const isKnown = !code || modifiers[code] || arrangements[code] || isSaid || [Step.row, Step.layer, Step.bar, Step.holder, Step.controlLabel].includes(code) || text[0] === '~' && !seldom
    if (!isKnown || numbers.some(Number.isNaN)) {
      later((more) => more._tellUnreadable(text))
      return programIn(Step.flow)
    }
    const one = /** @type {LayoutStep} */ ([code, numbers, answers])
    if (modifiers[code]) program._around.push(one)
    else if (isSaid) program._said[code] = numbers ?? []
    else if (code === Step.layer || code === Step.bar) program._place = one
    else if (code) program._own = one
  }
  return program
}

/** @param {PageElement} element */
export const programOf = (element) => {
  const text = element.dataset.l ?? ''
  let program = programs.get(text)
  if (!program) programs.set(text, program = programIn(text))
  return program
}

// A horizontal and a vertical guide.
/** @param {(number | undefined)[]} numbers @returns {[Guide, Guide]} */
export const pairOf = ([across = 1, down = 4]) => [across, down]
/** @param {number} bits */
export const bothOf = (bits) => [!!(bits & 1), !!(bits & 2)]

// The rules of modifiers around a view. Those that pages seldom have add themselves: see client_rare_steps.js.
/** @type {Record<string, (numbers: any[]) => LayoutTree>} */
export const modifiers = {
  [Step.padding]: (insets) => ({ kind: 'padding', insets }),
  [Step.ratio]: ([fills, ratio]) => ({ kind: 'ratio', ratio, fills: !!fills }),
  [Step.fixedSize]: ([axes]) => ({ kind: 'fixedSize', axes: bothOf(axes) }),
  [Step.frame]: ([width, height, ...alignment]) => ({ kind: 'frame', width, height, alignment: pairOf(alignment) }),
  [Step.limits]: ([a, b, c, d, e, f, ...alignment]) => ({ kind: 'flexibleFrame', limits: [[a, b, c], [d, e, f]], alignment: pairOf(alignment) }),
  [Step.priority]: ([value]) => ({ kind: 'priority', value }),
}
