import assert from 'node:assert/strict'
import test from 'node:test'
import { openJoined, settled } from './client.mjs'

const field = (key, ...attributes) => ['input', ['data-k', key, ...attributes]]

/** Leaves a page, and opens one in the same tab. */
const reopened = async (page, elements, options = {}) => {
  page.document.body.dispatch('pagehide')
  const other = openJoined(elements, { session: page.browser.session, ...options })
  await settled()
  return other
}

test('what was typed is there again after a reload, and is told', async () => {
  const page = openJoined([field('name')])
  page.node(1).enter('Ada')
  const other = await reopened(page, [field('name')])
  assert.equal(other.node(1).value, 'Ada')
  assert.equal(other.browser.session.getItem('apus-kept'), null)
  assert.deepEqual(other.client.session._queue.at(-1)[3][0], 'Ada')
})

test('it is found by its key, not by its place', async () => {
  const page = openJoined([field('name'), field('city')])
  page.node(2).enter('Warsaw')
  const other = await reopened(page, [field('city'), field('name')])
  assert.deepEqual([other.node(1).value, other.node(2).value], ['Warsaw', ''])
})

test('it belongs to its address', async () => {
  const page = openJoined([field('name')], { address: '/one' })
  page.node(1).enter('Ada')
  const other = await reopened(page, [field('name')], { address: '/two' })
  assert.equal(other.node(1).value, '')
})

test('a field that comes later gets it then', async () => {
  const page = openJoined([field('name')])
  page.node(1).enter('Ada')
  const other = await reopened(page, [['div', []]])
  const { Operation } = other.client
  other.browser.socket.tell(1, 0, [Operation.insert, 1, 0, 0, 2, field('name')])
  await settled()
  assert.equal(other.node(2).value, 'Ada')
})

test('no password, code or card is kept', async () => {
  const secrets = [['type', 'password'], ['autocomplete', 'new-password'], ['autocomplete', 'one-time-code'],
    ['autocomplete', 'cc-number']]
  const fields = secrets.map((attributes, index) => field(`s${index}`, ...attributes))
  const page = openJoined([...fields, field('open')])
  for (let i = 1; i <= 5; i++) page.node(i).enter('secret')
  page.document.body.dispatch('pagehide')
  const [kept] = JSON.parse(page.browser.session.getItem('apus-kept'))
  assert.deepEqual(kept.map(({ key }) => key), ['open'])
})

test('what the session took away, or had before, is not kept', () => {
  const page = openJoined([field('name', 'value', 'Ada'), field('city')])
  const { Operation } = page.client
  page.node(2).enter('x')
  page.browser.socket.tell(1, 1, [Operation.value, 2, ''])
  page.node(1).enter('x')
  page.node(1).value = 'Ada'
  page.node(1).dispatch('input', { inputType: 'deleteContentBackward' })
  page.document.body.dispatch('pagehide')
  assert.deepEqual(JSON.parse(page.browser.session.getItem('apus-kept'))[0], [])
})

test('a page that is too old keeps also what the session may not know of', async () => {
  const page = openJoined([['input', ['type', 'checkbox', 'data-k', 'agreed']]])
  const box = page.node(1)
  box.checked = true
  box.dispatch('input', {})
  page.browser.socket.drop(4001)
  assert.equal(page.browser.reloads, 1)
  const other = await reopened(page, [['input', ['type', 'checkbox', 'data-k', 'agreed']]])
  assert.equal(other.node(1).checked, true)
})
