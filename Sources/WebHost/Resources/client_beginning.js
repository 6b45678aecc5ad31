// Beginning.

try {
  const [path, typed] = JSON.parse(sessionStorage.getItem('apus-typed') ?? '[]')
  sessionStorage.removeItem('apus-typed')
  if (path === location.pathname) recovering = typed
  // Who knows how long that was ago.
  isSameBuild = !recovering
} catch {
    // Nothing was kept.
  }
adopt(screen, +screen.dataset.first)
if (stored(sessionStorage).length) {
  // The tab has values of its own: the screen is made with them before it is seen.
  root.classList.add('waiting')
  setTimeout(show, 3000)
}
scrollTo(0, history.state?.y ?? 0)
leaveHints()
tellSurroundings()
// Typed before this script ran.
for (const control of screen.querySelectorAll(fields)) {
  if (control.type !== 'file' && control.value !== undefined && 'defaultValue' in control &&
    control.type !== 'checkbox' && control.type !== 'radio' && control.value !== control.defaultValue) {
    changed(control)
  }
}
arrived = null
isMoving = true
keepFocus(() => {}, 0)
isMoving = false
runDates()
if (recovering) recover()
enterKept()
connect()
