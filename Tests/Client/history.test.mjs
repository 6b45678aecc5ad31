import assert from 'node:assert/strict'
import test from 'node:test'
import { openJoined, settled } from './client.mjs'

const PAGE = ['div', [], 'page']
const DIALOG = ['dialog', ['data-on', 'x']]

const told = ({ browser, client }) => browser.socket.take()
  .filter((event) => event.length > 2).map(([, , kind, ...values]) =>
    [Object.keys(client.EventKind).find((name) => client.EventKind[name] === kind), ...values])

const opened = async () => {
  const page = openJoined([PAGE])
  const { Operation } = page.client
  page.browser.socket.tell(1, 0, [Operation.insert, 0, 0, 1, 2, DIALOG])
  await settled()
  return page
}

test('an address of the session is an entry of its own, or takes the place of one', () => {
  const { browser, client: { Operation } } = openJoined([PAGE])
  browser.socket.tell(1, 0, [Operation.address, '/one', 0])
  assert.deepEqual(browser.history, ['/', '/one'])
  browser.socket.tell(2, 0, [Operation.address, '/two', 1])
  assert.deepEqual(browser.history, ['/', '/two'])
  browser.socket.tell(3, 0, [Operation.address, '/two', 0])
  assert.deepEqual(browser.history, ['/', '/two'])
})

test('Back asks the session for the page before, and scrolls when it is there', () => {
  const page = openJoined([PAGE])
  const { browser, client: { Operation } } = page
  browser.socket.tell(1, 0, [Operation.address, '/one', 0])
  browser.scrolls.length = 0
  browser.go(-1)
  assert.deepEqual(told(page), [['address', 0, '/']])
  // Sent before the session heard of it.
  browser.socket.tell(2, 0, [Operation.text, 1, 'other'])
  assert.deepEqual(browser.scrolls, [])
  browser.socket.tell(3, 1, [Operation.text, 1, 'before'])
  assert.equal(browser.scrolls.length, 1)
})

test('what lies over a page is an entry, and Back ends it, not the page', async () => {
  const page = await opened()
  assert.equal(page.node(2).open, true)
  assert.deepEqual(page.browser.history, ['/', '/'])
  page.browser.go(-1)
  assert.deepEqual(told(page), [['dismiss', 2]])
  // Until it has gone, another Back finds it, too.
  assert.equal(page.browser.depth, 1)
})

test('what stays open is said, and not asked for', async () => {
  const page = openJoined([PAGE])
  const { Operation, Words } = page.client
  page.browser.socket.tell(1, 0, [Operation.insert, 0, 0, 1, 2, ['dialog', []]])
  await settled()
  page.browser.go(-1)
  assert.deepEqual(told(page), [])
  page.clock.pass(20)
  assert.equal(page.document.getElementById('polite').textContent, Words.staysOpen)
  assert.equal(page.browser.depth, 1)
})

test('Escape ends the dialog that came last', async () => {
  const page = await opened()
  const { Operation } = page.client
  page.browser.socket.tell(2, 0, [Operation.insert, 0, 0, 2, 3, DIALOG])
  await settled()
  page.document.body.dispatch('keydown', { key: 'Escape' })
  assert.deepEqual(told(page), [['dismiss', 3]])
})
