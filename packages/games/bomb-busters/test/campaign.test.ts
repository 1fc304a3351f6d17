import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters, campaign } from '../src/index.ts'
import { EQUIPMENT } from '../src/names.ts'
import type { Options } from '../src/options.ts'

const DEFAULTS: Options = {
  mission: 1,
  captain: 'random',
  experts: [],
  seating: 'shuffled',
  host: 'first',
  mission54: 'eased',
}

const BOXES = [
  [1, 8],
  [9, 19],
  [20, 30],
  [31, 42],
  [43, 54],
  [55, 66],
] as const

type Played = readonly [mission: number, result: string, dial?: number]

/** How far a group is after these missions. */
function after(...played: readonly Played[]) {
  return played.reduce(
    (progress, [mission, result, dial = 0]) =>
      campaign.after(progress, campaign.result({ options: { mission }, seats: 4, view: { result, dial, captain: 0 } })),
    campaign.start(),
  )
}

const open = (...played: readonly Played[]) =>
  campaign
    .stages(after(...played))
    .filter(({ why }) => why === null)
    .map(({ stage }) => stage)

/** Missions that can be played at all. */
const within = ([first, last]: readonly [number, number]) =>
  bombBusters.options.mission.values.filter((mission) => mission >= first && mission <= last)

describe('the boxes of the campaign', () => {
  test('BB-17.1: at the beginning the training is open and nothing else', () => {
    expect(open()).toEqual(within([1, 8]))
    expect(campaign.stages(campaign.start()).map(({ stage }) => stage)).toEqual(bombBusters.options.mission.values)
  })

  test('BB-17.1: success in 8, 19, 30, 42 and 54 opens the next box, and a failure does not', () => {
    const won: Played[] = []
    BOXES.forEach(([, last], at) => {
      const reached = BOXES.slice(0, at + 1).flatMap(within)
      expect(open(...won, [last, 'loss_detonator'], [last - 1, 'win'])).toEqual(reached)
      won.push([last, 'win'])
      expect(open(...won)).toEqual(BOXES.slice(0, at + 2).flatMap(within))
    })
  })

  test('BB-17.1: a locked mission says what opens it', () => {
    const locked = campaign.stages(campaign.start()).find(({ stage }) => stage === 12)
    expect(locked).toMatchObject({
      part: 'Box 1',
      options: { mission: 12 },
      why: { code: 'missionLocked', rule: 'BB-17.1', message: 'Success in mission 8 opens this box.' },
    })
  })

  test('BB-17.3: a mission may be played again, and what was opened stays open', () => {
    const stages = campaign.stages(after([8, 'win', 2], [8, 'loss_red_wire'], [8, 'win', 1], [8, 'win', 3]))
    expect(stages.find(({ stage }) => stage === 8)).toMatchObject({ why: null, tries: 4, successes: 3, best: 1 })
    expect(stages.find(({ stage }) => stage === 9)).toMatchObject({ why: null, tries: 0, successes: 0, best: null })
  })
})

describe('the failure counters', () => {
  test('BB-12.5: begin at nothing and count each of the three failures once', () => {
    expect(campaign.failures(campaign.start())).toEqual({ loss_red_wire: 0, loss_detonator: 0, loss_timer: 0 })
    const progress = after([1, 'loss_red_wire'], [2, 'loss_red_wire'], [1, 'loss_detonator'], [10, 'loss_timer'])
    expect(campaign.failures(progress)).toEqual({ loss_red_wire: 2, loss_detonator: 1, loss_timer: 1 })
  })

  test('BB-12.5, BB-R3: a win and a surrender have no counter, but were tried', () => {
    const progress = after([1, 'win'], [1, 'loss_surrender'])
    expect(campaign.failures(progress)).toEqual(campaign.failures(campaign.start()))
    expect(campaign.stages(progress)[0]).toMatchObject({ stage: 1, tries: 2, successes: 1, best: 0 })
  })
})

describe('those who play on together', () => {
  const next = (captain: number, seats: number) =>
    campaign.onward({ stage: 1, success: false, seats, result: 'loss_timer', dial: 0, captain })

  test('BB-2.8, BB-17.3: pass the captain’s role one seat to the left, and from the last seat to the first', () => {
    expect([0, 1, 2, 3].map((captain) => next(captain, 4).captain)).toEqual(['second', 'third', 'fourth', 'first'])
  })

  test('BB-2.5: the seats are shuffled at the start unless the table keeps them; whoever was chosen is captain on the new seat', () => {
    const options = {
      ...DEFAULTS,
      captain: 'second' as const,
      experts: ['none', 'character_e1', 'character_e2'] as const,
    }
    expect(bombBusters.shufflesSeats?.(options)).toBe(true)
    expect(bombBusters.shufflesSeats?.({ ...options, seating: 'kept' })).toBe(false)
    // The second of three sits on seat 2 now, the third on seat 0, the first on seat 1.
    const seated = bombBusters.seated?.(options, { host: 1, before: [2, 0, 1] })
    expect(seated).toEqual({
      ...options,
      captain: 'third',
      experts: ['character_e2', 'none', 'character_e1'],
      host: 'second',
    })
    expect(bombBusters.seated?.({ ...DEFAULTS, captain: 'random' }, { host: 0, before: [1, 0] })).toEqual(DEFAULTS)
  })

  test('BB-2.5: the seat that was chosen is captain, and a seat that is not there cannot be chosen', () => {
    const start = (captain: string) => Match.start(bombBusters, { seats: 3, options: { captain }, seed: 'captain' })
    for (const [seat, captain] of ['first', 'second', 'third'].entries()) {
      const match = start(captain)
      expect(isBlocked(match) ? match : match.play.pub.captain).toBe(seat)
    }
    expect(start('fourth')).toMatchObject({ code: 'noSuchCaptain', rule: 'BB-2.5' })
  })
})

describe('cards that the campaign brings', () => {
  const cards = (...played: readonly Played[]) => campaign.unlocked(after(...played))

  test('BB-17.2: False Bottom comes with mission 9, the experts with 31, the other campaign cards with 55', () => {
    const basic = EQUIPMENT.slice(0, 12)
    expect(cards().equipment).toEqual(basic)
    expect(cards().characters).toHaveLength(5)
    expect(cards([8, 'win'])).toMatchObject({ equipment: [...basic, 'false_bottom'], characters: { length: 5 } })
    expect(cards([8, 'win'], [30, 'win'])).toMatchObject({
      equipment: [...basic, 'false_bottom'],
      characters: { length: 9 },
    })
    expect(cards([8, 'win'], [54, 'win']).equipment).toEqual([...EQUIPMENT])
  })
})

describe('the result of a mission', () => {
  test('BB-12.1: is what the table saw at the end', () => {
    const options = { mission: 3 }
    expect(campaign.result({ options, seats: 5, view: { result: 'win', dial: 4, captain: 1 } })).toEqual({
      stage: 3,
      success: true,
      seats: 5,
      result: 'win',
      dial: 4,
      captain: 1,
    })
    expect(() => campaign.result({ options, seats: 5, view: { result: null, dial: 0, captain: 0 } })).toThrow(
      'not over',
    )
  })

  test('adds up to plain data', () => {
    const progress = after([8, 'win', 2], [9, 'loss_timer'])
    expect(JSON.parse(JSON.stringify(progress))).toEqual(progress)
  })
})
