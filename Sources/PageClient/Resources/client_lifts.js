// A finger that stays on a view whose content can be dragged lifts it, and drags it when it goes on, as on a phone.
// Browsers differ in that, and most begin no drag where a long press opens a menu.

import { takes } from './client_actions.js'
import { beginDrag, dropAt, dragTo, endDrag } from './client_drops.js'
import { create, on, own, root } from './client_elements.js'
import { finger, menuAt } from './client_long_presses.js'
import { inMotion } from './client_motion.js'
import { asGhost } from './client_transitions.js'

const liftSlack = 10
// A finger so near to an edge of what scrolls scrolls it.
const liftEdge = 40

/** @type {Lift | null} */
let lifting = null

const letLiftGo = () => {
  if (!lifting) return
  clearTimeout(lifting._timer)
  cancelAnimationFrame(lifting._frame)
  lifting._image?.remove()
  lifting._target.removeEventListener('touchmove', keepPageStill)
  if (lifting._isUp) delete lifting._source.dataset.pressed
  lifting = null
}
/** @param {Event} event */
const keepPageStill = (event) => { if (lifting?._isUp && event.cancelable) event.preventDefault() }

on('pointerdown', ({ target, pointerType, isPrimary, pointerId, clientX: x, clientY: y }) => {
  if (!isPrimary) return
  letLiftGo()
  let source = own(target)
  while (source && !takes(source, 'D')) source = own(source.parentElement)
  // The handle of a row that is edited needs no long press.
  const isHandle = target.closest('.row > .place-3 .menu-label')
  // Gestures of the app come first, as with a mouse.
  if (!source || pointerType !== 'touch' || !isHandle && target.closest('input,textarea,select,.menu,.swipes,[data-fingers],[inert]')) return
  lifting = {
    _source: source, _target: target, _id: pointerId, _start: [x, y], _x: x, _y: y, _isUp: !!isHandle, _image: null, _frame: 0,
    _timer: isHandle ? 0 : setTimeout(() => {
      lifting._isUp = finger._isSpent = true
      source.dataset.pressed = 'held'
    }, 500),
  }
  // A page hears nothing of touches whose first view is gone.
  target.addEventListener('touchmove', keepPageStill, { passive: false })
}, true)

// The finger carries a copy of the view above the page.
/** @param {Lift} lift */
const liftedImage = ({ _source: source }) => {
  const { left, top, width, height } = source.getBoundingClientRect()
  const image = create(['div', []]), copy = /** @type {PageElement} */ (source.cloneNode(true))
  image.append(copy)
  asGhost(image)
  image.classList.add('lifted')
  copy.style.cssText += `;position:static;inset:auto;margin:0;translate:none;width:${width}px;height:${height}px`
  image.style.cssText = `inset:${top}px auto auto ${left}px;margin:0;padding:0;border:0;background:none;color:inherit;overflow:visible;opacity:.85;filter:drop-shadow(0 8px 20px #0004)`
  image.popover = 'manual'
  source.parentElement.append(image)
  image.showPopover()
  return image
}

const carryAlong = () => {
  const { _x: x, _y: y, _start: [startX, startY], _image: image } = lifting
  image.style.translate = `${x - startX}px ${y - startY}px`
  const under = /** @type {PageElement | null} */ (document.elementFromPoint(x, y))
  if (under) dragTo(under, { clientX: x, clientY: y })
}

// What is under a finger that rests changes as well: views move, and the page scrolls. Views on their way to another
// place are under it by chance.
const followLift = () => {
  if (!inMotion()) carryAlong()
  const { _x: x, _y: y } = lifting
  let isScrolled = false
  for (let at = document.elementFromPoint(x, y); at && !isScrolled; at = at.parentElement) {
    const box = at === root ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : at.getBoundingClientRect()
    const { overflowX, overflowY } = getComputedStyle(at), before = [at.scrollLeft, at.scrollTop]
    /** @param {string} overflow @param {number} place @param {number} from @param {number} to */
    const step = (overflow, place, from, to) =>
      at !== root && !/auto|scroll/.test(overflow) ? 0 : place < from + liftEdge ? -8 : place > to - liftEdge ? 8 : 0
    at.scrollLeft += step(overflowX, x, box.left, box.right)
    at.scrollTop += step(overflowY, y, box.top, box.bottom)
    isScrolled = `${before}` !== `${[at.scrollLeft, at.scrollTop]}`
  }
  lifting._frame = requestAnimationFrame(followLift)
}

on('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
  if (lifting?._id !== pointerId) return
  lifting._x = x
  lifting._y = y
  if (!lifting._image) {
    if (Math.hypot(x - lifting._start[0], y - lifting._start[1]) <= liftSlack) return
    // A finger that has not stayed scrolls.
    if (!lifting._isUp) return letLiftGo()
    const menu = menuAt(lifting._source) ?? menuAt(lifting._target)
    if (menu) menu.open = false
    lifting._image = liftedImage(lifting)
    beginDrag(lifting._source)
    lifting._frame = requestAnimationFrame(followLift)
  }
  carryAlong()
}, true)

on('pointerup', ({ pointerId, clientX, clientY }) => {
  if (lifting?._id !== pointerId) return
  const isCarried = lifting._image
  letLiftGo()
  if (isCarried) dropAt({ clientX, clientY })
}, true)
on('pointercancel', (event) => {
  if (lifting?._id !== event.pointerId) return
  const isCarried = lifting._image
  letLiftGo()
  if (isCarried) endDrag(event)
}, true)
// A page that scrolls under the finger lifts nothing.
on('scroll', () => { if (lifting && !lifting._isUp) letLiftGo() }, true)
// A browser's own menu, and its own drag, would take the finger away.
on('contextmenu', (event) => { if (lifting) event.preventDefault() })
on('dragstart', (event) => { if (lifting) event.preventDefault() }, true)
