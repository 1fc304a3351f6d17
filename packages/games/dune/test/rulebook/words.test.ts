import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actions } from '../../src/actions.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { events } from '../../src/events.ts'
import { ABILITIES, ABILITY_KEYS, KARAMA_CANCELLABLE_ABILITIES } from '../../src/karama/abilities.ts'
import { tools } from '../../src/tools.ts'
import { duel, fightUntil, karama } from '../battle/field.ts'
import { biddingOf, overbid } from '../bidding/bidding-table.ts'
import { atCarthag, winBattle } from '../captured-leaders/captive.ts'
import { markGuildRate } from '../karama/answers.ts'
import { recordOf } from '../karama/board.ts'
import { beforeShipment, begin } from '../shipment-movement/position.ts'

/**
 * The names by which agents, prompts and logs know the game. They are written out here and not taken from the sources:
 * whoever renames one breaks what others have written.
 */
const CANCEL = [
  ['BIDDING', 'AT-5'],
  ['WORMSIGN', 'AT-7'],
  ['PRESCIENCE', 'AT-8'],
  ['VOICE', 'BG-6'],
  ['PAYMENT_FOR_TREACHERY', 'EM-4'],
  ['MOVEMENT', 'FR-6'],
  ['SHAI_HULUD', 'FR-7'],
  ['PAYMENT_FOR_SHIPMENT', 'GU-4'],
  ['CROSS_SHIP', 'GU-5b'],
  ['OFF_PLANET_SHIPMENT', 'GU-5c'],
  ['HALF_PRICE_SHIPPING', 'GU-6'],
  ['CAPTURE_LEADER', 'HK-10'],
  ['SPIRITUAL_ADVISORS', 'BG-5'],
  ['INTRUSION', 'BG-15'],
  ['TAKE_UP_ARMS', 'BG-16'],
  ['WARTIME', 'BG-17'],
  ['TOP_CARD', 'HK-8'],
  ['STORM_LOSSES', 'FR-16'],
  ['STORM_MIGRATION', 'FR-17'],
  ['SANDWORMS', 'FR-15'],
] as const
const PREVENT = [
  //
  ['SARDAUKAR', 'EM-8'],
  ['KWISATZ_HADERACH', 'AT-11'],
  ['ALLIANCE_PRESCIENCE', 'AT-9'],
  ['ALLIANCE_VOICE', 'BG-7'],
  ['CHARITY', 'BG-9'],
  ['ALLIANCE_REVIVAL', 'EM-7'],
  ['ALLIANCE_PROTECT_FROM_WORMS', 'FR-10'],
  ['ALLIANCE_HALF_PRICE', 'GU-9'],
  ['ALLIANCE_CROSS_SHIP', 'GU-10'],
  ['KARAMA_AS_WORTHLESS', 'BG-21'],
  ['STORM_COMING', 'FR-14'],
  ['FEDAYKIN', 'FR-18'],
  ['BATTLE_HARDENED', 'FR-21'],
  ['SHIP_AS_IT_PLEASES', 'GU-12'],
  ['ALLIANCE_FREE_REVIVAL', 'FR-11'],
] as const

const keys = (rows: readonly (readonly [key: string, rule: string])[]): string[] => rows.map(([key]) => key).sort()

describe('IN-4: the keys of the abilities', () => {
  test('R-17, R-20, IN-4: KARAMA_CANCELLABLE_ABILITIES has these keys in CANCEL_ONLY and PREVENT, and no other', () => {
    const { CANCEL_ONLY, PREVENT: prevented } = KARAMA_CANCELLABLE_ABILITIES
    expect([CANCEL_ONLY.toSorted(), prevented.toSorted()]).toEqual([keys(CANCEL), keys(PREVENT)])
    expect(ABILITY_KEYS.toSorted()).toEqual([...keys(CANCEL), ...keys(PREVENT)].sort())
  })

  test('IN-4: every key stands for the ability of this rule', () => {
    for (const [key, rule] of [...CANCEL, ...PREVENT]) {
      expect([key, ABILITIES.find((row) => row.key === key)?.rule]).toEqual([key, rule])
    }
  })
})

describe('the words that do not change', () => {
  test('IN-2.3: the tools and their parameters', () => {
    const fields = (name: keyof typeof actions) => actions[name].fields.map(([field]) => field)
    expect(tools.map(({ name }) => name)).toEqual([
      'respond_to_karama_opportunity',
      'use_karama_guild_shipment',
      'use_karama_bid_over_spice',
      'use_karama_faction_power',
      'settle_purchase',
    ])
    expect(fields('respond_to_karama_opportunity')).toEqual(['useKarama', 'karamaCardId', 'abilityName'])
    expect(fields('use_karama_guild_shipment')).toEqual(['karamaCardId'])
    expect(fields('use_karama_bid_over_spice')).toEqual(['bidAmount', 'karamaCardId'])
    expect(fields('use_karama_faction_power')).toContain('karamaCardId')
    expect(fields('settle_purchase')).toEqual(['karamaCardId', 'fromPledge'])
    expect([fields('kill'), fields('capture')]).toEqual([[], []])
  })

  test('IN-2.4, DU-17.12: the events and their fields', () => {
    const fields = (name: keyof typeof events) => events[name].fields.map((field) => field.name)
    const hit = ['targetFaction', 'abilityName', 'result', 'elementHidden', 'interruptor', 'card', 'use']
    expect(fields('KARAMA_USED')).toEqual(expect.arrayContaining(hit))
    const opportunity = ['winner', 'loser', 'captureTarget']
    expect(fields('HARKONNEN_CAPTURE_OPPORTUNITY')).toEqual(expect.arrayContaining(opportunity))
    const killed = ['captor', 'victim', 'leaderId', 'leaderName', 'spiceGained']
    expect(fields('LEADER_CAPTURED_AND_KILLED')).toEqual(expect.arrayContaining(killed))
    expect(fields('LEADER_CAPTURED')).toEqual(expect.arrayContaining(['captor', 'victim', 'leaderId']))
    expect(fields('LEADER_RETURNED')).toEqual(expect.arrayContaining(['from', 'to', 'leaderId']))
    expect(fields('PRISON_BREAK')).toEqual(['captor', 'leaders', 'hidden'])
    expect(fields('LEADER_KILLED')).toEqual(expect.arrayContaining(['faction', 'leaderId', 'killedBy']))
  })

  test('IN-2.1: the record of a window, its kinds and its results', () => {
    const t = duel(['harkonnen', 'atreides', 'emperor']).give('harkonnen', 'karama_1').give('emperor', 'shield_1')
    expect(t.view()).toHaveProperty('karamaState', null)
    fightUntil(t, 'whichElement').does('atreides', { type: 'prescience', element: 'weapon' })
    const fields = ['interruptType', 'targetFaction', 'abilityName', 'abilityContext', 'eligibleFactions', 'responses']
    for (const field of [...fields, 'interrupted', 'interruptor', 'turn', 'phase', 'joint', 'parent']) {
      expect(t.view().karamaState).toHaveProperty(field)
    }
    expect(recordOf(t)?.interruptType).toBe('cancel')
    t.does('harkonnen', karama('karama_1'))
    expect(t.seen('KARAMA_USED')).toMatchObject([{ result: 'cancelled' }])
    expect([...new Set(ABILITIES.map(({ kind }) => kind))].sort()).toEqual(['cancel', 'prevent'])
  })

  test('VI-2.34, VI-2.35: the marks karamaGuildShipmentActive, for all to see, and karamaBiddingActive, for the bidder', () => {
    const t = begin(beforeShipment(['emperor', 'harkonnen']).give('emperor', 'karama_1'))
    const marked = () => t.view().factions.map(({ karamaGuildShipmentActive }) => karamaGuildShipmentActive)
    expect(marked()).toEqual([false, false])
    t.does('emperor', markGuildRate('karama_1'))
    expect(marked()).toEqual([true, false])
    const bidding = biddingOf({ factions: ['fremen', 'emperor'] }, (t) => t.give('fremen', 'karama_1'))
    bidding.does('fremen', overbid(20, 'karama_1'))
    const mark = (by: 'fremen' | 'emperor') => bidding.view(by).mine?.karamaBiddingActive
    expect([mark('fremen'), mark('emperor')]).toEqual(['karama_1', null])
  })

  test('DU-1.13, DU-17.13: the record of a leader, its places, and the sub-step of a capture', () => {
    const t = winBattle(atCarthag())
    expect(t.view().battle?.subStep).toBe('HARKONNEN_CAPTURE')
    expect(Object.keys(t.view().leaders[0]).sort()).toEqual([
      'capturedBy',
      'definitionId',
      'faction',
      'hasBeenKilled',
      'location',
      'originalFaction',
      'strength',
      'usedInTerritoryId',
      'usedThisTurn',
    ])
  })

  test('DU-15.21: single cards are written like karama_1', () => {
    for (const card of ['karama_1', 'karama_2', 'lasgun_1', 'cheap-hero_3']) expect(CARD_ID).toContain(card)
  })

  test('the book lists these words, and the keys in its table', () => {
    const book = readFileSync(new URL('../../../../../docs/rules/dune/interrupts.md', import.meta.url), 'utf8')
    const words = book.slice(book.indexOf('## Words'))
    const named = [...tools.map(({ name }) => name), 'karamaState', 'responses', 'karamaGuildShipmentActive']
    const told = ['KARAMA_USED', 'HARKONNEN_CAPTURE_OPPORTUNITY', 'LEADER_CAPTURED_AND_KILLED', 'LEADER_CAPTURED']
    const more = ['LEADER_RETURNED', 'PRISON_BREAK', 'LEADER_KILLED', 'HARKONNEN_CAPTURE', 'karamaBiddingActive']
    for (const word of [...named, ...told, ...more]) expect(words).toContain(`\`${word}\``)
    for (const [key, rule] of [...CANCEL, ...PREVENT]) expect(book).toContain(`| ${rule} | ${key} | `)
  })
})
