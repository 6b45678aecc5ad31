// Surroundings.

let told = ''
const tellSurroundings = () => {
  leaveHints()
  const now = JSON.stringify(surroundings())
  if (told && told !== now) tell(21, 0, ...surroundings())
  told = now
}
for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', tellSurroundings)
}
let resizeTimer = 0
addEventListener('resize', () => {
  clearTimeout(resizeTimer)
  resizeTimer = setTimeout(tellSurroundings, 200)
})
addEventListener('storage', ({ storageArea, key, newValue }) => {
  if (storageArea === localStorage && key?.startsWith(prefix)) tell(22, 0, key.slice(prefix.length), newValue)
})
// The line of before may be dead without a word.
addEventListener('online', reopen)
addEventListener('offline', () => setBanner(offline))
addEventListener('pageshow', ({ persisted }) => { if (persisted) connect() })
addEventListener('visibilitychange', () => { if (!document.hidden) connect() })
