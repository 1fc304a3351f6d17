/**
 * The generator's whole state: four 32-bit words (xoshiro128**). It is part of the match state, so a saved match draws on
 * as it would have, and no view ever shows it.
 */
export type Random = [number, number, number, number]

export function seeded(seed: string): Random {
  // Signed, as every later state is: a list of small whole numbers is faster than one that has held anything larger.
  let a = 0x9e3779b9 | 0
  let b = 0x243f6a88
  let c = 0xb7e15162 | 0
  let d = 0x8aed2a6b | 0
  // Every character stirs every word, so that seeds differing in one character share nothing.
  for (let i = 0; i < seed.length; i++) {
    const character = seed.charCodeAt(i)
    a = stirred(a, character, b)
    b = stirred(b, character + STRIDE, c)
    c = stirred(c, character + 2 * STRIDE, d)
    d = stirred(d, character + 3 * STRIDE, a)
  }
  const words: Random = [(a | b | c | d) === 0 ? 1 : a, b, c, d]
  for (let i = 0; i < 16; i++) word(words)
  return words
}

/** What sets the four words apart where the same character comes to them. */
const STRIDE = 0x3c6ef372

function stirred(word: number, by: number, next: number): number {
  let h = Math.imul(word ^ by, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16) ^ Math.imul(next, 0x27d4eb2f)
}

/** The next 32 random bits, as an unsigned number. */
export function word(random: Random): number {
  const b = random[1]
  const scrambled = Math.imul(b, 5)
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
  const t = b << 9
  const c = random[2] ^ random[0]
  const d = random[3] ^ b
  random[1] = b ^ c
  random[0] ^= d
  random[2] = c ^ t
  random[3] = (d << 11) | (d >>> 21)
  return result
}

/** A whole number from 0 to n - 1, every one equally likely. */
export function below(random: Random, n: number): number {
  if (n <= 1) return 0
  if (n > EXACT) return belowMany(random, n)
  // Multiply and take the upper half (Lemire): a division is needed only when the lower half falls into the biased rest.
  let product = word(random) * n
  let low = product >>> 0
  if (low < n) {
    const rest = (WORDS - n) % n
    while (low < rest) {
      product = word(random) * n
      low = product >>> 0
    }
  }
  return ((product - low) / WORDS) | 0
}

/** The same for numbers whose product with a word would no longer be exact. */
function belowMany(random: Random, n: number): number {
  const limit = WORDS - (WORDS % n)
  let drawn = word(random)
  while (drawn >= limit) drawn = word(random)
  return drawn % n
}

const WORDS = 2 ** 32
const EXACT = 2 ** 21

/** True with the given probability. */
export function chance(random: Random, probability: number): boolean {
  return word(random) < probability * WORDS
}

/** @param count how many of them, from the front; left out, all */
export function shuffle<T>(random: Random, list: T[], count = list.length): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const held = list[i]
    list[i] = list[j]
    list[j] = held
  }
}
