// Words for the person.

const announce = (text, isAssertive) => {
  const region = document.getElementById(isAssertive ? 'assertive' : 'polite')
  layer().append(region)
  region.textContent = ''
  requestAnimationFrame(() => { region.textContent = text })
}

const offline = 'Offline. What you enter is kept.'
const denied = 'This browser does not allow it.'
const notices = document.getElementById('notices')
// With anything more in it, it stays until it is closed.
const notice = (message, id, ...more) => {
  const words = create(['div', ['class', 'notice'], id ? `${message} (${id})` : message])
  const close = create(['button', ['type', 'button', 'aria-label', 'Close'], '×'])
  close.onclick = () => words.remove()
  words.append(...more, close)
  layer().append(notices)
  notices.append(words)
  if (!more.length) setTimeout(() => words.remove(), 10000)
}

const banner = document.getElementById('banner')
const setBanner = (text) => {
  banner.hidden = !text
  banner.textContent = text ?? ''
  if (text) layer().append(banner)
}
