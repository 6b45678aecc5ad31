// Undo.
// Steps are what differs, the selections before and after, and the kind of edit. What the server makes
// of an edit belongs to it, so that one undo takes both back.

import { changed, difference, selectionOf } from './client_edits.js'
import { on } from './client_elements.js'

const composed = 'insertCompositionText'
/** @param {string} text @param {number} place @param {string} gone @param {string} come */
const replaced = (text, place, gone, come) => text.slice(0, place) + come + text.slice(place + gone.length)
/** @param {string} text @param {Step} step */
const undone = (text, [place, gone, come]) => replaced(text, place, come, gone)
/** @param {string} text @param {Step} step */
const redone = (text, [place, gone, come]) => replaced(text, place, gone, come)


/** @param {Step} step @param {string} from @param {string} to */
const stretch = (step, from, to) => step.splice(0, 3, ...difference(from, to).map((part) =>
  // A copy, which holds no more of the text in memory.
  JSON.parse(JSON.stringify(part))))

/**
 * @param {Control} control @param {string} kind @param {Selected | undefined} before @param {Selected} after
 * @param {string} old @param {string} text
 */
export const addStep = (control, kind, before, after, old, text) => {
  const steps = control._steps ??= []
  steps.length = control._done ?? 0
  const last = steps.at(-1)
  const isRun = kind === composed ? !control._begins
    : /^insertText|^deleteContent/.test(kind) && `${last?.[4]}` === `${before}`
  if (isRun && last?.[5] === kind) stretch(last, undone(old, last), text), last[4] = after
  else stretch(steps[steps.push([0, '', '', before ?? after, after, kind]) - 1], old, text)
  control._begins = false
  if (steps.length > 200) steps.shift()
  control._done = steps.length
}

// The server wrote into a field. `moved` says where a selection is now; `isOther`: not in answer to the
// newest edit.
/**
 * @param {Control} control @param {string} old @param {string} text @param {Selected} before
 * @param {Selected} after @param {(selected: Selected) => Selected} moved @param {boolean} isOther
 */
export const rewritten = (control, old, text, before, after, moved, isOther) => {
  const { _steps: steps, _done: done } = control
  if (!steps?.length) return
  if (isOther) return addStep(control, '', before, after, old, text)
  const [last, next] = [steps[done - 1], steps[done]]
  if (last) stretch(last, undone(old, last), text), last[4] = moved(last[4])
  if (next) stretch(next, text, redone(old, next)), next[3] = moved(next[3])
}

/** @param {Control} control @param {boolean} isBack */
const travel = (control, isBack) => {
  const { _steps: steps, _done: done } = control
  const step = steps?.[isBack ? done - 1 : done]
  if (!step || control.readOnly) return
  control._done += isBack ? -1 : 1
  control.value = control._text = (isBack ? undone : redone)(control.value, step)
  control.setSelectionRange(...step[isBack ? 3 : 4])
  control._bias = 0
  // What is typed now begins a run.
  for (const one of steps) one[5] = ''
  changed(control)
}

on('compositionstart', ({ target }) => { target._begins = true })
on('beforeinput', (event) => {
  const { target, inputType } = event
  if (!/^history/.test(inputType) || !selectionOf(target)) return
  event.preventDefault()
  travel(target, inputType === 'historyUndo')
})
on('keydown', (event) => {
  const { target, keyCode } = event
  // By the code, as Z has another letter in other scripts.
  const isZ = keyCode === 90
  if (!isZ && keyCode !== 89 || event.defaultPrevented || event.altKey) return
  if (!event.ctrlKey && !event.metaKey || !selectionOf(target)) return
  event.preventDefault()
  travel(target, isZ && !event.shiftKey)
})
