import assert from 'node:assert/strict'
import test from 'node:test'
import { open, openJoined } from './client.mjs'

const { Words } = open().client
const BUTTON = ['button', [], 'Press']
const banner = ({ document }) => document.getElementById('banner')

/** Loses the line again and again; gives the milliseconds until each attempt. */
const attempts = ({ browser, clock }, count, code) => Array.from({ length: count }, () => {
  const { length } = browser.sockets
  browser.socket.drop(code)
  let waited = 0
  while (browser.sockets.length === length) {
    clock.pass(1)
    waited++
  }
  return waited
})

test('a lost line is tried again soon, and after half a minute more seldom', () => {
  const page = openJoined()
  assert.deepEqual(attempts(page, 4), [250, 500, 700, 700])
  attempts(page, 44)
  assert.deepEqual(attempts(page, 3), [700, 10_000, 10_000])
})

test('whoever is back begins anew with short waits', () => {
  const page = openJoined()
  attempts(page, 60)
  page.browser.socket.open()
  page.browser.socket.tell('a', 'T3', 0, 0)
  assert.deepEqual(attempts(page, 2), [250, 500])
})

test('a full server is left in peace', () => {
  const page = openJoined()
  assert.deepEqual(attempts(page, 3, 4004), [10_000, 10_000, 10_000])
  page.browser.socket.drop(4004)
  assert.equal(banner(page).textContent, Words.busy)
})

test('a socket that does not open is given up', () => {
  const page = openJoined()
  page.browser.socket.drop()
  page.clock.pass(250)
  const { socket, sockets } = page.browser
  const { length } = sockets
  // 1.5 seconds, longer with each attempt; then the wait for the next.
  page.clock.pass(1500 * 1.6)
  assert.equal(socket.closedWith, 1000)
  page.clock.pass(500)
  assert.equal(sockets.length, length + 1)
})

test('the banner says what is going on, until there is an answer', () => {
  const page = openJoined()
  assert.equal(banner(page).hidden, true)
  page.browser.socket.drop()
  assert.equal(banner(page).hidden, false)
  assert.equal(banner(page).textContent, Words.reconnecting)
  page.clock.pass(250)
  page.browser.socket.open()
  page.browser.socket.tell('a', 'T3', 0, 0)
  assert.equal(banner(page).hidden, true)
})

test('no two attempts have the same address', () => {
  const page = openJoined()
  for (let count = 0; count < 5; count++) {
    page.browser.socket.drop()
    page.clock.pass(1000)
  }
  const addresses = page.browser.sockets.map(({ address }) => address)
  assert.equal(addresses.length, 6)
  assert.equal(new Set(addresses).size, 6)
})

test('a page that is open elsewhere says so, and comes not back by itself', () => {
  const page = openJoined()
  page.browser.socket.drop(4003)
  assert.equal(banner(page).textContent, Words.elsewhere)
  const { length } = page.browser.sockets
  page.clock.pass(60_000)
  assert.equal(page.browser.sockets.length, length)
})

test('a page that is too old is loaded anew', () => {
  const page = openJoined()
  page.browser.socket.drop(4001)
  assert.equal(page.browser.reloads, 1)
})

test('a line that is dead without a word is noticed by what it does not answer', () => {
  const page = openJoined([BUTTON])
  page.clock.pass(60_000)
  assert.equal(banner(page).hidden, true)
  page.node(1).click()
  page.clock.pass(2999)
  assert.equal(banner(page).hidden, true)
  page.clock.pass(1)
  assert.equal(banner(page).textContent, Words.waiting)
  const { socket } = page.browser
  // It was only slow, and then silent again.
  socket.tell(1)
  assert.equal(banner(page).hidden, true)
  page.node(1).click()
  page.clock.pass(3000)
  assert.equal(banner(page).textContent, Words.waiting)
  page.clock.pass(4000)
  assert.equal(socket.closedWith, 1000)
  page.clock.pass(250)
  assert.notEqual(page.browser.socket, socket)
})

test('an answer in time keeps the line', () => {
  const page = openJoined([BUTTON])
  page.node(1).click()
  page.clock.pass(2000)
  page.browser.socket.tell(1)
  page.clock.pass(60_000)
  assert.equal(page.browser.sockets.length, 1)
  assert.equal(banner(page).hidden, true)
})
