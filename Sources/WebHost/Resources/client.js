// Brings a page to life: sends what the person does, shows what the session answers.
// The messages are described in Protocol/Messages.swift.
'use strict'
const live = () => {
  const screen = document.getElementById('screen')
  const root = document.documentElement

  // ---- Elements and their numbers -------------------------------------------------------------
  // An element's number is counted in document order, as the session does. Inner parts (data-p)
  // have none; elements that the page does not show (data-s) are counted, too.

  const nodes = new Map()
  const SVG = 'http://www.w3.org/2000/svg'
  const tags = new Set(('div span main nav header footer section fieldset dialog details summary ' +
    'search h1 h2 h3 h4 h5 h6 ul li hr img a button label input select option textarea progress i ' +
    'svg path rect ellipse').split(' '))
  const drawings = new Set(['svg', 'path', 'rect', 'ellipse'])
  const unsafe = /^(on|style$|srcdoc$|formaction$)/

  const adopt = (element, number) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT, (found) =>
      found.namespaceURI === SVG ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
    let found = element === screen ? walker.nextNode() : element
    for (; found; found = walker.nextNode()) {
      if (found.dataset.p !== undefined) continue
      found._n = number
      nodes.set(number, found)
      number += 1 + (+found.dataset.s || 0)
      prepare(found)
    }
    return number
  }

  // What a fresh element needs that attributes cannot say.
  const prepare = (element) => {
    if (element.localName === 'dialog') queueMicrotask(() => showModal(element))
    if (element.classList.contains('page')) arrived = element
    if (element.querySelector(':scope>[data-f]') || element.dataset.f !== undefined) wanted = element
    if (takes(element, 'w')) watchWindow(element)
    if (takes(element, 'g')) { measured.add(element); sizes.observe(element) }
    if (takes(element, 'r')) offer(element, 'Refresh', '↻', () => tell(13, element._n))
    if (takes(element, 'd')) offer(element, 'Delete', '−', () => tell(14, element._n, 0))
    if (takes(element, 'm')) {
      offer(element, 'Move up', '↑', () => shift(element, -1))
      offer(element, 'Move down', '↓', () => shift(element, 2))
    }
  }

  // A button for what is a gesture on a phone: everybody can reach it, and by the keyboard.
  const offer = (element, name, sign, act) => {
    const button = create(
      ['button', ['type', 'button', 'class', 'offered', 'data-p', '', 'aria-label', name], sign])
    button.onclick = (event) => { event.stopPropagation(); act() }
    // A list has items only.
    if (element.localName === 'ul') element.append(element = create(['li', ['class', 'offering', 'data-p', '']]))
    element.append(button)
  }

  const shift = (element, by) => {
    const rows = [...element.parentElement.children].filter((row) => takes(row, 'm'))
    const from = rows.indexOf(element)
    const to = from + by
    if (to >= 0 && to <= rows.length) tell(15, element._n, from, to)
  }

  const own = (element) => {
    while (element && element._n === undefined) element = element.parentElement
    return element
  }

  const part = (node, number) => {
    const element = nodes.get(node)
    if (!element || !number) return element
    for (const found of element.querySelectorAll(`[data-p="${number}"]`)) {
      if (own(found) === element) return found
    }
  }

  const create = (data) => {
    if (typeof data === 'string') return document.createTextNode(data)
    const [tag, attributes, ...children] = data
    if (!tags.has(tag)) throw Error(tag)
    const element = drawings.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
    for (let i = 0; i < attributes.length; i += 2) setAttribute(element, attributes[i], attributes[i + 1])
    for (const child of children) element.append(create(child))
    return element
  }

  const setAttribute = (element, name, value) => {
    if (unsafe.test(name)) throw Error(name)
    // A list that is open, or about to be, would close or lose its highlight.
    if (element._open && name !== 'disabled') return void (element._waiting ??= []).push([name, value])
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }

  const forget = (element) => {
    nodes.delete(element._n)
    for (const found of element.querySelectorAll('*')) nodes.delete(found._n)
  }

  // ---- Fields ---------------------------------------------------------------------------------
  // Each control remembers the number of the newest event that it caused. The session's answer may
  // write into it only if it covers that event.

  const fields = 'input,textarea,select'
  let composing = null

  const group = (control) => control.type === 'radio' ? control.closest('[role=radiogroup]') ?? control : control
  const isCovered = (control, ack) => (group(control)._seq ?? 0) <= ack

  const write = (control, value, ack) => {
    if (!control) return
    if (control.matches('[role=radiogroup]')) {
      for (const radio of control.querySelectorAll('input')) {
        if (isCovered(radio, ack)) radio.checked = radio.value === value
      }
      return
    }
    if (!isCovered(control, ack)) return
    if (composing === control) return void (control._later = [value, ack])
    control._sent = value
    if (control.value === value) return
    if (control._open) return void (control._later = [value, ack])
    const isFocused = control === document.activeElement
    if (!isFocused || control.selectionStart === null || control.selectionStart === undefined) {
      control.value = value
      return
    }
    // As an edit of the part that differs, so that caret and selection stay where they mean.
    const old = control.value
    const { selectionStart: start, selectionEnd: end, selectionDirection, scrollTop, scrollLeft } = control
    let head = 0
    const shortest = Math.min(old.length, value.length)
    while (head < shortest && old[head] === value[head]) head++
    let tail = 0
    while (tail < shortest - head && old[old.length - 1 - tail] === value[value.length - 1 - tail]) tail++
    // Of the same length (upper-casing) each place keeps its number.
    const map = (place) => place <= head || old.length === value.length ? place
      : place >= old.length - tail ? place + value.length - old.length
        : Math.min(place, value.length - tail)
    control.value = value
    control.setSelectionRange(map(start), map(end), selectionDirection)
    control.scrollTop = scrollTop
    control.scrollLeft = scrollLeft
  }

  const check = (control, isOn, ack) => {
    // An option is chosen by its select's value.
    if (!control || control.localName === 'option') return
    if (control.localName !== 'input') control.setAttribute('aria-pressed', isOn)
    else if (isCovered(control, ack) && control.checked !== isOn) control.checked = isOn
  }

  const applyLater = (control) => {
    control._open = false
    for (const [name, value] of control._waiting?.splice(0) ?? []) setAttribute(control, name, value)
    const later = control._later
    delete control._later
    if (later) write(control, ...later)
  }

  // ---- Focus ----------------------------------------------------------------------------------
  // Never lost: what replaces a removed element, or stood before it, has it instead.

  const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),' +
    'textarea:not(:disabled),summary,[tabindex]'
  let wanted = null
  // The page that came, or came back, with the changes that are being applied.
  let arrived = null

  const isShown = (element) => !!element?.isConnected && element.getClientRects().length > 0

  const focusOn = (element, options) => {
    const target = [element, ...element.querySelectorAll(focusable)].find((found) =>
      found.matches(focusable) && isShown(found))
    target?.focus(options)
    return !!target
  }

  const keepFocus = (change) => {
    const held = document.activeElement
    const trail = []
    for (let at = held; at && at !== screen && at !== document.body; at = at.parentElement) {
      trail.push([at, at.nextElementSibling, at.previousElementSibling, at.parentElement])
    }
    const { selectionStart, selectionEnd } = held ?? {}
    change()
    const page = arrived
    arrived = null
    if (isShown(page)) {
      if (!isShown(page._held) || !focusOn(page._held, calm)) focusHeading(page)
      scrollTo(0, page._top ?? 0)
    }
    if (wanted) {
      const element = wanted
      wanted = null
      if (element.isConnected && focusOn(element)) return
    }
    // Without asking for the layout, which is not known yet.
    const isHere = held?.isConnected && !held.closest(':disabled,[hidden],[inert],.gone-1')
    if (!trail.length || page || isHere && document.activeElement === held) return
    if (isHere && isShown(held)) {
      held.focus(calm)
      if (typeof selectionStart === 'number') held.setSelectionRange?.(selectionStart, selectionEnd)
      return
    }
    const area = layer() === document.body ? screen : layer()
    if (document.activeElement !== held && area.contains(document.activeElement)) return
    const isNear = trail.some(([, ...around]) =>
      around.some((near) => area.contains(near) && isShown(near) && focusOn(near)))
    if (!isNear) focusHeading(area)
  }

  const calm = { preventScroll: true }

  const focusHeading = (area) => {
    const heading = [...area.querySelectorAll('h1[tabindex]')].findLast(isShown)
    if (heading) heading.focus(calm)
    else if (!focusOn(area, calm)) { screen.tabIndex = -1; screen.focus(calm) }
  }

  // ---- Dialogs --------------------------------------------------------------------------------

  const showModal = (dialog) => {
    if (!dialog.isConnected || dialog.open) return
    dialog._opener ??= document.activeElement
    dialog.showModal()
    if (!dialog.querySelector('[autofocus],[data-f]')) {
      const first = dialog.querySelector('h1[tabindex]') ?? dialog.querySelector(focusable)
      first?.focus(calm)
    }
  }
  // A browser closes a dialog at the second Escape, whoever objects; only the session ends it.
  addEventListener('close', ({ target }) => showModal(target), true)

  // The layer of what is said to everybody: above a dialog it has to be in the dialog.
  const layer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

  // ---- Style ----------------------------------------------------------------------------------

  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  // ---- Operations -----------------------------------------------------------------------------

  const place = (element, slot, after) => {
    const before = after && nodes.get(after)
    if (before && before.parentNode === slot) before.after(element)
    else {
      // Words and drawings of the slot's own stand before its children.
      const first = [...slot.children].find((child) => child._n !== undefined)
      const inner = [...slot.children].find((child) => child.dataset?.p > 0)
      slot.insertBefore(element, first ?? inner ?? null)
    }
  }

  const operations = [
    // text
    (ack, node, text, number) => {
      const element = part(node, number)
      if (!element) return
      const first = element.firstChild
      if (first?.nodeType === 3) first.data = text
      else element.prepend(text)
    },
    // attribute
    (ack, node, name, value, number) => {
      const element = part(node, number)
      if (!element) return
      if (name === 'hidden' && element.classList.contains('page')) {
        if (value === null) arrived = element
        else {
          element._held = element.contains(document.activeElement) && document.activeElement
          element._top = scrollY
        }
      }
      setAttribute(element, name, value)
      if (name === 'open' && element.localName === 'details') element.open = value !== null
    },
    // style
    (ack, node, prefix, suffix, number) => {
      const list = part(node, number)?.classList
      if (!list) return
      for (const name of [...list]) if (name.startsWith(`${prefix}-`)) list.remove(name)
      if (suffix !== null) list.add(`${prefix}-${suffix}`)
    },
    // value
    (ack, node, value, number) => write(part(node, number), value, ack),
    // checked
    (ack, node, isOn, number) => check(part(node, number), !!isOn, ack),
    // insert
    (ack, parent, number, after, first, ...elements) => {
      const slot = parent ? part(parent, number) : screen
      if (!slot) return
      for (const data of elements) {
        const element = create(data)
        place(element, slot, after)
        after = first
        first = adopt(element, first)
      }
    },
    // remove
    (ack, node) => {
      const element = nodes.get(node)
      if (!element) return
      forget(element)
      const opener = element._opener
      if (element.open && element.close) element.close()
      // What leaves by a transition leaves a picture of itself that does.
      if (/ tn-/.test(element.className)) {
        const picture = element.cloneNode(true)
        picture.inert = true
        picture.dataset.p = ''
        picture.classList.add('going')
        for (const found of [picture, ...picture.querySelectorAll('[data-testid]')]) delete found.dataset.testid
        element.after(picture)
        Promise.allSettled(picture.getAnimations().map((one) => one.finished)).then(() => picture.remove())
      }
      element.remove()
      if (opener?.isConnected) opener.focus(calm)
    },
    // move
    (ack, node, after) => {
      const element = nodes.get(node)
      if (!element) return
      const parent = element.parentNode
      const before = after && nodes.get(after)
      // What it follows may stand in another slot, as a section's header does.
      const next = before?.parentNode === parent ? before.nextSibling : [...parent.children].find((c) => c._n !== undefined)
      if (next === element) return
      if (parent.moveBefore) parent.moveBefore(element, next)
      else parent.insertBefore(element, next)
    },
    // rules
    (ack, ...rules) => { for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length) },
    // drawing
    (ack, node, number, data) => {
      const element = part(node, number)
      if (!element) return
      element.querySelector(':scope>svg,:scope>img')?.remove()
      if (data) element.prepend(create(data))
    },
    // focus
    (ack, node, isOn, number) => {
      const control = part(node, number)
      if (isOn) wanted = control
      else if (control === document.activeElement) control.blur()
    },
    // screen
    (ack, first, ...elements) => {
      // What is being typed or stood on is not the session's to forget.
      recovering ??= snapshot(ack)
      nodes.clear()
      sheet.replaceSync(pendingRules.splice(0).join(''))
      screen.replaceChildren()
      for (const data of elements) {
        const element = create(data)
        screen.append(element)
        first = adopt(element, first)
      }
      recover()
      arrived = null
      show()
    },
    // address
    (ack, address, replaces) => {
      if (address === location.pathname + location.search) return
      history[replaces ? 'replaceState' : 'pushState']({}, '', address)
    },
    // title
    (ack, title) => { document.title = title },
    // store
    (ack, area, key, json) => {
      const storage = area ? sessionStorage : localStorage
      try {
        if (json !== null) storage.setItem(prefix + key, json)
        // All of it goes along when the page joins.
        if (json === null || size(stored(storage)) > 25000) storage.removeItem(prefix + key)
        if (json === null || storage.getItem(prefix + key) !== null) return
      } catch {
      // Told below.
    }
      notice(denied)
    },
    // open
    (ack, address) => {
      if (/^(https?:|mailto:|tel:|sms:|\/(?!\/))/.test(address)) window.open(address, '_blank', 'noopener')
    },
    // focusOn
    (ack, node) => {
      if (node) wanted = nodes.get(node)
      else document.activeElement?.blur?.()
    },
    // announce
    (ack, text, isAssertive) => announce(text, isAssertive),
    // copy
    (ack, text) => { navigator.clipboard?.writeText(text).catch(() => notice(denied)) },
    // locate
    (ack, request) => locate(request),
    // scroll
    (ack, node, anchor) => {
      nodes.get(node)?.scrollIntoView({ block: ['start', 'center', 'end'][anchor], behavior: 'auto' })
    },
    // notice
    (ack, message, id) => notice(message, id),
    // upload
    (ack, node, address) => upload(node, address),
  ]
  const RULES = 8, SCREEN = 11, ADDRESS = 12
  const pendingRules = []

  const apply = (ack, list) => keepFocus(() => {
    const has = (wanted) => list.some(([code]) => code === wanted)
    // Before the page that is left gives way.
    if (has(ADDRESS)) rememberScroll()
    const isScreen = has(SCREEN)
    for (const [code, ...values] of list) {
      if (isScreen && code === RULES) pendingRules.push(...values)
      else operations[code](ack, ...values)
    }
  })

  // ---- Words for the person -------------------------------------------------------------------

  const announce = (text, isAssertive) => {
    const region = document.getElementById(isAssertive ? 'assertive' : 'polite')
    layer().append(region)
    region.textContent = ''
    requestAnimationFrame(() => { region.textContent = text })
  }

  const denied = 'This browser does not allow it.'
  const notices = document.getElementById('notices')
  const notice = (message, id) => {
    const words = create(['div', ['class', 'notice'], id ? `${message} (${id})` : message])
    const close = create(['button', ['type', 'button', 'aria-label', 'Close'], '×'])
    close.onclick = () => words.remove()
    words.append(close)
    layer().append(notices)
    notices.append(words)
    setTimeout(() => words.remove(), 10000)
  }

  const banner = document.getElementById('banner')
  const setBanner = (text) => {
    banner.hidden = !text
    banner.textContent = text ?? ''
    if (text) layer().append(banner)
  }

  // ---- The connection -------------------------------------------------------------------------

  // In bytes, of a message: the session takes 65,536.
  const size = (values) => new Blob([JSON.stringify(values)]).size
  const EDITS = new Set([1, 4, 5, 6, 7])
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
    if (code === 4003) return setBanner('This page is open elsewhere.')
    if (code === 4001) return reload()
    setBanner(code === 4004 ? 'Too many people are here.' : 'Reconnecting …')
    const base = Math.min(250 * 2 ** attempts++, 10000)
    clearTimeout(retryTimer)
    retryTimer = setTimeout(connect, base / 2 + Math.random() * base / 2)
  }

  // A page that came back from long ago: what was typed goes with it.
  const reload = () => {
    try { sessionStorage.setItem('apus-typed', JSON.stringify([location.pathname, snapshot()])) } catch {
      // Full.
    }
    location.reload()
  }

  const receive = (message) => {
    const [first, ...rest] = message
    if (first === 'a') {
      token = rest[0]
      acknowledge(rest[1])
      received = rest[2]
      joined()
      resend()
      return
    }
    if (first === 'n') {
      token = rest[0]
      recovering = snapshot()
      recovering.queue = queue
      queue = []
      received = 0
      next = 1
      joined()
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
    if (!recovering) show()
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

  // ---- Recovery -------------------------------------------------------------------------------
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

  // ---- What the person does -------------------------------------------------------------------

  const takes = (element, letter) => element?.dataset.on?.includes(letter)

  const changed = (control) => {
    const element = own(control)
    if (!element) return
    control._dirty = true
    let number
    switch (control.type) {
      case 'file': return choose(control, element)
      case 'radio': {
        const picker = own(control.closest('[role=radiogroup]'))
        if (picker) number = tell(4, picker._n, +control.value)
        break
      }
      case 'checkbox': number = tell(5, element._n, +control.checked); break
      case 'select-one': number = tell(4, element._n, +control.value); break
      case 'range': number = tell(7, element._n, +control.value); break
      case 'date': case 'time': case 'datetime-local':
        // A date that is being typed is empty until it is one.
        if (!control.value) return
        number = tell(6, element._n, control.value)
        break
      default:
        if (control.value === control._sent) return
        number = tell(1, element._n, control.value)
        if (!number) return void (control.value = control._sent ?? control.defaultValue)
        control._sent = control.value
    }
    group(control)._seq = number
  }

  addEventListener('input', ({ target }) => {
    if (target.matches?.('input,textarea') && target.type !== 'file') changed(target)
  })
  addEventListener('change', ({ target }) => {
    if (!target.matches?.('select,input[type=file]')) return
    changed(target)
    applyLater(target)
  })
  addEventListener('compositionstart', ({ target }) => { composing = target })
  addEventListener('compositionend', ({ target }) => {
    composing = null
    if (target.matches?.(fields) && target.value !== target._sent && target._dirty) {
      delete target._later
      changed(target)
    } else applyLater(target)
  })

  // The innermost thing that takes a tap: a control, or an element that says so.
  const tapped = (target) => {
    for (let at = target; at && at !== screen; at = at.parentElement) {
      if (at._n === undefined) continue
      if (at.matches('button,[role=button]:not(summary)') || takes(at, 't')) return at
      if (at.matches('a,label,summary,input,select,textarea')) return null
    }
    return null
  }

  addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    const step = target.closest('.step')
    if (step) return void tell(step.dataset.p === '3' ? 8 : 9, own(step)._n)
    const summary = target.closest('summary')
    if (summary && !target.closest('button,a,input')) return toggleDetails(event, summary)
    if (target.localName === 'dialog') return void (target._n && isBeside(event, target) && dismiss(target))
    const element = tapped(target)
    const link = target.closest('a')
    if (link && takes(own(link), 'o')) { event.preventDefault(); return void tell(18, own(link)._n, link.href) }
    if (!element || element.disabled || element.closest('fieldset:disabled,[inert]')) return
    if (element.classList.contains('toggle-button')) {
      const number = tell(5, element._n, +(element.getAttribute('aria-pressed') !== 'true'))
      element._seq = number
      return
    }
    if (event.detail % (element.dataset.taps ?? 1)) return
    tell(0, element._n)
    if (!isReady() && !isPosting) element.classList.add('queued'), setTimeout(() => element.classList.remove('queued'), 1500)
    for (const menu of document.querySelectorAll('.menu[open]')) menu.open = false
  })

  const isBeside = (event, dialog) => {
    const box = dialog.getBoundingClientRect()
    // An alert wants an answer.
    return !dialog.classList.contains('modal-2') && (event.clientX < box.left || event.clientX > box.right ||
      event.clientY < box.top || event.clientY > box.bottom)
  }

  const toggleDetails = (event, summary) => {
    const details = summary.parentElement
    if (details.classList.contains('menu')) {
      for (const menu of document.querySelectorAll('.menu[open]')) if (menu !== details) menu.open = false
      return
    }
    event.preventDefault()
    if (details.closest('fieldset:disabled,[inert]')) return
    tell(5, details._n, +!details.open)
  }

  addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll('.menu[open]')) if (!menu.contains(target)) menu.open = false
  }, true)

  const dismiss = (dialog) => { if (takes(dialog, 'x')) tell(10, dialog._n) }
  addEventListener('cancel', (event) => {
    if (event.target.localName !== 'dialog') return
    event.preventDefault()
    if (!composing) dismiss(event.target)
  }, true)

  const shortcut = (event) => {
    const keys = []
    if (event.metaKey || event.ctrlKey) keys.push('cmd')
    if (event.altKey) keys.push('opt')
    if (event.shiftKey) keys.push('shift')
    keys.push({ Enter: 'return', Escape: 'escape', ' ': 'space' }[event.key] ?? event.key.toLowerCase())
    const name = keys.join('+')
    return [...screen.querySelectorAll('[data-key]')].findLast((element) =>
      element.dataset.key === name && element.getClientRects().length && !element.closest('[inert]'))
  }

  addEventListener('keydown', (event) => {
    const { target, key } = event
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
    if (key === 'Escape') {
      const menu = document.querySelector('.menu[open]')
      if (menu) {
        menu.open = false
        menu.querySelector('summary').focus()
        return event.preventDefault()
      }
    }
    const bound = (event.metaKey || event.ctrlKey || event.altKey || !target.matches(fields)) && shortcut(event)
    if (bound && own(bound) !== own(target)) {
      event.preventDefault()
      return void tell(0, own(bound)._n)
    }
    if (key === 'Enter' && target.matches('input') && !['checkbox', 'radio', 'file', 'range'].includes(target.type)) {
      event.preventDefault()
      const element = own(target)
      if (takes(element, 's')) tell(2, element._n)
      return
    }
    if ((key === 'Enter' || key === ' ') && !target.matches('button,a,input,select,textarea,summary')) {
      const element = tapped(target)
      if (element !== target) return
      event.preventDefault()
      element.click()
    }
  })

  addEventListener('pointerdown', ({ target }) => { if (target.localName === 'select') target._open = true })
  addEventListener('keydown', ({ target, key }) => {
    if (target.localName !== 'select') return
    if (key === 'Escape') applyLater(target)
    else target._open = true
  })
  addEventListener('focusin', ({ target }) => {
    if (target.localName === 'select') target._open = true
    const element = own(target)
    if (takes(element, 'f')) tell(3, element._n, 1)
  })
  addEventListener('focusout', ({ target }) => {
    applyLater(target)
    const element = own(target)
    if (takes(element, 'f') && element.isConnected) tell(3, element._n, 0)
  })

  for (const [name, value] of [['pointerover', 1], ['pointerout', 0]]) {
    addEventListener(name, ({ target, relatedTarget, pointerType }) => {
      if (pointerType === 'touch') return
      for (let at = own(target); at; at = own(at.parentElement)) {
        if (takes(at, 'h') && !at.contains(relatedTarget)) tell(16, at._n, value)
      }
    })
  }

  let pressTimer = 0
  let pressed = null
  const taking = (target, letter) => {
    let at = own(target)
    while (at && !takes(at, letter)) at = own(at.parentElement)
    return at
  }
  addEventListener('pointerdown', ({ target }) => {
    const at = taking(target, 'l')
    if (at) pressTimer = setTimeout(() => tell(17, at._n), 1000 * (at.dataset.press ?? .5))
    pressed = taking(target, 'p')
    if (pressed) tell(25, pressed._n, 1)
  })
  for (const name of ['pointerup', 'pointercancel', 'scroll']) {
    addEventListener(name, () => {
      clearTimeout(pressTimer)
      if (pressed?.isConnected) tell(25, pressed._n, 0)
      pressed = null
    }, true)
  }

  // ---- Files ----------------------------------------------------------------------------------

  const choose = (control, element) => {
    const [file] = control.files
    if (!file) return
    // The same file can be chosen again.
    control.value = ''
    element._file = file
    tell(24, element._n, file.name, file.size)
  }

  const upload = (node, address) => {
    const element = nodes.get(node)
    const file = element?._file
    if (!file) return
    delete element._file
    const bar = part(node, 3)
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name))
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => { if (bar) bar.hidden = false, bar.value = loaded / total }
    request.onloadend = () => {
      if (bar) bar.hidden = true
      if (request.status !== 200) notice(request.responseText || 'The file could not be sent.')
    }
    request.send(file)
  }

  // ---- Place ----------------------------------------------------------------------------------

  const locate = (request) => {
    if (!navigator.geolocation) return tell(23, 0, request, 2)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => tell(23, 0, request, coords.latitude, coords.longitude, coords.accuracy),
      ({ code }) => tell(23, 0, request, code === 1 ? 1 : 2),
      { enableHighAccuracy: true, timeout: 20000 })
  }

  // ---- History and scrolling ------------------------------------------------------------------

  history.scrollRestoration = 'manual'
  const rememberScroll = () => history.replaceState({ ...history.state, y: scrollY }, '')
  let scrollTimer = 0
  addEventListener('scroll', () => {
    clearTimeout(scrollTimer)
    scrollTimer = setTimeout(rememberScroll, 150)
  }, { passive: true })
  // Where to scroll once the session has answered that event: its answer brings the page.
  let back = null
  addEventListener('popstate', ({ state }) => {
    clearTimeout(scrollTimer)
    back = [tell(20, 0, location.pathname + location.search), state?.y ?? 0]
  })
  const scrollBack = (ack) => {
    if (!back || ack < back[0]) return
    scrollTo(0, back[1])
    back = null
  }

  // ---- Windowed lists -------------------------------------------------------------------------
  // Says which rows are near the viewport. Spacers (data-n) stand for rows that are not there.

  const windows = new Set()
  const watchWindow = (element) => { windows.add(element); report() }
  let frame = 0
  const report = () => { frame ||= requestAnimationFrame(reportNow) }
  const reportNow = () => {
    frame = 0
    for (const element of windows) {
      if (!element.isConnected) { windows.delete(element); continue }
      const margin = innerHeight
      let index = 0, first = -1, last = -1
      const visit = (child) => {
        const box = child.getBoundingClientRect()
        const count = child.dataset.n === undefined ? 1 : +child.dataset.n
        if (count && box.bottom > -margin && box.top < innerHeight + margin) {
          const each = box.height / count || 1
          const from = Math.max(0, Math.floor((-margin - box.top) / each))
          const to = Math.min(count - 1, Math.floor((innerHeight + margin - box.top) / each))
          if (first < 0) first = index + from
          last = index + to
        }
        index += count
      }
      for (const child of element.querySelectorAll('.row,.window')) {
        if (child.parentElement.closest('[data-on*=w]') === element) visit(child)
      }
      if (first < 0) continue
      const range = `${first},${last - first + 1}`
      if (range === element._window) continue
      element._window = range
      tell(12, element._n, first, last - first + 1)
    }
    for (const element of measured) {
      if (!element.isConnected) { measured.delete(element); sizes.unobserve(element); continue }
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x, y, width, height].map((length) => +length.toFixed(2))
      // Where it is changes while the page scrolls; how large it is, seldom.
      const news = `${takes(element, 'G') ? place : place.slice(2)}`
      if (news === element._place) continue
      element._place = news
      tell(26, element._n, ...place)
    }
  }
  // Elements whose place the screen wants to know.
  const measured = new Set()
  const sizes = new ResizeObserver(report)
  addEventListener('scroll', report, { passive: true, capture: true })
  addEventListener('resize', report)

  // ---- Surroundings ---------------------------------------------------------------------------

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
  addEventListener('online', connect)
  addEventListener('offline', () => setBanner('Offline. What you enter is kept.'))
  addEventListener('pageshow', ({ persisted }) => { if (persisted) connect() })
  addEventListener('visibilitychange', () => { if (!document.hidden) connect() })

  // ---- Beginning ------------------------------------------------------------------------------

  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem('apus-typed') ?? '[]')
    sessionStorage.removeItem('apus-typed')
    if (path === location.pathname) recovering = typed
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
  keepFocus(() => {})
  if (recovering) recover()
  connect()
}

// The script is fetched beside the page, and may be there before the whole of it.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', live)
else live()
