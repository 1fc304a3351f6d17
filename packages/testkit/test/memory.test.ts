import type { Game } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { fuzzLeaks, tellLeak } from '../src/index.ts'
import { type Magpie, magpie } from './toys/magpie.ts'

/** The same game, but hidden cards are put in order before they are dealt anew. */
const forgetful: Game<Magpie> = {
  ...magpie,
  resample(parts, observer, random, options) {
    const { own, hidden } = parts
    const places: [list: number[], at: number][] = hidden.deck.map((_, at) => [hidden.deck, at])
    own.forEach(({ hand }, seat) => {
      hand.forEach((_, at) => {
        const isSeen = seat === observer || (observer >= 0 && own[observer].known[seat][at] >= 0)
        if (!isSeen) places.push([hand, at])
      })
    })
    const cards = places.map(([list, at]) => list[at]).sort((a, b) => a - b)
    places.forEach(([list, at], place) => {
      list[at] = cards[place]
    })
    magpie.resample(parts, observer, random, options)
  },
}

describe('imagined worlds', () => {
  test('that follow from the order of hidden cards are found, where a game says that its own do not', () => {
    expect(fuzzLeaks(magpie, { pairs: 300 }).leaks).toEqual([])
    const { leaks } = fuzzLeaks(magpie, { pairs: 300, forgets: true })
    expect(new Set(leaks.map(({ what }) => what))).toEqual(new Set(['memory']))
    // They differ in what is hidden, and that shows at once.
    expect(leaks[0].lines[0].path).toMatch(/^(own|hidden)/)
    expect(leaks[0].log).toHaveLength(0)
  })

  test('that follow from what the observer knows alone are left in peace', () => {
    expect(fuzzLeaks(forgetful, { pairs: 1500, forgets: true }).leaks.map(tellLeak)).toEqual([])
  })
})
