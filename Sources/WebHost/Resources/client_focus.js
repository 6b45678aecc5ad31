// Focus.
// Never lost: what had it gets it back when it can be used again. Until then, or if it is gone, what
// takes its place on the same screen has it: an item beside it, the next field, the heading.

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),' +
  'textarea:not(:disabled),summary,[tabindex]'
let wanted = null // The element that an answer wants to have it, and whether it is an answer.
// The page that came, or came back, with the changes that are being applied.
let arrived = null
let parked = null // What had the keyboard until it was disabled: [element, selection]
let opener = null // What had the keyboard before the dialog that has just gone.
const calm = { preventScroll: true }

const isShown = (element) => !!element?.isConnected && element.getClientRects().length > 0
// Without asking for the layout, which is not known yet.
const isUsable = (element) => element?.isConnected && !element.closest(':disabled,[hidden],[inert],.gone-1')

const focusTarget = (element) => [element, ...element.querySelectorAll(focusable)].find((found) =>
  found.matches(focusable) && isShown(found))
const focusOn = (element, options) => {
  const target = focusTarget(element)
  target?.focus(options)
  return !!target
}

const giveBack = ([element, selection]) => {
  element.focus(calm)
  if (typeof selection?.[0] === 'number') element.setSelectionRange?.(...selection)
}

// The kind of place, which is one for all items of a list; see StableKeys.swift.
const placeOf = (element) =>
  (element.dataset.k ?? element.querySelector('[data-k]')?.dataset.k)?.slice(-2) ?? element

const keepFocus = (change, ack) => {
  const held = document.activeElement
  const trail = []
  for (let at = held; at && at !== screen && at !== document.body; at = at.parentElement) {
    trail.push([at, at.nextElementSibling, at.previousElementSibling, at.parentElement])
  }
  const selection = [held?.selectionStart, held?.selectionEnd]
  opener = null
  change()
  const page = arrived
  arrived = null
  if (isShown(page)) {
    parked = null
    if (!isShown(page._held) || !focusOn(page._held, calm)) focusHeading(page)
    scrollTo(0, page._top ?? 0)
  }
  if (wanted) {
    const [element, isAnswer] = wanted
    const target = element ? focusTarget(element) : document.body
    wanted = null
    if (target) {
      parked = null
      landing = target
      if (!isAnswer || chosen <= ack) return element ? target.focus() : held?.blur?.()
      // The person has gone on since.
      const left = own(target)
      if (takes(left, 'f')) tell(EventKind.focus, left._n, 0)
    }
  }
  if (page) return
  if (opener && !layer().contains(held)) {
    if (isUsable(opener) && isShown(opener)) return opener.focus(calm)
    if (opener.isConnected) parked ??= [opener]
  }
  if (parked && isUsable(parked[0]) && isShown(parked[0])) {
    giveBack(parked)
    parked = null
    return
  }
  if (!trail.length) return
  if (isUsable(held)) {
    if (document.activeElement !== held && isShown(held)) giveBack([held, selection])
    if (document.activeElement === held) return
  } else if (held.isConnected && held.matches(':disabled')) parked = [held, selection]
  const area = layer() === document.body ? screen : layer()
  if (document.activeElement !== held && area.contains(document.activeElement)) return
  // The outermost part that is gone, and what stood beside it.
  const [gone, after, before, around] = trail.findLast(([at]) => !isUsable(at)) ?? trail[0]
  if (!parked && [after, before].some((near) => isUsable(near) && placeOf(near) === placeOf(gone) &&
    focusOn(near))) return
  const place = isUsable(after) ? after : around?.isConnected ? around : area
  const here = place.closest('.page,dialog') ?? area
  const field = parked || [...here.querySelectorAll(fields)].find((one) => isUsable(one) && isShown(one) &&
    (place.contains(one) || place.compareDocumentPosition(one) & 4))
  if (field && !parked) field.focus()
  else focusHeading(here)
}

const focusHeading = (area) => {
  const heading = [...area.querySelectorAll('h1[tabindex]')].findLast(isShown) ?? area
  if (heading === area) area.tabIndex = -1
  heading.focus(calm)
}

// Dialogs.

const showModal = (dialog) => {
  if (!dialog.isConnected || dialog.open) return
  dialog._opener ??= parked?.[0] ?? document.activeElement
  moving(() => {
    dialog.showModal()
    covered(dialog)
    const first = dialog.querySelector('h1[tabindex]') ?? dialog.querySelector(focusable)
    first?.focus(calm)
  })
}
// A browser closes a dialog at the second Escape, whoever objects; only the session ends it.
addEventListener('close', ({ target }) => showModal(target), true)

// The layer of what is said to everybody: above a dialog it has to be in the dialog.
const layer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
