// Content that a person drags onto views that take it. The session decides what becomes of it. The page tells it of
// the content over a view, at most once in a round trip.

import { takes } from './client_actions.js'
import { session, tell } from './client_connection.js'
import { nodes, on, own, root, screen } from './client_elements.js'
import { sendFile } from './client_files.js'
import { DropPhase, EventKind } from './client_vocabulary.js'

// The number of the view whose content is draggedView. Content from outside has none.
let draggedView = 0
/** @type {{ _element: Control, _sent: number, _place: string } | null} */
let dropPlace = null
// Views that have refused the content.
/** @type {Set<PageElement>} */
const refusing = new Set()

// The types of content from outside.
let outside = ''

/** @param {DataTransfer} transfer */
const typesOf = ({ types, items }) => `${[...new Set([...[...items].map(({ type }) => type), ...types])].filter(Boolean)}`

/** @param {number} phase @param {{ clientX: number, clientY: number }} place @param {string} [text] */
const tellDrop = (phase, { clientX: x, clientY: y }, text = '') => {
  const { _element: element } = dropPlace
  if (!takes(nodes.get(element._n), 'O')) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const numbers = [x - left, y - top, width, height].map((value) => Math.round(value * 100) / 100)
  dropPlace._place = `${x} ${y}`
  dropPlace._sent = tell(EventKind.drop, element._n, [[phase, ...numbers].join(' '), outside, text].join('\n'))
}

/** @param {PageElement | null} target @param {{ clientX: number, clientY: number }} event */
const comeOver = (target, event) => {
  if (target === dropPlace?._element) return
  if (dropPlace) tellDrop(DropPhase.exited, event)
  dropPlace = target && { _element: /** @type {Control} */ (target), _sent: 0, _place: '' }
  if (dropPlace) tellDrop(DropPhase.entered, event)
}

/** @param {PageElement} target */
const takerOf = (target) => {
  for (let at = own(target); at; at = own(at.parentElement)) {
    if (!takes(at, 'O') || at.closest('[inert]')) continue
    if (at.dataset.drop === 'refused') refusing.add(at)
    if (!refusing.has(at)) return at
  }
  return null
}

/** @param {{ clientX: number, clientY: number }} event */
export const endDrag = (event) => {
  comeOver(null, event)
  refusing.clear()
  root.classList.remove('drags')
  if (takes(nodes.get(draggedView), 'D')) tell(EventKind.drag, draggedView, 0)
  draggedView = 0
}

on('dragstart', (event) => {
  let source = own(event.target)
  while (source && !takes(source, 'D')) source = own(source.parentElement)
  if (!source || event.defaultPrevented) return
  const { dataTransfer: transfer } = event, { left, top } = source.getBoundingClientRect()
  // Firefox drags nothing without data.
  transfer.clearData()
  transfer.setData('application/x-apus', '1')
  transfer.effectAllowed = 'all'
  transfer.setDragImage(source, event.clientX - left, event.clientY - top)
  beginDrag(source)
})

/** @param {Control} source */
export const beginDrag = (source) => {
  draggedView = source._n
  outside = ''
  refusing.clear()
  tell(EventKind.drag, draggedView, 1)
}

/** @param {PageElement} target @param {{ clientX: number, clientY: number }} place */
export const dragTo = (target, place) => {
  // Frames of views take content also where they are empty.
  root.classList.add('drags')
  comeOver(takerOf(target), place)
  if (!dropPlace) return
  const isAnswered = !session._queue.some(([number]) => number === dropPlace._sent)
  if (isAnswered && dropPlace._place !== `${place.clientX} ${place.clientY}`) tellDrop(DropPhase.moved, place)
}

/** @param {{ clientX: number, clientY: number }} place */
export const dropAt = (place) => {
  if (dropPlace && dropPlace._element.dataset.drop !== 'forbidden') {
    tellDrop(DropPhase.dropped, place)
    dropPlace = null
  }
  endDrag(place)
}

/** @param {DragEvent & { target: PageElement }} event */
const dragOver = (event) => {
  outside = draggedView ? '' : typesOf(event.dataTransfer)
  dragTo(event.target, event)
  if (!dropPlace) return
  const effect = dropPlace._element.dataset.drop
  event.dataTransfer.dropEffect = effect === 'forbidden' ? 'none' : ['move', 'before', 'after'].includes(effect) ? 'move' : 'copy'
  event.preventDefault()
}
// A browser tells of a view that the pointer enters by the first event, and of one where the pointer stays by the other.
on('dragenter', dragOver)
on('dragover', dragOver)

on('drop', async (event) => {
  if (!dropPlace) return
  event.preventDefault()
  const here = dropPlace, { clientX, clientY, dataTransfer: transfer } = event
  const files = draggedView ? [] : [...transfer.files]
  const text = draggedView || files.length ? '' : transfer.getData('text/uri-list') || transfer.getData('text/plain')
  // The files come before the drop.
  for (const file of files) {
    const sent = sendFile(here._element, file)
    // The session says that a file is too large.
    if (file.size <= +here._element.dataset.max) await sent
  }
  if (dropPlace === here) {
    tellDrop(DropPhase.dropped, { clientX, clientY }, text)
    dropPlace = null
  }
  endDrag(event)
})

// The pointer has left the window.
on('dragleave', (event) => { if (!event.relatedTarget) draggedView ? comeOver(null, event) : endDrag(event) })
// A browser does not tell the end if the view is gone that was dragged. No pointer is told of while a view is dragged.
on('pointerdown', (event) => { if (event.isPrimary && !carried && (draggedView || dropPlace)) endDrag(event) }, true)
on('dragend', endDrag)

// A field in a view that can be dragged keeps the pointer, which places the caret and chooses text. A finger drags
// without the browser: see client_lifts.js.
/** @type {PageElement[]} */
const heldStill = []
on('pointerdown', ({ target, pointerType }) => {
  if (pointerType !== 'touch' && !target.matches('input,textarea,select')) return
  for (let at = own(target); at; at = own(at.parentElement)) if (takes(at, 'D')) {
    at.draggable = false
    heldStill.push(at)
  }
}, true)
const letDrag = () => { for (const one of heldStill.splice(0)) one.draggable = takes(one, 'D') }
on('pointerup', letDrag, true)
on('pointercancel', letDrag, true)

// MARK: Keys

// The view whose content keys drag.
/** @type {PageElement | null} */
let carried = null

/** @param {PageElement} element */
const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** @param {number} step */
const carryOn = (step) => {
  const places = [...screen.querySelectorAll('[data-drop]')].filter((one) => takes(one, 'O') && one.checkVisibility() && !one.closest('[inert]'))
  const count = places.length
  if (!count) return
  const last = places.indexOf(dropPlace?._element), next = places[((last < 0 && step < 0 ? 0 : last) + step + count) % count]
  dropPlace?._element.removeAttribute('tabindex')
  next.tabIndex = -1
  next.focus()
  comeOver(next, middleOf(next))
}

/** @param {boolean} drops */
const putDown = (drops) => {
  const source = carried, place = middleOf(dropPlace?._element ?? source)
  dropPlace?._element.removeAttribute('tabindex')
  carried = null
  drops ? dropAt(place) : endDrag(place)
  source.focus()
}

on('keydown', (event) => {
  const { key, target } = event
  if (carried) {
    if (key === 'Tab') carryOn(event.shiftKey ? -1 : 1)
    else if (key === 'Enter' || key === 'Escape') putDown(key === 'Enter')
    else return
  } else if (key === 'Enter' && takes(target, 'D') && !takes(target, 't')) {
    carried = target
    beginDrag(target)
  } else return
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
