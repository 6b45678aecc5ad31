import assert from 'node:assert/strict'
import test from 'node:test'
import { open } from './client.mjs'

const { client } = open()
const { align, difference, edit, EventKind } = client

test('a difference is where texts differ, and what was and is there', () => {
  assert.deepEqual(difference('abc', 'abXc'), [2, '', 'X'])
  assert.deepEqual(difference('abXc', 'abc'), [2, 'X', ''])
  assert.deepEqual(difference('same', 'same'), [4, '', ''])
  assert.deepEqual(difference('', 'new'), [0, '', 'new'])
  assert.deepEqual(difference('aa', 'aaa'), [2, '', 'a'])
})

test('a difference never holds half of a character', () => {
  // Two of which the first halves agree, and two of which the second halves do.
  assert.deepEqual(difference('a\u{1F600}b', 'a\u{1F601}b'), [1, '\u{1F600}', '\u{1F601}'])
  assert.deepEqual(difference('\u{1F400}', '\u{1F800}'), [0, '\u{1F400}', '\u{1F800}'])
})

test('a difference gives the one text from the other', () => {
  let seed = 7
  const random = (below) => { seed = seed * 48271 % 2147483647; return seed % below }
  const letters = ['a', 'b', '\u{1F600}', '\u{1F601}', '\u{10FC00}', ' ']
  const text = () => Array.from({ length: random(8) }, () => letters[random(letters.length)]).join('')
  for (let i = 0; i < 2000; i++) {
    const [old, new_] = [text(), text()]
    const [place, gone, come] = difference(old, new_)
    assert.equal(old.slice(place, place + gone.length), gone)
    assert.equal(old.slice(0, place) + come + old.slice(place + gone.length), new_)
    for (const part of [gone, come]) assert.equal(part, part.toWellFormed?.() ?? part)
  }
})

test('a short text is told as a whole, of a long one what changed', () => {
  const long = 'x'.repeat(100)
  assert.deepEqual(edit(5, ['abc', 'ab']), [EventKind.edit, 5, 'abc'])
  assert.deepEqual(edit(5, [long, undefined]), [EventKind.edit, 5, long])
  assert.deepEqual(edit(5, [long.slice(50), long.slice(51)]), [EventKind.edit, 5, long.slice(50)])
  // Most of it is new.
  assert.deepEqual(edit(5, [long, 'y']), [EventKind.edit, 5, long])
  const told = edit(5, [long + 'é!', long + 'é'])
  assert.deepEqual(told.slice(0, 6), [EventKind.change, 5, 101, 0, '!', 101])
})

test('the checksum of a long text is FNV-1a of its bytes', () => {
  const text = 'foobar' + 'z'.repeat(70)
  let sum = 0x811c9dc5n
  for (const byte of Buffer.from(text)) sum = ((sum ^ BigInt(byte)) * 0x1000193n) & 0xffffffffn
  assert.equal(edit(1, [text + 'a', text]).at(-1), Number(sum))
})

test('the caret stays behind what was typed when a text is rewritten', () => {
  // Capitals.
  assert.equal(align('abc', 'ABC')(2, 0), 2)
  // A separator that a mask puts in: behind the digit, or in front of the next after a forward Delete.
  assert.equal(align('123', '12/3')(3, 0), 4)
  assert.equal(align('12345', '12/34/5')(2, 0), 2)
  assert.equal(align('12345', '12/34/5')(2, 1), 3)
  // One that comes behind all of it.
  assert.equal(align('12', '12/')(2, 0), 3)
  // What became another character.
  assert.equal(align('1x2', '1y2')(2, 0), 2)
  // What was refused.
  assert.equal(align('12x3', '123')(3, 0), 2)
  // What is cut.
  assert.equal(align('12345', '1234')(5, 0), 4)
})

test('after a forward Delete the caret stands in front of what follows', () => {
  assert.equal(align('12/4', '12/4')(2, 1), 2)
  assert.equal(align('124/5', '12/45')(2, 1), 3)
  assert.equal(align('124/5', '12/45')(2, -1), 2)
})
