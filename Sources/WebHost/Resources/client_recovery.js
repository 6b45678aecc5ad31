// Recovery.
// A session that is gone is mounted anew at the page's address; what was entered goes along.

const keyOf = (element) => {
  const named = element.dataset.testid ?? element.dataset.k ? element : element.querySelector('[data-testid],[data-k]')
  const key = named?.dataset.testid ?? named?.dataset.k
  return key === undefined || (named !== element && own(named) !== element) ? undefined : key
}
const byKey = (key) => key === undefined ? undefined
  : [...nodes.values()].findLast((element) => keyOf(element) === key && element.getClientRects().length)

// Of what was entered, all that the session may not know of: without `ack`, everything.
const snapshot = (ack) => {
  const entered = []
  for (const control of screen.querySelectorAll(fields)) {
    const element = own(control)
    const key = element && keyOf(element)
    if (!control._dirty || key === undefined || control.type === 'file' || isCovered(control, ack)) continue
    entered.push([key, control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value])
  }
  const held = document.activeElement
  const focus = held && own(held) && keyOf(own(held))
  let selection = null
  try { selection = [held.selectionStart, held.selectionEnd] } catch {
    // A field without a caret.
  }
  return { entered, focus, selection, scroll: scrollY }
}

const recover = () => {
  const { entered, focus, selection, scroll, queue: old = [] } = recovering
  recovering = null
  for (const [key, value] of entered) {
    const control = byKey(key) && controlOf(byKey(key))
    if (!control || control.disabled) continue
    if (typeof value === 'boolean') {
      if (control.checked === value) continue
      control.checked = value
    } else if (control.value !== value) control.value = value
    else continue
    changed(control)
  }
  // Actions that were never sent are done now; of those that were, nobody knows.
  let isUncertain = false
  for (const [, kind, , values, wasSent, key] of old) {
    if (EDITS.has(kind) || [3, 12, 16].includes(kind) || kind >= 20) continue
    const element = byKey(key)
    if (wasSent || !element) isUncertain = true
    else tell(kind, element._n, ...values)
  }
  if (isUncertain) notice('Please check whether your last action was done.')
  const element = byKey(focus)
  if (element) {
    const control = controlOf(element) ?? element
    control.focus(calm)
    if (selection && selection[0] !== null) try { control.setSelectionRange(...selection) } catch {
    // No caret.
  }
  }
  scrollTo(0, scroll)
}

const controlOf = (element) => element.matches(fields) ? element
  : [...element.querySelectorAll(fields)].find((control) => own(control) === element)
