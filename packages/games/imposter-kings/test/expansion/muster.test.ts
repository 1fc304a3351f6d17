import { describe, expect, test } from 'vitest'
import { imposterKings } from '../../src/index.ts'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('mustering', () => {
  /** A small deal, seat 0 to begin: seat 1 musters first. */
  const muster = (seat1 = '', seat0 = '') =>
    table(
      `seat 0: hand Fool, Judge, Queen, Sentry${seat0} | seat 1: hand Elder, Zealot, Princess, Warlord${seat1} | true king: 0`,
      expansion,
    ).player(0, 0)
  const ofType = (at: ReturnType<typeof table>, seat: number, type: string) =>
    at.legal(seat).filter((action) => action.type === type)

  test('IK-13.10, IK-3.6: in reverse turn order, whoever acts last begins; then the cards are set aside', () => {
    const two = muster()
    expect(two.askedShort()).toEqual(['1 musterAction'])
    expect(two.endMuster(1).askedShort()).toEqual(['0 musterAction'])
    expect(two.endMuster(0).askedShort()).toEqual(['0 commitCards', '1 commitCards'])
    const three = table('deal: rest | true king: 2', { seats: 3, ...expansion }).player(2, 1)
    const order = []
    for (let i = 0; i < 3; i++) {
      const [{ seat }] = three.asked()
      order.push(seat)
      three.endMuster(seat)
    }
    expect(order).toEqual([0, 2, 1])
  })

  test('IK-13.10: a player sees what was public of the musterings before', () => {
    const at = muster()
      .selectKing(1, 'Master Tactician')
      .recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
      .endMuster(1)
    expect(at.view(0).players[1]).toMatchObject({
      facet: 'Master Tactician',
      recruitDiscard: ['Elder'],
      exhausted: ['Soldier of seat 1'],
      army: 3,
    })
  })

  test('IK-13.11, IK-13.15: it goes on until its player ends it', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    expect(at.askedShort()).toEqual(['1 musterAction'])
    at.selectKing(1, 'Charismatic Leader')
    expect(at.askedShort()).toEqual(['1 musterAction'])
    at.endMuster(1)
    expect(at.events(0)).toContainEqual({ type: 'musterEnded', seat: 1 })
    expect(at.askedShort()).toEqual(['0 musterAction'])
  })

  test('IK-13.12, IK-16.23: the facet is public, and the last choice counts', () => {
    const at = muster().selectKing(1, 'Charismatic Leader')
    expect(at.events(0)).toEqual([{ type: 'facetSelected', seat: 1, facet: 'Charismatic Leader' }])
    at.selectKing(1, 'Regular')
    expect(at.view(0).players[1].facet).toBe('Regular')
    expect(at.blocked(1, { type: 'selectKing', facet: 'Regular' })).toMatchObject({ code: 'changedTwice' })
  })

  test('IK-13.19: at most two facet changes', () => {
    const at = muster().selectKing(1, 'Charismatic Leader')
    expect(ofType(at, 1, 'selectKing').map(({ facet }) => facet)).toEqual(['Regular', 'Master Tactician'])
    expect(at.blocked(1, { type: 'selectKing', facet: 'Charismatic Leader' })).toMatchObject({ code: 'sameFacet' })
    at.selectKing(1, 'Master Tactician')
    expect(ofType(at, 1, 'selectKing')).toEqual([])
    at.endMuster(1)
    expect(ofType(at, 0, 'selectKing')).toHaveLength(2)
  })

  test('IK-13.13, IK-13.17, IK-18.14: a hand card is given up in the open, a card of the Army is taken secretly', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    expect(at.events(1)).toContainEqual({ type: 'recruited', seat: 1, gave: 'Elder', took: 'Judge of seat 1' })
    expect(at.events(0)).toEqual([
      { type: 'exhausted', seat: 1, card: 'Soldier of seat 1' },
      { type: 'recruited', seat: 1, gave: 'Elder' },
    ])
    expect(at.hand(1)).toEqual(['Zealot', 'Warlord', 'Princess', 'Judge of seat 1'])
    expect(at.view(0).players[1]).toMatchObject({ hand: 4, army: 3, recruitDiscard: ['Elder'] })
  })

  test('IK-13.13: the first recruit has to be paid for with another available card', () => {
    const at = muster()
    const recruit = (exhaust: string | null) =>
      at.blocked(1, { type: 'recruit', give: 'Elder', take: 'Judge of seat 1', exhaust })
    expect(recruit(null)).toMatchObject({ code: 'mustPay', rule: 'IK-13.13' })
    expect(recruit('Exile of seat 1')).toMatchObject({ code: 'notAvailable' })
  })

  test('IK-13.16: the payment cannot be the recruited card, and is made once per muster', () => {
    const at = muster()
    const same = { type: 'recruit', give: 'Elder', take: 'Judge of seat 1', exhaust: 'Judge of seat 1' }
    expect(at.blocked(1, same)).toMatchObject({ code: 'mustPay', rule: 'IK-13.16' })
    at.recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    const again = { type: 'recruit', give: 'Zealot', take: 'Elder of seat 1', exhaust: 'Oathbound of seat 1' }
    expect(at.blocked(1, again)).toMatchObject({ code: 'noPayment' })
    at.recruit(1, 'Zealot', 'Elder of seat 1')
    expect(at.view(0).players[1]).toMatchObject({ army: 2, exhausted: ['Soldier of seat 1'], hand: 4 })
  })

  test('IK-13.13: two copies of a hand card are one choice', () => {
    const at = table('seat 0: hand Fool, Queen | seat 1: hand Elder, Elder; army Judge, Soldier', expansion).player(
      0,
      0,
    )
    expect(ofType(at, 1, 'recruit').map(({ give, take }) => [give, take])).toEqual([
      ['Elder', 'Soldier of seat 1'],
      ['Elder', 'Judge of seat 1'],
    ])
  })

  test('IK-13.13: each player pays anew', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1').endMuster(1)
    expect(at.blocked(0, { type: 'recruit', give: 'Fool', take: 'Judge of seat 0', exhaust: null })).toMatchObject({
      code: 'mustPay',
    })
  })

  test('IK-13.14, IK-13.13: to recommission exhausts two cards for one exhausted before, and makes recruits free', () => {
    const at = muster('; exhausted Soldier, Oathbound').recommission(
      1,
      'Elder of seat 1',
      'Judge of seat 1',
      'Oathbound of seat 1',
    )
    expect(at.events(0)).toEqual([
      { type: 'exhausted', seat: 1, card: 'Elder of seat 1' },
      { type: 'exhausted', seat: 1, card: 'Judge of seat 1' },
      { type: 'recommissioned', seat: 1, recovered: 'Oathbound of seat 1' },
    ])
    expect(at.view(1).mine?.army).toEqual(['Inquisitor of seat 1', 'Oathbound of seat 1'])
    expect(at.view(0).players[1].exhausted).toEqual(['Elder of seat 1', 'Soldier of seat 1', 'Judge of seat 1'])
    at.recruit(1, 'Elder', 'Oathbound of seat 1')
    expect(at.hand(1)).toContain('Oathbound of seat 1')
  })

  test('IK-13.14: what comes back was exhausted before, not just now', () => {
    const at = muster('; exhausted Soldier')
    const recommission = (recover: string) =>
      at.blocked(1, { type: 'recommission', exhaust: 'Elder of seat 1', andExhaust: 'Judge of seat 1', recover })
    expect(recommission('Elder of seat 1')).toMatchObject({ code: 'notExhausted' })
    expect(recommission('Oathbound of seat 1')).toMatchObject({ code: 'notExhausted' })
    const same = {
      type: 'recommission',
      exhaust: 'Elder of seat 1',
      andExhaust: 'Elder of seat 1',
      recover: 'Soldier of seat 1',
    }
    expect(at.blocked(1, same)).toMatchObject({ code: 'notAllowed' })
    const gone = {
      type: 'recommission',
      exhaust: 'Elder of seat 1',
      andExhaust: 'Exile of seat 1',
      recover: 'Soldier of seat 1',
    }
    expect(at.blocked(1, gone)).toMatchObject({ code: 'notAvailable' })
    expect(at.blocked(1, { ...gone, exhaust: 'Soldier of seat 1' })).toMatchObject({ code: 'notAvailable' })
  })

  test('IK-13.14: it can be repeated, also for a card exhausted by the time before', () => {
    const at = muster('; exhausted Soldier').recommission(1, 'Elder of seat 1', 'Judge of seat 1', 'Soldier of seat 1')
    at.recommission(1, 'Inquisitor of seat 1', 'Soldier of seat 1', 'Elder of seat 1')
    expect(at.view(1).mine?.army).toEqual(['Elder of seat 1', 'Oathbound of seat 1'])
  })

  test('IK-13.17, IK-13.19: a recruited card may be given up again, and then can be recruited no more', () => {
    const at = muster()
      .recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
      .recruit(1, 'Judge of seat 1', 'Elder of seat 1')
    expect(at.view(0).players[1].recruitDiscard).toEqual(['Elder', 'Judge of seat 1'])
    expect(at.blocked(1, { type: 'recruit', give: 'Zealot', take: 'Judge of seat 1', exhaust: null })).toMatchObject({
      code: 'notAvailable',
    })
    expect(at.blocked(1, { type: 'recruit', give: 'Elder', take: 'Oathbound of seat 1', exhaust: null })).toMatchObject(
      {
        code: 'notInHand',
      },
    )
  })

  test('IK-13.18: with too small an Army there is nothing to recruit or recommission', () => {
    const one = muster('; army Elder; exhausted Judge, Soldier')
    expect(ofType(one, 1, 'recruit')).toEqual([])
    expect(ofType(one, 1, 'recommission')).toEqual([])
    const two = muster('; army Elder, Judge; exhausted Soldier')
    expect(ofType(two, 1, 'recruit')).toHaveLength(8)
    expect(ofType(two, 1, 'recommission')).toHaveLength(1)
    expect(ofType(muster(), 1, 'recommission')).toEqual([])
    // A page that fills the form in field by field must not be led into it either.
    const { pub, own } = one.match.play
    const begun: number[] = []
    for (const { domain } of imposterKings.question('musterAction').forms) {
      domain(pub, own[1], 1, { changes: 0, free: 0 }, [], begun)
    }
    expect(begun).toEqual([])
  })

  test('IK-13.19: no payment can be made without a recruit, and a muster shrinks the Army until it has to end', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    for (const take of ['Elder', 'Inquisitor', 'Oathbound']) at.recruit(1, at.hand(1)[0], `${take} of seat 1`)
    expect(at.legal(1).map(({ type }) => type)).toEqual(['endMuster', 'selectKing', 'selectKing'])
  })

  test('IK-2.12, IK-14: which cards are still available is the owner’s secret, how many is not', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    expect(at.view(1).mine?.army).toEqual(['Elder of seat 1', 'Inquisitor of seat 1', 'Oathbound of seat 1'])
    expect(JSON.stringify(at.view(0))).not.toContain('Judge of seat 1')
    expect(at.view(0).players[1].army).toBe(3)
  })

  test('IK-2.13, IK-2.14: exhausted cards and cards given up lie face up', () => {
    const at = muster().recruit(1, 'Elder', 'Judge of seat 1', 'Soldier of seat 1')
    for (const observer of [-1, 0, 1]) {
      expect(at.view(observer).players[1]).toMatchObject({
        exhausted: ['Soldier of seat 1'],
        recruitDiscard: ['Elder'],
      })
    }
  })

  test('IK-14.5, IK-18.14: while somebody musters the others see who decides and nothing of the options', () => {
    const at = muster()
    expect(at.asked()).toEqual([
      { seat: 1, question: 'musterAction', rule: 'IK-13.11', about: { changes: 0, free: 0 } },
    ])
    expect(at.legal(0)).toEqual([])
  })

  test('IK-3.7, IK-3.8, IK-2.5: a Master Tactician sets a Squire aside as well', () => {
    const at = table('deal: rest | true king: 0', expansion)
      .player(0, 0)
      .selectKing(1, 'Master Tactician')
      .endMuster(1)
      .endMuster(0)
    const [first, second, third] = at.hand(1)
    expect(at.blocked(1, { type: 'commit', dungeon: first, successor: second, squire: null })).toMatchObject({
      rule: 'IK-2.5',
    })
    const hand = at.hand(0)
    expect(at.blocked(0, { type: 'commit', dungeon: hand[0], successor: hand[1], squire: hand[2] })).toMatchObject({
      rule: 'IK-3.7',
    })
    at.commit(1, first, second, third).commit(0, hand[0], hand[1])
    expect(at.view(-1).players.map((player) => [player.hand, player.squire])).toEqual([
      [7, false],
      [6, true],
    ])
  })

  test('IK-3.9, IK-13.50: a Charismatic Leader reveals the Successor when all have set their cards aside', () => {
    const at = muster().selectKing(1, 'Charismatic Leader').endMuster(1).endMuster(0)
    at.commit(1, 'Elder', 'Zealot')
    expect(at.view(0).players[1].openSuccessor).toBe(null)
    at.commit(0, 'Fool', 'Judge')
    expect(at.events(0)).toContainEqual({ type: 'successorOpened', seat: 1, card: 'Zealot' })
    expect(at.view(-1).players[1]).toMatchObject({ openSuccessor: 'Zealot', successor: true })
    expect(at.view(-1).players[0].openSuccessor).toBe(null)
  })
})
