import { describe, expect, test } from 'vitest'
import { stakes } from '../src/games/imposter-kings/stakes.ts'
import { SCENES, type Scene } from './gallery/scenes.ts'
import { sightAt } from './imposter-kings.ts'

const FLIP = { type: 'flip' }
const flip = (scene: Scene, me = 0) => stakes(sightAt(scene, me), FLIP)
const changed = (from: string, to: string, then = '', and = ''): Scene => ({
  ...SCENES.counted,
  from: (SCENES.counted.from ?? '').replace(from, to).replace(then, and),
})

describe('the stakes of a King flip', () => {
  test('IK-9.32, IK-11.6: what an Assassin costs, to whom, and the chance where it can be counted', () => {
    expect(flip(SCENES.counted)).toEqual({
      loss: 'If Odile has the Assassin, you lose the round: 3 points to Odile.',
      besides: 'The chance is 2 in 5.',
      rules: ['IK-9.30', 'IK-9.32'],
    })
  })

  test('they are the same wherever the Assassin is', () => {
    const elsewhere = changed('forgotten: Sentry', 'forgotten: Assassin', 'hand Assassin', 'hand Sentry')
    expect(flip(elsewhere)).toEqual(flip(SCENES.counted))
  })

  test('no number where it cannot be counted', () => {
    expect(flip(SCENES.turn)?.besides).toBe("Your King's Hand can stop it.")
  })

  test('IK-11.6: a flipped King costs the assassin a point', () => {
    const down = changed('dungeon Oathbound |', 'dungeon Oathbound; king down |')
    expect(flip(down)?.loss).toBe('If Odile has the Assassin, you lose the round: 2 points to Odile.')
  })

  test('IK-9.15: a known Assassin is no chance', () => {
    const known = changed('known: Princess', 'known: Assassin at 1 hand tracked, Princess')
    expect(flip(known)).toMatchObject({
      loss: 'Odile has the Assassin. If it is used, you lose the round: 3 points to Odile.',
      besides: null,
    })
  })

  test('there are none where nobody can have it', () => {
    expect(flip(changed('accused: Zealot', 'accused: Assassin', 'hand Assassin', 'hand Zealot'))).toBeNull()
    expect(
      flip(changed('hand Assassin, Inquisitor, Princess', 'hand none', ' | known: Princess at 1 hand tracked', '')),
    ).toBeNull()
  })

  test('IK-12.14, IK-12.24: with three and four players they say whom it may be', () => {
    expect(flip(SCENES.three)?.loss).toBe('If Odile or Bram has the Assassin, you are out of the round.')
    expect(flip(SCENES.four)?.loss).toBe(
      'Odile has the Assassin. If it is used, your side loses the round: 3 points to them.',
    )
  })
})

test('IK-9.11, IK-9.12: a false claim says that it stops nothing, and what it costs; a true one has no stakes', () => {
  const claim = { type: 'claim', card: "King's Hand" }
  expect(stakes(sightAt(SCENES.bluff), claim)).toEqual({
    loss: 'A false claim stops nothing, and one random card from your hand is revealed.',
    besides: null,
    rules: ['IK-9.11', 'IK-9.12'],
  })
  expect(stakes(sightAt(SCENES.ability), claim)).toBeNull()
  expect(stakes(sightAt(SCENES.bluff), { type: 'pass' })).toBeNull()
})
