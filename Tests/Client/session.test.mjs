import assert from 'node:assert/strict'
import test from 'node:test'
import { open, openJoined } from './client.mjs'

const { EventKind, Operation, Words } = open().client
const BUTTON = ['button', [], 'Press']
const TEXT = ['div', ['class', 'text'], 'before']
const FIELD = ['input', ['data-on', 's']]

test('elements are counted as the session counts them', () => {
  const { client, node } = open([
    ['div', [], ['span', ['data-p', '1']], ['div', ['data-s', '2']], TEXT], BUTTON])
  assert.deepEqual([...client.nodes.keys()], [1, 2, 5, 6])
  assert.equal(node(5).textContent, 'before')
  assert.equal(node(6).localName, 'button')
})

test('a page joins with its token', () => {
  const { browser } = open([BUTTON])
  const { socket } = browser
  assert.match(socket.address, /^ws:\/\/localhost\/_apus\/socket\/\d+$/)
  socket.open()
  assert.deepEqual(socket.take().map((join) => join.slice(0, 3)), [['j', 'T', 0]])
})

test('what is done before the socket is open goes by a request, and again if that got lost', () => {
  const { browser, node } = open([BUTTON])
  node(1).click()
  const [[address, { body }]] = browser.posts
  assert.equal(address, '/_apus/events')
  const [join, tap] = body.split('\n').map((line) => JSON.parse(line))
  assert.deepEqual(join.slice(0, 3), ['j', 'T', 0])
  assert.deepEqual(tap, [1, 0, EventKind.tap, 1])
  browser.socket.open()
  browser.socket.tell('a', 'T2', 0, 0)
  assert.deepEqual(browser.socket.take().slice(1), [[1, 0, EventKind.tap, 1]])
})

test('events are numbered, and known until they are acknowledged', () => {
  const { browser, client, node } = openJoined([BUTTON])
  node(1).click()
  node(1).click()
  assert.deepEqual(browser.socket.take(), [[1, 0, EventKind.tap, 1], [2, 0, EventKind.tap, 1]])
  browser.socket.tell(1)
  assert.deepEqual(client.session._queue.map(([number]) => number), [2])
  browser.socket.tell(2)
  assert.deepEqual(client.session._queue, [])
})

test('what has no answer is told again on the next socket, and only that', () => {
  const { browser, clock, node } = openJoined([BUTTON])
  node(1).click()
  node(1).click()
  browser.socket.drop()
  clock.pass(1000)
  browser.socket.open()
  browser.socket.tell('a', 'T3', 1, 0)
  const [join, ...events] = browser.socket.take()
  assert.deepEqual(join.slice(0, 3), ['j', 'T2', 0])
  assert.deepEqual(events, [[2, 0, EventKind.tap, 1]])
})

test('of edits of a field that wait, the newest is told', () => {
  const { browser, clock, node } = openJoined([['input', []]])
  browser.socket.drop()
  node(1).enter('ab')
  clock.pass(1000)
  browser.socket.open()
  browser.socket.tell('a', 'T3', 0, 0)
  assert.deepEqual(browser.socket.take().slice(1), [[1, 0, EventKind.edit, 1, 'ab']])
})

test('changes are made on the page', () => {
  const { browser, screen, node } = openJoined([['div', [], TEXT], BUTTON])
  browser.socket.tell(1, 0, [Operation.text, 2, 'after'], [Operation.attribute, 3, 'disabled', ''],
    [Operation.style, 3, 'look', '3'], [Operation.insert, 1, 0, 2, 4, ['div', ['class', 'text'], 'one'], ['i', []]])
  assert.equal(node(2).textContent, 'after')
  assert.equal(node(3).disabled, true)
  assert.equal(node(3).className, 'look-3')
  assert.deepEqual([node(4).textContent, node(5).localName], ['one', 'i'])
  assert.deepEqual(node(1).children, [node(2), node(4), node(5)])
  browser.socket.tell(2, 0, [Operation.move, 5, 0], [Operation.remove, 4], [Operation.style, 3, 'look', null],
    [Operation.attribute, 3, 'disabled', null], [Operation.title, 'New'])
  assert.deepEqual(node(1).children, [node(5), node(2)])
  assert.equal(node(4), undefined)
  assert.equal(node(3).className, '')
  assert.equal(node(3).disabled, false)
  assert.equal(browser.document.title, 'New')
  assert.equal(screen.children.length, 2)
})

test('an element that a session may not send is refused', () => {
  const { client } = open()
  assert.throws(() => client.create(['script', []]), /script/)
  assert.throws(() => client.create(['div', ['onclick', 'x()']]), /onclick/)
  assert.throws(() => client.create(['a', ['style', 'x']]), /style/)
})

test('a gap in the messages closes the socket', () => {
  const { browser, node } = openJoined([TEXT])
  browser.socket.tell(2, 0, [Operation.text, 1, 'late'])
  assert.equal(browser.socket.closedWith, 4002)
  assert.equal(node(1).textContent, 'before')
})

test('messages are acknowledged after a while, and sooner if there are many', () => {
  const { browser, clock } = openJoined([TEXT])
  browser.socket.tell(1, 0, [Operation.text, 1, 'a'])
  assert.deepEqual(browser.socket.take(), [])
  clock.pass(10_000)
  assert.deepEqual(browser.socket.take(), [[1]])
  for (let i = 2; i <= 18; i++) browser.socket.tell(i, 0, [Operation.text, 1, `${i}`])
  assert.deepEqual(browser.socket.take(), [[18]])
})

test('an older answer is not written over what was typed since', () => {
  const { browser, node } = openJoined([['input', []]])
  node(1).enter('ab')
  browser.socket.tell(1, 1, [Operation.value, 1, 'A'])
  assert.equal(node(1).value, 'ab')
  browser.socket.tell(2, 2, [Operation.value, 1, 'AB'])
  assert.equal(node(1).value, 'AB')
  assert.equal(node(1).selectionStart, 2)
})

test('a rewritten text keeps the caret where the person has it', () => {
  const { browser, node } = openJoined([['input', ['value', '12']]])
  node(1).focus()
  node(1).setSelectionRange(1, 1)
  node(1).enter('3')
  browser.socket.tell(1, 1, [Operation.value, 1, '13/2'])
  assert.equal(node(1).value, '13/2')
  assert.equal(node(1).selectionStart, 2)
})

test('what is typed behind Return goes where its answer takes the keyboard', () => {
  const { browser, document, node } = openJoined([FIELD, FIELD])
  node(1).enter('a')
  node(1).dispatch('keydown', { key: 'Enter' })
  node(1).enter('bc')
  assert.equal(node(1).value, 'a')
  browser.socket.take()
  browser.socket.tell(1, 2, [Operation.focus, 2])
  assert.equal(document.activeElement, node(2))
  assert.equal(node(2).value, 'bc')
  assert.deepEqual(browser.socket.take().at(-1).slice(2), [EventKind.edit, 2, 'bc'])
})

test('a digit behind a full box of a code goes into the next box', () => {
  const { browser, document, node } = openJoined([['input', []], ['input', []]])
  node(1).enter('1')
  node(1).enter('2')
  assert.equal(node(1).value, '12')
  // The session took the first digit and went on, because of that box.
  browser.socket.tell(1, 1, [Operation.focus, 2, 1])
  assert.deepEqual([node(1).value, node(2).value], ['1', '2'])
  assert.equal(document.activeElement, node(2))
})

test('keys that were held edit at the caret', () => {
  const { client, node } = open([['input', ['value', 'one \u{1F600} two']]])
  const field = node(1)
  field.setSelectionRange(6, 6)
  client.retype(field, [['Backspace'], ['x', true], ['ArrowLeft'], ['y', true], ['Delete'], ['Home'], ['z', true],
    ['End'], ['!', true]])
  assert.equal(field.value, 'zone y two!')
})

test('a text beyond the limit stays, is said, and is not told', () => {
  const { browser, document, node } = openJoined([['textarea', []]])
  node(1).enter('a')
  browser.socket.take()
  node(1).value = 'x'.repeat(client_limit())
  node(1).dispatch('input', { inputType: 'insertFromPaste' })
  assert.deepEqual(browser.socket.take(), [])
  assert.match(document.getElementById('notices').textContent, new RegExp(Words.tooLong.replace('.', '\\.')))
})

test('what is said stays for ten seconds after it is seen, however long the page is busy', () => {
  const { client, clock, document } = open()
  const words = () => document.getElementById('notices').textContent
  clock.frame = 12_000
  client.notice('Too long.')
  clock.pass(33_000)
  assert.match(words(), /Too long/)
  clock.pass(1_000)
  assert.equal(words(), '')
})

const client_limit = () => open().client.LIMIT

test('a press takes the focus from a field, which is told after what it does', () => {
  const { browser, clock, node } = openJoined([['input', ['data-on', 'f']], BUTTON])
  node(1).focus()
  assert.deepEqual(browser.socket.take().at(-1).slice(2), [EventKind.focus, 1, 1])
  node(2).dispatch('mousedown')
  node(1).blur()
  node(2).focus()
  assert.deepEqual(browser.socket.take(), [])
  node(2).dispatch('mouseup')
  node(2).click()
  assert.deepEqual(browser.socket.take().map((event) => event.slice(2)), [[EventKind.tap, 2]])
  clock.pass(1)
  assert.deepEqual(browser.socket.take().map((event) => event.slice(2)), [[EventKind.focus, 1, 0]])
})

test('a press that ends elsewhere is over all the same, and keys wait for none', () => {
  const { browser, clock, node } = openJoined([['input', ['data-on', 'f']], BUTTON])
  for (const end of [() => browser.document.body.dispatch('mouseup'), () => node(2).dispatch('dragstart'),
    () => node(2).dispatch('keydown', { key: 'a' })]) {
    node(1).focus()
    node(2).dispatch('mousedown')
    node(1).blur()
    browser.socket.take()
    end()
    clock.pass(1)
    assert.deepEqual(browser.socket.take().map((event) => event.slice(2)), [[EventKind.focus, 1, 0]])
  }
})

test('a pointer is told of once in a round trip', () => {
  const { browser, clock, node } = openJoined([['div', ['data-on', 'hM']]])
  const places = () => browser.socket.take().map((event) => event.slice(2))
  const move = (x, y, pointerType = 'mouse') => node(1).dispatch('pointermove', { clientX: x, clientY: y, pointerType, pointerId: 1 })
  move(3, 4)
  move(5, 6)
  clock.pass(100)
  assert.deepEqual(places(), [[EventKind.hoverAt, 1, 5, 6, 5, 6]])
  move(7, 8)
  clock.pass(100)
  move(8, 8)
  clock.pass(100)
  assert.deepEqual(places(), [])
  browser.socket.tell(1)
  clock.pass(100)
  assert.deepEqual(places(), [[EventKind.hoverAt, 1, 8, 8, 8, 8]])
  browser.socket.tell(2)
  move(1, 1)
  node(1).dispatch('pointerout', { pointerType: 'mouse', relatedTarget: null })
  move(2, 2, 'touch')
  clock.pass(100)
  assert.deepEqual(places(), [[EventKind.hover, 1, 0]])
})
