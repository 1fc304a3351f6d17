import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type FactionId, table } from '../../games/dune/test/table.ts'
import { knownCards } from '../src/games/dune/own/known.ts'
import { Whispered } from '../src/games/dune/own/whispered.tsx'
import { headline, order } from '../src/games/dune/seat/seat-summary.tsx'
import type { MineView } from '../src/games/dune/sight.ts'
import { sightOf } from './dune.ts'

const THREE: FactionId[] = ['atreides', 'harkonnen', 'emperor']

function mineOf(changes: Partial<MineView>): MineView {
  const { mine } = sightOf(table(THREE, { mode: 'advanced' }), 'atreides').seen.view
  if (mine === null) throw new Error('a seat has something of its own')
  return { ...mine, hand: [], known: [], cardLog: null, ...changes }
}

test('VI-4.6: the card log stands by who holds a card or where it lies, hands first and the unknown last', () => {
  const log = (card: string, place: 'hand' | 'discard' | 'unknown' | 'up', ...holders: string[]) => ({
    card,
    place,
    with: holders,
    turn: 2,
  })
  const cardLog = [
    log('shield_1', 'unknown'),
    log('hajr_1', 'discard'),
    log('cheap-hero_1', 'hand', 'harkonnen'),
    log('snooper_1', 'hand', 'harkonnen', 'emperor'),
    log('lasgun_1', 'up'),
    log('cheap-hero_2', 'hand', 'harkonnen'),
    log('karama_1', 'hand', 'atreides'),
  ]
  expect(knownCards(mineOf({ cardLog, hand: ['karama_1'] }))).toEqual([
    { place: 'hand', with: ['harkonnen'], names: ['Cheap Hero ×2'] },
    { place: 'hand', with: ['harkonnen', 'emperor'], names: ['Snooper'] },
    { place: 'up', with: [], names: ['Lasgun'] },
    { place: 'discard', with: [], names: ['Hajr'] },
    { place: 'unknown', with: [], names: ['Shield'] },
  ])
})

test('VI-4.1: without a log the reader is reminded of the hands alone', () => {
  const known = [{ card: 'shield_1', with: ['emperor'] }]
  expect(knownCards(mineOf({ known }))).toEqual([{ place: 'hand', with: ['emperor'], names: ['Shield'] }])
  expect(knownCards(mineOf({}))).toEqual([])
})

test('R-13, DU-13.2: the headline says how many strongholds win, and two players need what their table has set', () => {
  expect(headline(sightOf(table(THREE), 'emperor'))).toContain('3 strongholds win')
  const two = table(['fremen', 'emperor'], { twoPlayerThreshold: 5 })
  expect(headline(sightOf(two, 'fremen'))).toContain('5 strongholds win')
})

test('seats stand in storm order, once there is one', () => {
  const t = table(THREE)
  t.pub.order = []
  expect(order(sightOf(t, 'emperor'))).toEqual([0, 1, 2])
  t.pub.order = [2, 0, 1].map((seat) => t.pub.factionOf[seat])
  expect(order(sightOf(t, 'emperor'))).toEqual([2, 0, 1])
})

test('DU-2.6: traitors are called not kept only once one of them was kept', () => {
  const t = table(THREE).begin()
  t.playUntil(() => t.question === 'keepTraitor')
  const told = () => {
    const { mine } = sightOf(t, 'atreides').seen.view
    return mine === null ? '' : renderToStaticMarkup(createElement(Whispered, { mine }))
  }
  expect(told()).not.toContain('Not kept')
  t.playUntil(() => t.own('atreides').traitors !== 0)
  expect(told()).toContain('Not kept as traitors')
})
