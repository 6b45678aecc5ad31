// The window around a document: a clock that tests move, a history, storage, and sockets that tests answer.

import { Document, Element } from './dom.mjs'

class Storage {
  getItem(key) { return this[key] ?? null }
  setItem(key, value) { this[key] = `${value}` }
  removeItem(key) { delete this[key] }
}

class Clock {
  now = 1_700_000_000_000
  /** How long the browser takes for a frame. */
  frame = 16
  #timers = new Map()
  #next = 1
  set = (act, milliseconds = 0) => {
    this.#timers.set(this.#next, { at: this.now + milliseconds, act })
    return this.#next++
  }
  clear = (number) => { this.#timers.delete(number) }
  /** Milliseconds until each timer ends, the next first. */
  get waits() { return [...this.#timers.values()].map(({ at }) => at - this.now).sort((a, b) => a - b) }
  /** Lets time pass; what ends meanwhile is done at its moment. */
  pass(milliseconds) {
    const end = this.now + milliseconds
    for (;;) {
      const [due] = [...this.#timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)
      if (!due) break
      this.#timers.delete(due[0])
      this.now = Math.max(this.now, due[1].at)
      due[1].act()
    }
    this.now = end
  }
}

class Socket {
  static OPEN = 1
  static CLOSING = 2
  readyState = 0
  sent = []
  constructor(address) { this.address = address }
  send(text) { this.sent.push(text) }
  close(code = 1000) {
    this.readyState = 3
    this.closedWith = code
  }
  // What a server does.
  open() { this.readyState = Socket.OPEN; this.onopen() }
  tell(...message) { this.onmessage({ data: JSON.stringify(message) }) }
  drop(code = 1006) { this.readyState = 3; this.onclose({ code }) }
  /** The messages that were sent since the last time. */
  take() { return this.sent.splice(0).map((text) => JSON.parse(text)) }
}

/** A browser with a page. `storage` is what its tab kept. */
export class Browser {
  clock = new Clock()
  sockets = []
  scrolls = []
  reloads = 0
  posts = []
  #listeners = []
  #entries = [{ state: null, address: '/' }]
  #at = 0

  constructor({ session = new Storage(), address = '/' } = {}) {
    const browser = this
    this.#entries[0].address = address
    this.document = new Document(this)
    this.session = session
    this.location = {
      protocol: 'http:', origin: 'http://localhost', reload: () => { browser.reloads++ },
      get pathname() { return browser.address.split('?')[0] },
      get search() { const [, query] = browser.address.split('?'); return query ? '?' + query : '' },
    }
  }

  get address() { return this.#entries[this.#at].address }
  get socket() { return this.sockets.at(-1) }
  /** How many entries are before the one that is shown. */
  get depth() { return this.#at }
  get history() { return this.#entries.map(({ address }) => address) }

  /** Goes back or forth in the history, as a browser's button does. */
  go(steps) {
    this.#at = Math.max(0, Math.min(this.#entries.length - 1, this.#at + steps))
    this.dispatch('popstate', this.document, { state: this.#entries[this.#at].state })
  }

  dispatch(type, target, properties = {}) {
    const event = {
      detail: 0, ...properties, type, target, defaultPrevented: false, isStopped: false,
      preventDefault() { if (event.cancelable !== false) event.defaultPrevented = true },
      stopImmediatePropagation() { event.isStopped = true }, getModifierState: () => false,
    }
    for (const isCapture of [true, false]) {
      for (const one of this.#listeners) {
        if (one.type === type && one.isCapture === isCapture && !event.isStopped) one.act(event)
      }
    }
    return !event.defaultPrevented
  }

  /** The names that a script finds in a browser. */
  get globals() {
    const browser = this
    const { document, clock, location } = this
    return {
      document, location, Element, localStorage: new Storage(), sessionStorage: this.session,
      addEventListener: (type, act, options) => {
        this.#listeners.push({ type, act, isCapture: options === true || !!options?.capture })
      },
      setTimeout: clock.set, clearTimeout: clock.clear, requestAnimationFrame: (act) => clock.set(act, clock.frame),
      Date: { now: () => clock.now },
      // Waits are as long as they may be.
      Math: Object.assign(Object.create(Math), { random: () => 1 }),
      WebSocket: class extends Socket {
        constructor(address) { super(address); browser.sockets.push(this) }
      },
      fetch: (address, options) => { browser.posts.push([address, options]); return new Promise(() => {}) },
      history: {
        get state() { return browser.#entries[browser.#at].state },
        replaceState: (state, _, address = browser.address) => { browser.#entries[browser.#at] = { state, address } },
        pushState: (state, _, address) => {
          browser.#entries.splice(++browser.#at, Infinity, { state, address })
        },
        go: (steps) => browser.go(steps),
      },
      navigator: { languages: ['en'], onLine: true }, innerWidth: 400, innerHeight: 800, scrollY: 0,
      matchMedia: () => ({ matches: false, addEventListener() {} }),
      scrollTo: (...place) => { browser.scrolls.push(place) },
      getComputedStyle: () => ({}),
      NodeFilter: { SHOW_ELEMENT: 1, FILTER_ACCEPT: 1, FILTER_REJECT: 2 },
      MutationObserver: class { observe() {} takeRecords() { return [] } }, devicePixelRatio: 1,
      ResizeObserver: class { observe() {} unobserve() {} },
      CSSStyleSheet: class {
        cssRules = []
        insertRule(rule) { this.cssRules.push(rule) }
        replaceSync(text) { this.cssRules = [text] }
      },
      InputEvent: class { constructor(type, properties) { Object.assign(this, properties, { type }) } },
    }
  }
}
