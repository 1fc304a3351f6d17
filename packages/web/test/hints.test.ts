import type { ActionJson } from '@riposte/kernel'
import type { Hint } from '@riposte/protocol'
import { describe, expect, test } from 'vitest'
import type { HintWords } from '../src/games/face.ts'
import { hint } from '../src/games/imposter-kings/hint.ts'
import { alikeIn, knownHints, surenessOf } from '../src/table/sureness.ts'
import { SCENES, type Scene } from './gallery/scenes.ts'
import { sightAt } from './imposter-kings.ts'

/** What somebody at seat 0 reads. */
function said(scene: Scene, action: ActionJson): HintWords {
  const words = hint(sightAt(scene), action)
  if (words === null) throw new Error('no hint speaks for that')
  return words
}
const play = (card: string) => ({ type: 'play', card })
const hinted = (...figures: readonly (readonly [worth: number, tries: number])[]): readonly Hint[] =>
  figures.map(([worth, tries]) => ({ action: play('Fool'), worth, tries }))

describe('how sure a hint is', () => {
  test('is said by how far the first answer is ahead', () => {
    expect(surenessOf(hinted([64, 500], [52, 200]))).toBe('sure')
    expect(surenessOf(hinted([64, 500], [58, 200]))).toBe('fairly')
    expect(surenessOf(hinted([64, 500], [62, 200]))).toBe('even')
    expect(surenessOf(hinted([64, 500], [66, 200]))).toBe('even')
    expect(surenessOf(hinted([64, 500]))).toBe('sure')
  })

  test('is a toss between all that are as good as the first', () => {
    const hints = hinted([64, 500], [62, 200], [70, 40], [50, 100])
    expect(alikeIn(hints)).toEqual(hints.slice(0, 3))
  })

  test('is less where little was tried', () => {
    expect(surenessOf(hinted([64, 50], [52, 20]))).toBe('fairly')
    expect(surenessOf(hinted([64, 50], [44, 20]))).toBe('sure')
  })

  test('is judged by the best of the others, which stand in the order of what they are worth', () => {
    const hints = knownHints(hinted([64, 500], [52, 200], [63, 150], [58, 100]))
    expect(hints.map(({ worth }) => worth)).toEqual([64, 63, 58, 52])
    expect(surenessOf(hints)).toBe('even')
  })

  test('nothing is said of what was hardly tried, and nothing at all where that is the best', () => {
    expect(knownHints(hinted([64, 500], [70, 3], [10, 12]))).toEqual(hinted([64, 500], [10, 12]))
    expect(knownHints(hinted([64, 39], [60, 38]))).toEqual([])
    expect(knownHints(hinted([50, 0]))).toEqual(hinted([50, 0]))
  })
})

describe('what a hint says in The Imposter Kings', () => {
  const only: Scene = { ...SCENES.counted, from: SCENES.counted.from?.replace('Warlord, Queen', 'Queen') ?? '' }
  const stuck: Scene = { ...SCENES.counted, from: SCENES.counted.from?.replace(', Warlord, Queen', '') ?? '' }

  test('the lowest card that can be played, and where it lies', () => {
    expect(said(SCENES.counted, play('Warlord'))).toEqual({
      says: 'Play the Warlord',
      short: 'Warlord',
      because: 'It’s the lowest card you can play. You keep the higher ones.',
      things: ['[data-moves="hand:0:Warlord"]'],
    })
    expect(said(SCENES.counted, play('Queen')).because).toBeNull()
  })

  test('the only card that can be played; a flip where there is none', () => {
    expect(said(only, play('Queen')).because).toBe('It’s the only card you can play, and your King stays face up.')
    expect(said(only, { type: 'flip' }).because).toBeNull()
    expect(said(stuck, { type: 'flip' })).toMatchObject({
      because: 'None of your cards can be played, and there is no pass.',
      things: ['[data-thing="answer:flip"]'],
    })
  })

  test('IK-7.11b: an Oathbound on a higher card is no saving', () => {
    const oathbound: Scene = {
      ...SCENES.counted,
      from: (SCENES.counted.from ?? '').replace(
        'Fool, Soldier, Warlord, Queen; successor Oathbound',
        'Oathbound, Fool, Queen; successor Soldier',
      ),
    }
    expect(said(oathbound, play('Oathbound')).because).toBeNull()
  })

  test('whether a card is held, when the table asks for one', () => {
    expect(said(SCENES.ability, { type: 'pass' }).because).toBe("You keep your King's Hand for later.")
    expect(said(SCENES.ability, { type: 'claim', card: "King's Hand" })).toMatchObject({
      because: 'It cancels the ability.',
      things: ['[data-thing="answer:claim"]'],
    })
    expect(said(SCENES.bluff, { type: 'pass' }).because).toBe('You don’t hold a card to answer with.')
  })

  test('IK-9.11: no false claim', () => {
    expect(hint(sightAt(SCENES.bluff), { type: 'claim', card: "King's Hand" })).toBeNull()
  })

  test('what is known of a hand, and nothing else', () => {
    const known: Scene = { ...SCENES.names, from: `${SCENES.names.from} | known: Princess at 1 hand tracked` }
    const named = (card: string) => ({ type: 'nameCard', card })
    expect(said(known, named('Princess')).because).toBe('You know that Odile holds it.')
    expect(said(known, named('Assassin')).because).toBeNull()
    expect(said(SCENES.names, named('Princess')).because).toBeNull()
  })

  test('cards that are set aside are both named', () => {
    const sight = sightAt(SCENES.commit)
    const cards = (sight.seen.view.mine?.hand ?? []).map(({ card }) => card)
    const [low, high] = [cards[0], cards[cards.length - 1]]
    const words = said(SCENES.commit, { type: 'commit', dungeon: low, successor: high, squire: null })
    expect(words.short).toBe(`${low} and ${high}`)
    expect(words.things).toEqual([`[data-moves="hand:0:${low}"]`, `[data-moves="hand:0:${high}"]`])
    expect(words.says).toContain('in the Dungeon')
    expect(words.because).toBe('Your lowest card goes. Your highest comes back when you flip your King.')
    expect(said(SCENES.commit, { type: 'commit', dungeon: high, successor: low, squire: null }).because).toBeNull()
  })
})
