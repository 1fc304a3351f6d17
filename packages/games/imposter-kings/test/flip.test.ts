import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('flipping the King', () => {
  const position = (court: string, seat0: string, seat1 = 'hand Assassin, Mystic') =>
    table(`court: ${court} | seat 0: ${seat0} | seat 1: ${seat1} | to act: 0`)

  test('IK-8.1: legal with the own King face up and a Court, also with a disgraced Throne or an empty hand', () => {
    const mayFlip = (court: string, seat0: string) =>
      position(court, seat0)
        .legal(0)
        .some(({ type }) => type === 'flip')
    expect(mayFlip('Judge by 1', 'hand Queen; successor Elder')).toBe(true)
    expect(mayFlip('Judge by 1 down', 'hand Queen; successor Elder')).toBe(true)
    expect(mayFlip('Judge by 1', 'hand none; successor Elder')).toBe(true)
    expect(mayFlip('none', 'hand Queen; successor Elder')).toBe(false)
    expect(mayFlip('Judge by 1', 'hand Queen; king down')).toBe(false)
    expect(mayFlip('Judge by 1', 'hand Queen; successor Elder; antechamber Fool')).toBe(false)
  })

  test('IK-8.1, IK-8.3: a refused flip says why', () => {
    expect(position('none', 'hand Queen').blocked(0, { type: 'flip' })).toMatchObject({
      code: 'emptyCourt',
      rule: 'IK-8.1',
    })
    expect(position('Judge by 1', 'hand Queen; king down').blocked(0, { type: 'flip' })).toMatchObject({
      code: 'kingFlipped',
      rule: 'IK-8.3',
    })
  })

  test('IK-8.2, IK-21.5, IK-21.16: announced, asked about, then the King goes down, the Throne is disgraced and the Successor comes to the hand unseen', () => {
    const at = position('Judge by 1, Queen by 1', 'hand Fool; successor Elder').flip(0)
    expect(at.told(-1)).toEqual(['flipAnnounced', 'windowOpened', 'asked'])
    at.pass(1)
    expect(at.told(-1).slice(0, 4)).toEqual(['noReaction', 'flipped', 'disgraced', 'successorTaken'])
    expect(at.events(0)).toContainEqual({ type: 'successorTaken', seat: 0, card: 'Elder' })
    expect(at.events(1)).toContainEqual({ type: 'successorTaken', seat: 0 })
    expect(at.view(-1).players[0]).toMatchObject({ flipped: true, successor: false, hand: 2 })
    expect(at.courtShort()).toEqual(['Judge', '(Queen)'])
    expect(at.hand(0)).toEqual(['Fool', 'Elder'])
  })

  test('IK-8.3: the flip is the whole turn', () => {
    expect(position('Judge by 1', 'hand Queen; successor Elder').flip(0).pass(1).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-8.4: only the Assassin answers a flip', () => {
    const at = position('Judge by 1', 'hand Queen; successor Elder', "hand King's Hand").flip(0)
    expect(at.legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: 'Assassin' }])
    expect(at.blocked(1, { type: 'claim', card: "King's Hand" })).toMatchObject({ code: 'notOffered' })
  })

  test('IK-8.5: a flipped King enables the Zealot', () => {
    const at = position('Judge by 1', 'hand Zealot; successor Elder', 'hand Sentry, Mystic')
      .flip(0)
      .pass(1)
      .play(1, 'Sentry')
    expect(at.legalCards(0)).toContain('Zealot')
  })

  test('IK-8.6: the announcement binds, and until it is carried out the King counts as face up', () => {
    const at = position('Judge by 1', 'hand Zealot; successor Elder').flip(0)
    expect(at.view(-1).players[0]).toMatchObject({ flipped: false, successor: true })
    expect(at.courtShort()).toEqual(['Judge'])
    expect(at.blocked(0, { type: 'play', card: 'Zealot' })).toMatchObject({ code: 'notAsked' })
  })

  test('IK-8.7: others see that a Master Tactician decides, never which branches were open', () => {
    const flip = (successor: string) =>
      table(
        `court: Judge by 1 | accused: Assassin | seat 0: hand Fool; facet Master Tactician; successor ${successor}; squire Zealot | seat 1: hand Mystic | to act: 0`,
        {
          options: { mode: 'expansion' },
        },
      ).flip(0)
    const [equal, unequal] = [flip('Soldier'), flip('Queen')]
    expect(equal.legal(0)).not.toEqual(unequal.legal(0))
    expect([equal.match.view(1), equal.events(1)]).toEqual([unequal.match.view(1), unequal.events(1)])
  })

  test('IK-0.1, IK-16.30: without a Successor the rest of the flip is carried out', () => {
    const at = position('Judge by 1', 'hand Fool').flip(0).pass(1)
    expect(at.view(-1).players[0]).toMatchObject({ flipped: true, hand: 1 })
    expect(at.courtShort()).toEqual(['(Judge)'])
  })
})
