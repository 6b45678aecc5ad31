// Kept text.
// What was typed and neither sent nor saved comes back after a reload of its address in the same tab.

const secret = '[type=password],[autocomplete*=password],[autocomplete^=one],[autocomplete^=cc-]'
// What has not come back yet, as its control is not there: [address, key, text, what stood there before,
// of which the server may know any].
let kept = []

try {
  kept = JSON.parse(sessionStorage.getItem('apus-kept') ?? '[]')
  sessionStorage.removeItem('apus-kept')
} catch {
  // Nothing was kept.
}

const keep = () => {
  const found = typed(screen).filter((control) => !control.matches(secret))
    .map((control) => [addressNow(), keyOf(own(control)), control.value, [control._was, ...pastOf(control)]])
  try {
    sessionStorage.setItem('apus-kept', JSON.stringify([...kept, ...found].slice(-99)))
  } catch {
    // Full, or not allowed.
  }
}
addEventListener('pagehide', keep)
// A phone ends a page that is not seen without a word.
addEventListener('visibilitychange', () => { if (document.hidden) keep() })

// Enters what has found its control. One whose text is another waits: the app may still be loading it.
const enterKept = () => {
  if (!kept.length || !isJoined && hasScene()) return
  for (const control of screen.querySelectorAll(texts)) {
    const key = keyOf(own(control))
    const entry = kept.findLast((one) => one[0] === addressNow() && one[1] === key)
    if (!entry || !isShown(control) || control.matches(':disabled')) continue
    const [, , text, past] = entry
    const isFree = past.includes(control.value) && !control._dirty
    if (!isFree && !control._dirty && control.value !== text) continue
    kept = kept.filter((one) => one !== entry)
    if (!isFree) continue
    control.value = text
    changed(control)
  }
}
