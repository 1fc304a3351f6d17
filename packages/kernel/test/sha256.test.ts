import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyedHash, sha256 } from '../src/index.ts'

// The same examples on every run.
fc.configureGlobal({ seed: 159 })

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('FIPS 180-4 examples', (text, hash) => {
  expect(sha256(text)).toBe(hash)
})

test.each([
  ['\u000b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
])('RFC 4231 examples that are text', (key, text, hash) => {
  expect(keyedHash(key, text)).toBe(hash)
})

test('every length around the blocks of 64 bytes', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é'.repeat(length >> 1) + 'x'.repeat(length & 1)
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    expect(keyedHash(text, 'm')).toBe(createHmac('sha256', text).update('m', 'utf8').digest('hex'))
  }
})

test('any text in any script', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 80 }))
  fc.assert(
    fc.property(text, text, (key, message) => {
      expect(sha256(message)).toBe(createHash('sha256').update(message, 'utf8').digest('hex'))
      expect(keyedHash(key, message)).toBe(createHmac('sha256', key).update(message, 'utf8').digest('hex'))
    }),
    { seed: 1, numRuns: 300 },
  )
})
