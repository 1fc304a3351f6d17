import { valueIn } from '@riposte/choice'
import { LEADER_ID, TYPE_ID } from '@riposte/dune'
import type { Json } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { CARD_FACES } from '../src/games/dune/cards/faces.ts'
import { CARD_TEXTS } from '../src/games/dune/cards/texts.ts'
import { placeIn, valueAt } from '../src/games/dune/choice/place.ts'
import { walk } from '../src/games/dune/choice/walk.ts'
import { LOOKS } from '../src/games/dune/leaders/busts.ts'
import { nodeOf } from '../src/games/dune/names.ts'

/** Tables of what may stand in a field after others. */
function domain(table: Readonly<Record<string, readonly Json[]>>) {
  return (_type: string, filled: readonly Json[]) => Promise.resolve(table[JSON.stringify(filled)] ?? [])
}

const MOVE = domain({
  '[]': ['arrakeen/10', 'carthag/11'],
  '["arrakeen/10"]': ['imperial-basin/10', 'old-gap/10'],
  '["arrakeen/10","old-gap/10"]': [0, 1, 2, 3],
  '["arrakeen/10","old-gap/10",3]': [0],
  '["arrakeen/10","old-gap/10",1]': [0],
})

describe('an answer filled in on the map', () => {
  it('waits for a place before anything else, and every place on offer can be pointed at', async () => {
    const walked = await walk('move', {}, MOVE)
    expect(walked.ready).toBeNull()
    const place = placeIn(walked)
    expect(place?.field).toBe('from')
    expect(place?.nodes).toEqual(new Set([nodeOf('arrakeen/10'), nodeOf('carthag/11')]))
    expect(place === null ? null : valueAt(place, nodeOf('carthag/11'))).toBe('carthag/11')
  })

  it('moves the whole group unless somebody says otherwise', async () => {
    const wishes = { from: 'arrakeen/10', to: 'old-gap/10' }
    const walked = await walk('move', wishes, MOVE)
    expect(walked.ready).toEqual({ type: 'move', from: 'arrakeen/10', to: 'old-gap/10', ordinary: 3, special: 0 })
    expect(valueIn(await walk('move', { ...wishes, ordinary: 1 }, MOVE), 'ordinary')).toBe(1)
  })

  it('takes the nearest number where the wish may not stand', async () => {
    const walked = await walk('move', { from: 'arrakeen/10', to: 'old-gap/10', ordinary: 9 }, MOVE)
    expect(valueIn(walked, 'ordinary')).toBe(3)
  })

  it('lets the destination be another one, with both places marked', async () => {
    const place = placeIn(await walk('move', { from: 'arrakeen/10', to: 'old-gap/10' }, MOVE))
    expect(place?.field).toBe('to')
    expect(place?.chosen).toEqual(new Set([nodeOf('arrakeen/10'), nodeOf('old-gap/10')]))
    expect(place?.nodes.has(nodeOf('imperial-basin/10'))).toBe(true)
  })

  it('never puts a place that is not on offer into the answer', async () => {
    const walked = await walk('move', { from: 'tueks-sietch/5' }, MOVE)
    expect(walked.next?.field).toBe('from')
    expect(walked.ready).toBeNull()
  })
})

describe('pictures', () => {
  it('are there for every kind of treachery card, with words of its own', () => {
    expect(CARD_FACES.filter(({ emblem }) => emblem.length < 2).map(({ id }) => id)).toEqual([])
    expect(Object.keys(CARD_TEXTS).sort()).toEqual([...TYPE_ID].sort())
  })

  it('are there for every leader', () => {
    expect(Object.keys(LOOKS).sort()).toEqual([...LEADER_ID].sort())
  })
})
