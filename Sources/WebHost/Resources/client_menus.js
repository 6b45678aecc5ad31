// Menus.

// A secondary click opens the menu of what it is on.
addEventListener('contextmenu', (event) => {
  const { target } = event
  const around = target.closest(':has(> div > .menu > [aria-label^=Actions])')
  if (!around || target.closest('a,input,textarea,.menu')) return
  event.preventDefault()
  around.querySelector(':scope > div > .menu > summary').click()
})
