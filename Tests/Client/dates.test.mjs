import assert from 'node:assert/strict'
import test from 'node:test'
import { open } from './client.mjs'

const NOW = 1_700_000_000_000
const [RELATIVE, OFFSET, CLOCK, TIMER] = [3, 4, 5, 6]

/** A page with a date that runs: its kind, seconds from now, and what else belongs to it. */
const running = (kind, seconds, ...rest) => {
  const page = open([['div', ['class', 'text', 'data-time', [kind, NOW + seconds * 1000, ...rest].join(' ')]]])
  return { ...page, text: () => page.node(1).textContent }
}

test('a clock counts to its moment and on from there', () => {
  const { text, clock } = running(CLOCK, 2)
  assert.equal(text(), '0:02')
  clock.pass(1001)
  assert.equal(text(), '0:00')
  clock.pass(62_000)
  assert.equal(text(), '1:01')
  clock.pass(3600_000)
  assert.equal(text(), '1:01:01')
})

test('a distance has two units, and an offset one with its sign', () => {
  assert.equal(running(RELATIVE, -3725, 'en').text(), '1 hour, 2 minutes')
  assert.equal(running(RELATIVE, -86_400 * 15, 'en').text(), '2 weeks, 1 day')
  assert.equal(running(OFFSET, -3725, 'en').text(), '-1 hour')
  assert.equal(running(OFFSET, 3725, 'en').text(), '+1 hour')
  assert.equal(running(OFFSET, -7200, 'de').text(), '-2 Stunden')
})

test('a text changes at the moment at which it is another, and not before', () => {
  const { text, clock } = running(OFFSET, -65, 'en')
  assert.equal(text(), '-1 minute')
  clock.pass(54_999)
  assert.equal(text(), '-1 minute')
  clock.pass(10)
  assert.equal(text(), '-2 minutes')
})

test('a timer counts up or down between its ends, and stands while it pauses', () => {
  const end = NOW + 10_000
  const up = running(TIMER, -5, end, '-', 0, 0)
  assert.equal(up.text(), '0:05')
  up.clock.pass(1001)
  assert.equal(up.text(), '0:06')
  up.clock.pass(60_000)
  assert.equal(up.text(), '0:15')
  const down = running(TIMER, -5, end, '-', 1, 0)
  assert.equal(down.text(), '0:10')
  down.clock.pass(3001)
  assert.equal(down.text(), '0:07')
  const paused = running(TIMER, -5, end, NOW - 2000, 0, 0)
  assert.equal(paused.text(), '0:03')
  paused.clock.pass(5000)
  assert.equal(paused.text(), '0:03')
  assert.equal(running(TIMER, -3725, end, '-', 0, 1).text(), '1:02:05')
  assert.equal(running(TIMER, -3725, end, '-', 0, 0).text(), '62:05')
})

test('a date on a page that nobody sees waits', () => {
  const { text, clock, document } = running(CLOCK, 0)
  document.hidden = true
  document.body.dispatch('visibilitychange')
  clock.pass(30_000)
  assert.equal(text(), '0:00')
  document.hidden = false
  document.body.dispatch('visibilitychange')
  assert.equal(text(), '0:30')
})
