// The connection.

// In bytes, of a message: the session takes 65,536.
const size = (values) => new Blob([JSON.stringify(values)]).size
const EDITS = new Set([1, 4, 5, 6, 7])
// What a person does beside entering something: by all other kinds nothing is lost.
const isAct = (kind) => !EDITS.has(kind) && ![3, 12, 16].includes(kind) && kind < 20
let lastAct = 0
const prefix = 'apus:'
let token = screen.dataset.token
let isFresh = true
let isEarly = true
let isPosting = false
let socket = null
let isJoined = false
let received = 0
let acknowledged = 0
let next = 1
let queue = [] // Events that the session has not acknowledged: [number, kind, node, values, wasSent, key]
let attempts = 0
let retryTimer = 0
let ackTimer = 0
let recovering = null
let held = null // What came after a credential that is on its way to the browser.
let isOrphan = false // The session is gone; its successor's screen is on its way.

const surroundings = () => [
  navigator.language || 'en', Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  +matchMedia('(prefers-color-scheme: dark)').matches,
  +matchMedia('(prefers-reduced-motion: reduce)').matches, innerWidth,
]

const leaveHints = () => {
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  document.cookie = `apus_hints=${surroundings().join('~').replaceAll('/', '%2F')};path=/;` +
    `max-age=31536000;SameSite=Lax${secure}`
}

const stored = (storage) => {
  try {
    return Object.entries(storage).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [key.slice(prefix.length), value] : [])
  } catch {
    // Where storage is not allowed, there is nothing stored.
    return []
  }
}

const isReady = () => socket?.readyState === WebSocket.OPEN && isJoined

const hasScene = () => stored(sessionStorage).length > 0
const hello = () => JSON.stringify(['j', token, received, surroundings(),
  location.pathname + location.search, +isFresh, stored(localStorage), stored(sessionStorage)])

// Before the socket is open, events go by themselves on the connection that brought this script:
// they arrive two round trips earlier. The socket's join makes up for what got lost.
const post = () => {
  if (!isEarly || isPosting || hasScene()) return
  isPosting = true
  for (const event of queue) event[4] = true
  fetch('/_apus/events', { method: 'POST', body: [hello(), ...queue.map(written)].join('\n') })
    .then((answer) => answer.ok ? answer.text() : '').catch(() => '').then((text) => {
      isPosting = false
      if (!isEarly || !text) return
      for (const line of text.split('\n')) receive(JSON.parse(line))
      if (queue.length) post()
    })
}

const connect = () => {
  clearTimeout(retryTimer)
  if (socket && socket.readyState < WebSocket.CLOSING) return
  const opened = socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/_apus/socket`)
  isJoined = false
  opened.onopen = () => {
    isEarly = false
    opened.send(hello())
    // The session of a fresh page is waiting; what was clicked meanwhile need not wait longer.
    if (isFresh && !isPosting && !hasScene()) { isJoined = true; flush() }
  }
  opened.onmessage = ({ data }) => {
    if (opened === socket) receive(JSON.parse(data))
  }
  opened.onclose = ({ code }) => {
    if (opened !== socket) return
    socket = null
    isJoined = false
    lost(code)
  }
}

const lost = (code) => {
  // What the session has not seen acknowledged comes again.
  held = held?.filter(([first]) => first === 'r')
  if (code === 4003) return setBanner('This page is open elsewhere.')
  if (code === 4001) return reload()
  setBanner(code === 4004 ? 'Too many people are here.' : 'Reconnecting …')
  const base = Math.min(250 * 2 ** attempts++, 10000)
  clearTimeout(retryTimer)
  retryTimer = setTimeout(connect, base / 2 + Math.random() * base / 2)
}

// A page that came back from long ago: what is done until it gives way goes with it.
const reload = () => {
  addEventListener('pagehide', () => {
    try { sessionStorage.setItem('apus-typed', JSON.stringify([location.pathname, unfinished()])) } catch {
    // Full.
    }
  })
  location.reload()
}

const receive = (message) => {
  if (held) return held.push(message)
  const [first, ...rest] = message
  if (first === 'r') return apply(...rest)
  if (first === 'a') {
    token = rest[0]
    acknowledge(rest[1])
    received = rest[2]
    joined()
    resend()
    return
  }
  if (first === 'n') {
    let act
    ;[token, isSameBuild, isPartial, act] = rest
    isPartial ||= lastAct > act
    received = acknowledged = 0
    isOrphan = true
    isFresh = isJoined = false
    setBanner(null)
    return
  }
  if (!rest.length) return acknowledge(first), scrollBack(first)
  if (first !== received + 1) return socket?.close(4002)
  received = first
  const [ack, ...list] = rest
  acknowledge(ack)
  apply(ack, list)
  scrollBack(ack)
  ackTimer ||= setTimeout(sendAck, 10000)
  if (received - acknowledged > 16) sendAck()
}

const joined = () => {
  isFresh = false
  isJoined = true
  attempts = 0
  setBanner(null)
  show()
}

// What is done until now was done on the screen of the session that is gone, so only now is it known
// what the successor has to be told.
const unfinished = () => ({ ...snapshot(), queue })
const succeed = () => {
  recovering = unfinished()
  queue = []
  next = 1
  lastAct = 0
  isOrphan = false
  joined()
}

const show = () => {
  root.classList.remove('waiting')
  requestAnimationFrame(() => root.classList.add('live'))
}

const acknowledge = (number) => {
  while (queue.length && queue[0][0] <= number) queue.shift()
}

const sendAck = () => {
  clearTimeout(ackTimer)
  ackTimer = 0
  if (acknowledged === received || !isReady()) return
  acknowledged = received
  socket.send(`[${received}]`)
}

const written = ([number, kind, node, values]) => {
  if (isAct(kind)) lastAct = number
  acknowledged = received
  clearTimeout(ackTimer)
  ackTimer = 0
  return JSON.stringify([number, received, kind, node, ...values])
}

const send = (event) => {
  event[4] = true
  socket.send(written(event))
}

const flush = () => { if (isReady()) for (const event of queue) if (!event[4]) send(event) }
const resend = () => { for (const event of queue) event[4] = false; flush() }

// Tells the session; at once, or when there is a connection. Of edits of one field that wait, the
// newest is enough. Says so and returns nothing if it is more than a message may hold.
const tell = (kind, node, ...values) => {
  if (size(values) > 60000) return notice('This is too long and was not taken.')
  const control = nodes.get(node)
  const last = queue.at(-1)
  if (last && !last[4] && last[1] === kind && last[2] === node && EDITS.has(kind)) {
    last[3] = values
    return last[0]
  }
  const event = [next++, kind, node, values, false, control && keyOf(control)]
  queue.push(event)
  if (isReady()) send(event)
  else post()
  return event[0]
}
