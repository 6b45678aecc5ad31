// Fields.
// Each control remembers the number of the newest event that it caused. The session's answer may
// write into it only if it covers that event.

const fields = 'input,textarea,select'
let composing = null

const group = (control) => control.type === 'radio' ? control.closest('[role=radiogroup]') ?? control : control
const isCovered = (control, ack) => (group(control)._seq ?? 0) <= ack

// How many characters two texts have in common, at their beginnings and at their ends.
const difference = (old, value) => {
  const shortest = Math.min(old.length, value.length)
  let head = 0
  while (head < shortest && old[head] === value[head]) head++
  let tail = 0
  while (tail < shortest - head && old[old.length - 1 - tail] === value[value.length - 1 - tail]) tail++
  return [head, tail]
}

const write = (control, value, ack) => {
  if (!control) return
  if (control.matches('[role=radiogroup]')) {
    for (const radio of control.querySelectorAll('input')) {
      if (isCovered(radio, ack)) radio.checked = radio.value === value
    }
    return
  }
  if (!isCovered(control, ack)) return
  if (composing === control) return void (control._later = [value, ack])
  control._sent = value
  if (control.value === value) return
  if (control._open) return void (control._later = [value, ack])
  const isFocused = control === document.activeElement
  if (!isFocused || control.selectionStart === null || control.selectionStart === undefined) {
    control.value = value
    return
  }
  // As an edit of the part that differs, so that caret and selection stay where they mean.
  const old = control.value
  const { selectionStart: start, selectionEnd: end, selectionDirection, scrollTop, scrollLeft } = control
  const [head, tail] = difference(old, value)
  // Of the same length (upper-casing) each place keeps its number.
  const map = (place) => place <= head || old.length === value.length ? place
    : place >= old.length - tail ? place + value.length - old.length
      : Math.min(place, value.length - tail)
  control.value = value
  control.setSelectionRange(map(start), map(end), selectionDirection)
  control.scrollTop = scrollTop
  control.scrollLeft = scrollLeft
}

const check = (control, isOn, ack) => {
  // An option is chosen by its select's value.
  if (!control || control.localName === 'option') return
  if (control.localName !== 'input') control.setAttribute('aria-pressed', isOn)
  else if (isCovered(control, ack) && control.checked !== isOn) control.checked = isOn
}

const applyLater = (control) => {
  control._open = false
  for (const [name, value] of control._waiting?.splice(0) ?? []) setAttribute(control, name, value)
  const later = control._later
  delete control._later
  if (later) write(control, ...later)
}
