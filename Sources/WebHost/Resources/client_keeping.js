// Kept text.
// What was typed and neither sent nor saved comes back after a reload of its address in the same tab.

const secret = '[type=password],[autocomplete*=password],[autocomplete=one-time-code],[autocomplete^=cc-]'
// What has not come back yet, as its control may not be there: [key, text, what it stood instead of].
let kept = []
let keptAt = ''

const keep = () => {
  const found = typed(screen).filter((control) => !control.matches(secret))
    .map((control) => [keyOf(own(control)), control.value, control._was])
  const rest = keptAt === addressNow() ? kept : []
  try {
    sessionStorage.removeItem('apus-kept')
    if (found.length + rest.length) {
      sessionStorage.setItem('apus-kept', JSON.stringify([addressNow(), ...found, ...rest]))
    }
  } catch {
    // Full, or not allowed.
  }
}
addEventListener('pagehide', keep)
// A phone ends a page that is not seen without a word.
addEventListener('visibilitychange', () => { if (document.hidden) keep() })

try {
  [keptAt, ...kept] = JSON.parse(sessionStorage.getItem('apus-kept') ?? '[]')
  sessionStorage.removeItem('apus-kept')
} catch {
  // Nothing was kept.
}

// Enters what has found its control. One whose text is another waits: the app may still be loading it.
const enterKept = () => {
  if (!kept.length || keptAt !== addressNow() || !isJoined && hasScene()) return
  for (const control of screen.querySelectorAll(texts)) {
    const index = isShown(control) ? kept.findIndex(([key]) => key === keyOf(own(control))) : -1
    if (index < 0) continue
    const [, text, was] = kept[index]
    if (control._dirty || control.value === text) kept.splice(index, 1)
    else if (control.value === was && !control.matches(':disabled')) {
      kept.splice(index, 1)
      control.value = text
      changed(control)
    }
  }
}
