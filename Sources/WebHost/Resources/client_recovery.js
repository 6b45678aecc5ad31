// Recovery.
// A session that is gone is mounted anew at the page's address; what was entered goes along. Elements
// are known again by their keys (data-k), which say where they stand among the screen's views.

const keyOf = (element) => element.dataset.k ??
  [...element.querySelectorAll('[data-p][data-k]')].find((part) => own(part) === element)?.dataset.k
const identified = (name) => [...screen.querySelectorAll('[data-testid]')]
  .filter((found) => found.dataset.testid === name)
// In the same build what stood there by another way is known by an identifier that nothing else has.
const byKey = (key) => {
  const element = key && [...screen.querySelectorAll(`[data-k="${key}"]`)].map(own)
    .findLast((element) => element && keyOf(element) === key)
  const others = !element && isSameBuild && names[key] ? identified(names[key]) : []
  return others.length === 1 ? own(others[0]) : element
}
const controlOf = (element) => element.matches(fields) ? element
  : [...element.querySelectorAll(fields)].find((control) => own(group(control)) === element)
const nameOf = (control) => [control.dataset.testid, control.ariaLabel].join()

let isSameBuild = true
let isPartial = false // Of the screen some had to start anew.
let before = ''
let names = {} // The identifiers of what was on the screen, by key.
let waiting = [] // What was entered and has no place yet.
let standing = null // Where the person was, as far as they are not back there.
let recoveryTimer = 0

// What a field held, which may give way to what the person entered since.
const notePast = (control, held) => {
  if (held?.length < 5000) control._past = [...(control._past ?? []).slice(-98), held]
}
const pastOf = (control) => [...(control._past ?? []), control._sent]

// Of what was entered, all that the session may not know of: without `ack`, everything.
const snapshot = (ack) => {
  before = screen.textContent
  names = {}
  const first = {}
  for (const { dataset: { k, testid } } of screen.querySelectorAll('[data-k][data-testid]')) {
    if (first[testid]) delete names[first[testid]]
    else names[first[testid] = k] = testid
  }
  const entered = waiting.splice(0)
  for (const control of screen.querySelectorAll(fields)) {
    const { type: kind, checked, value } = control
    const at = group(control)
    if (!control._dirty || isCovered(control, ack) || kind === 'file' || kind === 'radio' && !checked) {
      continue
    }
    entered.push({
      key: keyOf(own(at)), kind, name: nameOf(at), value: kind === 'checkbox' ? checked : value,
      past: pastOf(control),
    })
  }
  const held = document.activeElement
  const element = screen.contains(held) && own(group(held))
  let selection = null
  try { selection = [held.selectionStart, held.selectionEnd] } catch {
    // A field without a caret.
  }
  const areas = [...screen.querySelectorAll('[data-k]')].filter((area) => area.scrollTop || area.scrollLeft)
    .map((area) => [area.dataset.k, area.scrollTop, area.scrollLeft])
  return { entered, focus: element && [keyOf(element), held.dataset.p], selection, areas, scroll: scrollY }
}

// Says whether it is in its place now.
const putBack = ({ key, kind, name, past, value }, isLate) => {
  const element = byKey(key)
  const isRadio = kind === 'radio'
  const control = element && (isRadio ? element.querySelector(`input[value="${value}"]`) : controlOf(element))
  if (control?.type !== kind || control.disabled || !isSameBuild && nameOf(group(control)) !== name) return
  if (isLate && (control._dirty || 'defaultValue' in control && !past.includes(control.value))) return
  const property = isRadio || kind === 'checkbox' ? 'checked' : 'value'
  const wanted = isRadio || value
  control._dirty = true
  if (control[property] !== wanted) {
    control[property] = wanted
    changed(control)
  }
  return true
}

const recover = () => {
  const { entered, queue: old = [], held = [], ...rest } = recovering
  recovering = null
  waiting = entered.filter((entry) => !putBack(entry))
  standing = rest
  settle(true)
  standing = null
  // A dialog opens, and takes the keyboard, when all of the screen is there.
  queueMicrotask(() => {
    standing = rest
    // Actions that were never sent are done now; of those that were, nobody knows.
    let isUncertain = false, isLeftOut = false
    for (const [number, kind, , values, wasSent, key] of old) {
      if (!isAct(kind)) continue
      const element = !wasSent && isSameBuild && byKey(key)
      const keys = held.find(([of]) => of === number)?.[1]
      if (isShown(element)) {
        tell(kind, element._n, ...values)
        holds.at(-1)?.[2].push(...keys ?? [])
      } else {
        isUncertain = true
        isLeftOut ||= keys?.length
      }
    }
    if (isUncertain) notice('Please check whether your last action was done.' +
      (isLeftOut ? ' What you typed after it was left out.' : ''))
    settle(true)
  })
  clearTimeout(recoveryTimer)
  recoveryTimer = setTimeout(giveUp, 5000)
}

// Some of the screen comes only later: a sheet in the next turn, a list when it is loaded.
const settle = (isFirst) => {
  if (notices.firstChild && !layer().contains(notices)) layer().append(notices)
  if (!standing) return
  const wasMoving = isMoving
  isMoving = true
  waiting = waiting.filter((entry) => !putBack(entry, true))
  if (screen.textContent === before) isPartial = false
  const { focus, selection, scroll, areas, at } = standing
  const element = byKey(focus?.[0])
  const target = element && (isFirst || !document.activeElement._dirty) &&
    [part(element._n, +focus[1]), element.querySelector(':checked'), element]
      .find((found) => found?.matches(focusable) && isShown(found))
  if (target) {
    target.focus(calm)
    if (selection && selection[0] !== null) try { target.setSelectionRange(...selection) } catch {
      // No caret.
    }
    if (at !== undefined) standing.focus = null
  }
  standing.areas = areas.filter(([key, top, left]) => {
    const area = screen.querySelector(`[data-k="${key}"]`)
    area?.scrollTo(left, top)
    return area?.scrollTop !== top || area.scrollLeft !== left
  })
  // Until the page is long enough, or the person scrolls.
  if (isFirst || scrollY === at) scrollTo(0, scroll)
  standing.at = scrollY === scroll ? null : scrollY
  isMoving = wasMoving
}

const giveUp = () => {
  standing = null
  const texts = waiting.splice(0).map(({ kind, value }) =>
    ['password', 'checkbox', 'radio', 'select-one', 'range'].includes(kind) ? '' : value).filter(Boolean)
  if (texts.length) offerText(texts.join('\n\n'))
  else if (isPartial) notice('Some of this screen had to start anew.')
  isPartial = false
}

const offerText = (text) => {
  const area = create(['textarea', ['readonly', '', 'rows', 3, 'aria-label', 'What you entered'], text])
  const copy = create(['button', ['type', 'button'], 'Copy'])
  copy.onclick = () => {
    area.select()
    document.execCommand('copy')
  }
  notice('Some of what you entered has no place here any more. You can copy it.', '', area, copy)
}
