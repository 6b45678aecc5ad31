// What the person does.

const takes = (element, letter) => element?.dataset.on?.includes(letter)

// The innermost thing that takes a tap: a control, or an element that says so.
const tapped = (target) => {
  for (let at = target; at && at !== screen; at = at.parentElement) {
    if (at._n === undefined) continue
    if (at.matches('button,[role=button]:not(summary)') || takes(at, 't')) return at
    if (at.matches('a,label,summary,input,select,textarea')) return null
  }
  return null
}

addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element) || event.defaultPrevented) return
  const step = target.closest('.step')
  if (step) return void tell(step.dataset.p === '3' ? 8 : 9, own(step)._n)
  const summary = target.closest('summary')
  if (summary && !target.closest('button,a,input')) return toggleDetails(event, summary)
  if (target.localName === 'dialog') return void (target._n && isBeside(event, target) && leave(target))
  const element = tapped(target)
  const link = target.closest('a')
  if (link && takes(own(link), 'o')) { event.preventDefault(); return void tell(EventKind.open, own(link)._n, link.href) }
  if (!element || element.disabled || element.closest('fieldset:disabled,[inert]')) return
  if (element.classList.contains('toggle-button')) {
    const number = tell(EventKind.toggle, element._n, +(element.getAttribute('aria-pressed') !== 'true'))
    element._seq = number
    return
  }
  if (event.detail % (element.dataset.taps ?? 1)) return
  tell(EventKind.tap, element._n)
  if (!isReady() && !isPosting) element.classList.add('queued'), setTimeout(() => element.classList.remove('queued'), 1500)
  for (const menu of document.querySelectorAll('.menu[open]')) menu.open = false
})

const isBeside = (event, dialog) => {
  const box = dialog.getBoundingClientRect()
  // An alert wants an answer.
  return !dialog.classList.contains('modal-2') && (event.clientX < box.left || event.clientX > box.right ||
    event.clientY < box.top || event.clientY > box.bottom)
}

const toggleDetails = (event, summary) => {
  const details = summary.parentElement
  if (details.classList.contains('menu')) {
    for (const menu of document.querySelectorAll('.menu[open]')) if (menu !== details) menu.open = false
    return
  }
  event.preventDefault()
  if (details.closest('fieldset:disabled,[inert]')) return
  // The session, too, takes it for open now, and says only if it is not.
  details.open = !details.open
  tell(EventKind.toggle, details._n, +details.open)
}

// A choice by the pointer ends a menu; the arrow keys, which click too, go on choosing.
addEventListener('click', ({ target, detail }) => {
  for (const menu of document.querySelectorAll('.menu[open]')) {
    if (!menu.contains(target) || detail && target.matches('.radio')) menu.open = false
  }
}, true)

const shortcut = (event) => {
  const keys = []
  if (event.metaKey || event.ctrlKey) keys.push('cmd')
  if (event.altKey) keys.push('opt')
  if (event.shiftKey) keys.push('shift')
  keys.push({ Enter: 'return', Escape: 'escape', ' ': 'space' }[event.key] ?? event.key.toLowerCase())
  const name = keys.join('+')
  return [...screen.querySelectorAll('[data-key]')].findLast((element) =>
    element.dataset.key === name && element.getClientRects().length && !element.closest('[inert]'))
}

addEventListener('keydown', (event) => {
  const { target, key } = event
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  if (key === 'Escape') {
    const menu = document.querySelector('.menu[open]')
    if (menu) {
      menu.open = false
      menu.querySelector('summary').focus()
      return event.preventDefault()
    }
  }
  const bound = (event.metaKey || event.ctrlKey || event.altKey || !target.matches(fields)) && shortcut(event)
  if (bound && own(bound) !== own(target)) {
    event.preventDefault()
    return void tell(EventKind.tap, own(bound)._n)
  }
  if (key === 'Enter' && target.matches('input') && !['checkbox', 'radio', 'file', 'range'].includes(target.type)) {
    event.preventDefault()
    return void submit(target)
  }
  if ((key === 'Enter' || key === ' ') && !target.matches('button,a,input,select,textarea,summary')) {
    const element = tapped(target)
    if (element !== target) return
    event.preventDefault()
    element.click()
  }
})

addEventListener('pointerdown', ({ target }) => { if (target.localName === 'select') target._open = true })
addEventListener('keydown', ({ target, key }) => {
  if (target.localName !== 'select') return
  if (key === 'Escape') applyLater(target)
  else target._open = true
})
addEventListener('focusin', ({ target }) => {
  if (target.localName === 'select') target._open = true
  const element = own(target)
  if (takes(element, 'f')) tell(EventKind.focus, element._n, 1)
})
addEventListener('focusout', ({ target }) => {
  applyLater(target)
  const element = own(target)
  if (takes(element, 'f') && element.isConnected) tell(EventKind.focus, element._n, 0)
})

for (const [name, value] of [['pointerover', 1], ['pointerout', 0]]) {
  addEventListener(name, ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch') return
    for (let at = own(target); at; at = own(at.parentElement)) {
      if (takes(at, 'h') && !at.contains(relatedTarget)) tell(EventKind.hover, at._n, value)
    }
  })
}

let pressTimer = 0
let pressed = null
const taking = (target, letter) => {
  let at = own(target)
  while (at && !takes(at, letter)) at = own(at.parentElement)
  return at
}
addEventListener('pointerdown', ({ target }) => {
  const at = taking(target, 'l')
  if (at) pressTimer = setTimeout(() => tell(EventKind.longPress, at._n), 1000 * (at.dataset.press ?? .5))
  pressed = taking(target, 'p')
  if (pressed) tell(EventKind.press, pressed._n, 1)
})
for (const name of ['pointerup', 'pointercancel', 'scroll']) {
  addEventListener(name, () => {
    clearTimeout(pressTimer)
    if (pressed?.isConnected) tell(EventKind.press, pressed._n, 0)
    pressed = null
  }, true)
}
