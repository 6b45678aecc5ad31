import assert from 'node:assert/strict'
import test from 'node:test'
import { open } from './client.mjs'

const { client } = open()
const { springAt, springCurve, motionOf, numbersIn } = client

/** Progress at so many parts of the time, as a browser reads `linear(…)`. */
const read = (easing, part) => {
  const points = easing.slice('linear('.length, -1).split(',').map(Number)
  const place = part * (points.length - 1), index = Math.min(Math.floor(place), points.length - 2)
  return points[index] + (points[index + 1] - points[index]) * (place - index)
}

/** A spring by small steps of time: what its equation says, not its solution. */
const stepped = (response, damping, velocity, until) => {
  const frequency = 2 * Math.PI / response, pace = 1e-5
  let place = 0, speed = velocity
  for (let at = 0; at < until; at += pace) {
    speed += ((1 - place) * frequency ** 2 - 2 * damping * frequency * speed) * pace
    place += speed * pace
  }
  return place
}

for (const [damping, velocity] of [[0.3, 0], [0.7, 0], [0.825, 3], [1, 0], [1, 4], [1.8, 0], [1.8, 5], [0.99999, 0]]) {
  test(`a spring of damping ${damping} that begins at ${velocity} follows its equation`, () => {
    const [easing, duration] = springCurve(500, damping, velocity)
    for (const part of [0, 0.02, 0.1, 0.25, 0.5, 0.8, 1]) {
      const wanted = stepped(0.5, damping, velocity, part * duration / 1000)
      const found = read(easing, part)
      assert.ok(Math.abs(wanted - found) < 0.002, `${part}: ${found} instead of ${wanted}`)
    }
    // It ends when it has come to rest, and not long after.
    assert.ok(Math.abs(springAt(damping, velocity * 0.5 / 2 / Math.PI, duration / 500 * 2 * Math.PI)) < 0.0012)
    assert.ok(duration > 300 && duration < 8000, `${duration}`)
  })
}

test('a spring without damping comes to an end', () => {
  const [easing, duration] = springCurve(500, 0, 0)
  assert.ok(duration <= 61_000 && easing.length < 100_000)
})

test('curves are told as the browser takes them', () => {
  assert.deepEqual(motionOf(numbersIn('1,350,20,1,0,0,0.42,0,0.58,1')), {
    _easing: 'cubic-bezier(0.42,0,0.58,1)', _pause: 0,
    _options: { duration: 350, delay: 20, iterations: 1, direction: 'normal', fill: 'backwards' },
  })
  const forever = motionOf(numbersIn('0,1000,0,0,1,500'))
  assert.equal(forever._easing, 'linear')
  assert.equal(forever._pause, 1 / 3)
  assert.deepEqual(forever._options, {
    duration: 1500, delay: 0, iterations: Infinity, direction: 'alternate', fill: 'backwards',
  })
  const spring = motionOf(numbersIn('2,500,0,1,0,0,1,0'))
  assert.match(spring._easing, /^linear\(0,0\.\d+,/)
  assert.ok(spring._options.duration > 700 && spring._options.duration < 800)
})

test('what is still has no options', () => {
  for (const text of ['', '3,1,0,1,0,0', '4,0,0,1,0,0', '5,0,0,1,0,0']) assert.equal(motionOf(numbersIn(text)), null, text)
})
