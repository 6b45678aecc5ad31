// A document as small as the client's logic can do with: a tree, attributes, fields and bubbling events. It has
// no layout and no style; what needs those is tested in browsers (Tests/Browser).

import { matches } from './selectors.mjs'

class Node {
  parentNode = null
  childNodes = []
  get parentElement() { return this.parentNode instanceof Element ? this.parentNode : null }
  get isConnected() { return this === this.ownerDocument.root || !!this.parentNode?.isConnected }
  get nextSibling() { return this.#beside(1) }
  get firstChild() { return this.childNodes[0] ?? null }
  get textContent() { return this.childNodes.map((child) => child.textContent).join('') }
  set textContent(text) { this.replaceChildren(...text ? [text] : []) }
  #beside(step) {
    const all = this.parentNode?.childNodes ?? []
    return all[all.indexOf(this) + step] ?? null
  }
  contains(other) {
    for (let at = other; at; at = at.parentNode) if (at === this) return true
    return false
  }
  remove() {
    if (this.contains(this.ownerDocument.activeElement)) this.ownerDocument.held = null
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1)
    this.parentNode = null
  }
  insertBefore(node, before) {
    const child = typeof node === 'string' ? this.ownerDocument.createTextNode(node) : node
    child.remove()
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(place, 0, child)
    child.parentNode = this
    return child
  }
  append(...nodes) { for (const node of nodes) this.insertBefore(node, null) }
  prepend(...nodes) {
    const first = this.firstChild
    for (const node of nodes) this.insertBefore(node, first)
  }
  after(...nodes) {
    const next = this.nextSibling
    for (const node of nodes) this.parentNode.insertBefore(node, next)
  }
  before(...nodes) { for (const node of nodes) this.parentNode.insertBefore(node, this) }
  replaceChildren(...nodes) {
    for (const child of [...this.childNodes]) child.remove()
    this.append(...nodes)
  }
}

class Text extends Node {
  nodeType = 3
  constructor(document, data) { super(); this.ownerDocument = document; this.nodeValue = data }
  get textContent() { return this.nodeValue }
}

/** `data-a-b` as `aB`. */
const dataset = (element) => new Proxy({}, {
  get: (_, name) => element.getAttribute(attributeOf(name)) ?? undefined,
  set: (_, name, value) => { element.setAttribute(attributeOf(name), value); return true },
  deleteProperty: (_, name) => { element.removeAttribute(attributeOf(name)); return true },
})
const attributeOf = (name) => 'data-' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())

const classList = (element) => {
  const all = () => element.className.split(' ').filter(Boolean)
  const write = (names) => element.setAttribute('class', names.join(' '))
  const list = {
    contains: (name) => all().includes(name),
    add: (name) => { if (!list.contains(name)) write([...all(), name]) },
    remove: (name) => write(all().filter((one) => one !== name)),
    toggle: (name, isOn) => isOn ? list.add(name) : list.remove(name),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  }
  return list
}

export class Element extends Node {
  nodeType = 1
  namespaceURI = 'http://www.w3.org/1999/xhtml'
  dataset = dataset(this)
  classList = classList(this)
  // These pages have no layout: their elements stand in the page's own flow.
  attributes = new Map([['data-l', 'u']])
  scrollTop = 0
  scrollLeft = 0
  style = {}
  constructor(document, name) { super(); this.ownerDocument = document; this.localName = name }
  getAttribute(name) { return this.attributes.get(name) ?? null }
  hasAttribute(name) { return this.attributes.has(name) }
  setAttribute(name, value) { this.attributes.set(name, `${value}`) }
  removeAttribute(name) { this.attributes.delete(name) }
  get id() { return this.getAttribute('id') ?? '' }
  get className() { return this.getAttribute('class') ?? '' }
  get ariaLabel() { return this.getAttribute('aria-label') }
  get hidden() { return this.getAttribute('hidden') !== null }
  set hidden(isOn) { isOn ? this.setAttribute('hidden', '') : this.removeAttribute('hidden') }
  get disabled() { return this.getAttribute('disabled') !== null }
  get children() { return this.childNodes.filter((child) => child instanceof Element) }
  get previousElementSibling() { return this.#beside(-1) }
  get nextElementSibling() { return this.#beside(1) }
  #beside(step) {
    const all = this.parentElement?.children ?? []
    return all[all.indexOf(this) + step] ?? null
  }
  get descendants() { return this.children.flatMap((child) => [child, ...child.descendants]) }
  matches(selectors) { return matches(this, selectors) }
  closest(selectors) {
    for (let at = this; at; at = at.parentElement) if (at.matches(selectors)) return at
    return null
  }
  querySelectorAll(selectors) { return this.descendants.filter((one) => matches(one, selectors, this)) }
  querySelector(selectors) { return this.querySelectorAll(selectors)[0] ?? null }
  // Everything that is there and not hidden has a place, the same for all.
  addEventListener() {}
  getClientRects() { return this.isConnected && !this.closest('[hidden]') ? [this.getBoundingClientRect()] : [] }
  getBoundingClientRect() { return { x: 0, y: 0, left: 0, top: 0, right: 9, bottom: 9, width: 9, height: 9 } }
  getAnimations() { return [] }
  scrollTo(left, top) { this.scrollLeft = left; this.scrollTop = top }
  animate() {}
  focus() {
    if (this.disabled || !this.isConnected || this.ownerDocument.held === this) return
    this.blur()
    this.ownerDocument.held = this
    this.dispatch('focusin')
  }
  blur() {
    const held = this.ownerDocument.held
    this.ownerDocument.held = null
    held?.dispatch('focusout')
  }
  click() { if (!this.disabled) this.dispatch('click', { detail: 1 }) }
  /** Dispatches an event of a name with properties, as a person's act would. Says whether nobody prevented it. */
  dispatch(type, properties = {}) {
    return this.ownerDocument.view.dispatch(type, this, { cancelable: true, ...properties })
  }
  dispatchEvent(event) { return this.ownerDocument.view.dispatch(event.type, this, event) }
}

const PLAIN = new Set(['checkbox', 'radio', 'file', 'range', 'date'])

/** A field, with a caret if it holds text. */
export class Field extends Element {
  #value
  checked = false
  selectionDirection = 'none'
  #start = 0
  #end = 0
  get type() { return this.localName === 'select' ? 'select-one' : this.getAttribute('type') ?? 'text' }
  get #hasCaret() { return this.localName !== 'select' && !PLAIN.has(this.type) }
  get defaultValue() { return this.localName === 'textarea' ? this.textContent : this.getAttribute('value') ?? '' }
  get value() { return this.#value ?? this.defaultValue }
  set value(text) {
    this.#value = text
    this.#start = this.#end = text.length
  }
  get maxLength() { return +(this.getAttribute('maxlength') ?? -1) }
  get selectionStart() { return this.#hasCaret ? this.#start : null }
  get selectionEnd() { return this.#hasCaret ? this.#end : null }
  setSelectionRange(start, end, direction = 'none') {
    this.#start = Math.min(start, this.value.length)
    this.#end = Math.min(end, this.value.length)
    this.selectionDirection = direction
  }
  setRangeText(text, from, to) {
    this.value = this.value.slice(0, from) + text + this.value.slice(to)
    this.setSelectionRange(from + text.length, from + text.length)
  }
  /** Types at the caret, as a person does. */
  enter(text) {
    this.focus()
    for (const letter of text) {
      if (!this.dispatch('keydown', { key: letter })) continue
      this.dispatch('beforeinput', { inputType: 'insertText', data: letter })
      this.setRangeText(letter, this.selectionStart, this.selectionEnd)
      this.dispatch('input', { inputType: 'insertText', data: letter })
    }
  }
}

class Dialog extends Element {
  get open() { return this.getAttribute('open') !== null }
  showModal() { this.setAttribute('open', '') }
  close() { this.removeAttribute('open') }
}

const KINDS = { input: Field, textarea: Field, select: Field, dialog: Dialog }

export class Document {
  held = null
  adoptedStyleSheets = []
  hidden = false
  cookie = ''
  title = ''
  constructor(view) {
    this.view = view
    this.root = this.documentElement = this.createElement('html')
    this.body = this.createElement('body')
    this.root.append(this.body)
  }
  get activeElement() { return this.held?.isConnected ? this.held : this.body }
  createElement(name) { return new (KINDS[name] ?? Element)(this, name) }
  createElementNS(namespace, name) { return Object.assign(new Element(this, name), { namespaceURI: namespace }) }
  createTextNode(text) { return new Text(this, text) }
  getElementById(id) { return this.root.descendants.find((one) => one.id === id) ?? null }
  querySelectorAll(selectors) { return this.root.querySelectorAll(selectors) }
  querySelector(selectors) { return this.root.querySelector(selectors) }
  getElementsByClassName(name) { return this.live(`.${name}`) }
  getElementsByTagName(name) { return this.live(name) }
  live(selector) { return { [Symbol.iterator]: () => this.querySelectorAll(selector)[Symbol.iterator]() } }
  createTreeWalker(root, _, filter) {
    const walk = (element) => element.children.filter((child) => filter(child) === 1)
      .flatMap((child) => [child, ...walk(child)])
    const found = walk(root)
    return { nextNode: () => found.shift() ?? null }
  }
}
