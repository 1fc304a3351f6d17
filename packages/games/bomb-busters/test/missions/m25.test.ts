import { isBlocked, Match, record, verify } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { LOSS_DETONATOR } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'

const HANDS = ['1 2 3', '1 2 3', '2 2 3']

describe('mission 25', () => {
  test('BB-M25.1: a number from 1 to 12 in digits that stands alone is caught, nothing else', () => {
    const { match } = staged({ hands: HANDS, mission: 25 })
    const caught = (texts: readonly string[]) => texts.filter((text) => match.caught(0, text) !== null)
    const fined = ['7', 'I have a 12', '(3)', '4, 5 and 6', 'is it 10?', '-9', '7!']
    expect(caught(fined)).toEqual(fined)
    expect(caught(['13', '0', '00', 'p2', 'room42', 'seven', '7up', '100', 'v1_2', 'no', '3rd'])).toEqual([])
  })

  test('BB-M25.1: it moves the dial by one, once for a message, whoever says it and whoever is asked', () => {
    const table = staged({ hands: HANDS, mission: 25 })
    const asked = table.match.play.open?.id
    const applied = table.match.speak(2, 'a 4 and a 5 and a 6')
    expect(applied.blocked === null && table.match.tell(applied.events, 0)).toMatchObject([
      { type: 'numberSaid', seat: 2 },
      { type: 'dialMoved', from: 0, to: 1 },
    ])
    expect(table.pub.dial).toBe(1)
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.match.play.open?.id).toBe(asked)
  })

  test('BB-M25.1: at the end of the dial the mission is lost at once', () => {
    const table = staged({ hands: HANDS, mission: 25, dial: 2 })
    table.match.speak(1, '11')
    expect(table.pub.result).toBe(LOSS_DETONATOR)
    expect(table.match.over).toBe(true)
  })

  test('BB-M25.2: nothing is fined while tokens are placed, after the end, or in other missions', () => {
    const match = Match.start(bombBusters, { seats: 3, options: { mission: 25 }, seed: 'hush' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.view(0).decisions[0].question).toBe('placeInfoToken')
    expect(match.caught(0, '7')).toBeNull()
    expect(match.checkTalk(0)).toBeNull()
    const over = staged({ hands: HANDS, mission: 25, dial: 2 })
    over.match.speak(1, '11')
    expect(over.match.caught(1, '11')).toBeNull()
    expect(staged({ hands: HANDS, mission: 24 }).match.caught(0, '7')).toBeNull()
  })

  test('BB-M25.1: the log keeps the number and not the words, and verifies', () => {
    const match = Match.start(bombBusters, { seats: 2, options: { mission: 25 }, seed: 'hush' })
    if (isBlocked(match)) throw new Error(match.message)
    while (match.view(-1).decisions[0].question === 'placeInfoToken') match.timeout(match.play.decider())
    match.speak(0, 'mine is the 7, I am sure')
    expect(match.entries.at(-1)).toEqual({ seat: 0, said: '7' })
    expect(verify(bombBusters, record(match, 'salt'))).toBeNull()
  })
})

describe('silent missions', () => {
  test('BB-S7: nobody at the table talks while missions 44, 49 and 63 are played', () => {
    for (const mission of [44, 49, 63]) {
      const match = Match.start(bombBusters, { seats: 3, options: { mission }, seed: 'deep' })
      if (isBlocked(match)) throw new Error(match.message)
      expect(match.checkTalk(1)).toBeNull()
      while (match.view(-1).decisions[0].question === 'placeInfoToken') match.timeout(match.play.decider())
      expect(match.checkTalk(1)).toMatchObject({ code: 'MISSION_RULE_VIOLATION', rule: 'BB-S7' })
    }
    expect(staged({ hands: HANDS, mission: 3 }).match.checkTalk(1)).toBeNull()
  })
})
