import { bombBusters, type View } from '@riposte/bomb-busters'
import { below, isBlocked, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../src/games/bomb-busters/choice/fields.ts'
import {
  firstsOf,
  questionVerb,
  standingVerbs,
  turnVerbs,
  type Verb,
  WIDE_TYPES,
} from '../src/games/bomb-busters/choice/verbs.ts'
import { NO_PICKS, type Walk, walk } from '../src/games/bomb-busters/choice/walk.ts'
import { EQUIPMENT_TEXTS } from '../src/games/bomb-busters/equipment.ts'
import { askedOf } from '../src/games/bomb-busters/names.ts'
import { domainAt, played, pointThrough, sightOf } from './bomb-busters.ts'
import type { Played } from './gallery/bomb-scenes.ts'

function walkOf({ type, preset }: Verb, view: View, me: number): Walk {
  const { character } = view.players[me]
  return { type, preset, me, character, unnamed: new Set(['actorTileIndex', 'upsideDownIndex', 'upsideDownIndex2']) }
}

/** What the own turn offers, the server asked where the list is too long. */
async function verbsAt(position: Played, me: number): Promise<readonly Verb[]> {
  const sight = sightOf(position, me)
  const firsts = firstsOf(sight.legal)
  for (const type of WIDE_TYPES) {
    const open = await domainAt(position, me)(type, [])
    if (isBlocked(open)) firsts.delete(type)
    else firsts.set(type, [...open])
  }
  return turnVerbs(sight, firsts)
}

const MISSIONS = bombBusters.options.mission.values as readonly number[]

describe('pointing at things', () => {
  test('a wire and a value are a Dual Cut, in whichever order they are named', async () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const view = position.match.view(1).view
    const what = walkOf({ key: '', type: 'dualCut', preset: [], standing: false, name: '', tool: null }, view, 1)
    const mate = 2
    const place = view.players[mate].wires.findIndex(({ cut }) => !cut)
    const value = view.players[1].wires.find((wire) => !wire.cut && typeof wire.value === 'number')?.value ?? null
    const wires = [{ seat: mate, place }]
    const pointed = await walk(what, { ...NO_PICKS, wires }, domainAt(position, 1))
    expect([pointed.next?.field, pointed.ready]).toEqual(['guessValue', null])
    expect(pointed.next?.values).toContain(value)
    const said = await walk(what, { ...NO_PICKS, values: [value] }, domainAt(position, 1))
    expect(said.next?.field).toBe('targetPlayerId')
    const both = await walk(what, { ...NO_PICKS, wires, values: [value] }, domainAt(position, 1))
    expect(both.ready).toMatchObject({
      type: 'dualCut',
      targetPlayerId: mate,
      targetTileIndex: place,
      guessValue: value,
    })
    expect(position.match.check(1, both.ready)).toBeNull()
  })

  test('BB-5: the button says in words what is being done before it can be pressed, also before the mission', () => {
    const position = played({})
    const sight = sightOf(position, position.match.play.decider())
    expect(askedOf(sight)?.question).toBe('placeInfoToken')
    expect(questionVerb(sight)?.name).toBe('Lay the token')
  })

  test('BB-9.2: the two wires of a Double Detector may be pointed at from the right', async () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const view = position.match.view(1).view
    const what = walkOf(
      { key: '', type: 'dualCutDoubleDetector', preset: [], standing: false, name: '', tool: null },
      view,
      1,
    )
    const value = view.players[1].wires.find((wire) => !wire.cut && typeof wire.value === 'number')?.value ?? null
    const open = view.players[3].wires.flatMap(({ cut }, place) => (cut ? [] : [{ seat: 3, place }]))
    const walked = await walk(what, { ...NO_PICKS, wires: [open[4], open[1]], values: [value] }, domainAt(position, 1))
    expect(walked.ready).toMatchObject({ tileIndex1: open[1].place, tileIndex2: open[4].place })
    expect(walked.left.wires).toEqual([])
  })

  test('what there is no place for is left over, and nothing is sent', async () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const view = position.match.view(1).view
    const what = walkOf({ key: '', type: 'dualCut', preset: [], standing: false, name: '', tool: null }, view, 1)
    const cut = view.players.flatMap(({ wires }, seat) =>
      wires.flatMap((wire, place) => (wire.cut ? [{ seat, place }] : [])),
    )
    const wires = cut.filter(({ seat }) => seat !== 1).slice(0, 1)
    const walked = await walk(what, { ...NO_PICKS, wires }, domainAt(position, 1))
    expect([walked.ready, walked.left.wires]).toEqual([null, wires])
  })

  test('every card of the equipment can be used by pointing, with whatever it asks for', async () => {
    const used = new Set<string>()
    const next = seeded('cards')
    for (const mission of [3, 8, 12, 55, 57]) {
      if (!MISSIONS.includes(mission)) continue
      for (let at = 0; at < 14 && used.size < Object.keys(EQUIPMENT_TEXTS).length; at++) {
        const seats = 5 - (at % 3)
        const position = played({ mission, seats, seed: `cards ${at}`, actions: 40, until: 'turn', seat: 0, misses: 4 })
        if (position.match.over) continue
        const { match } = position
        // Everything lies open, and everybody's own device is spent: what opens a card is no matter of the page.
        for (const [lies, card] of match.play.pub.row.entries()) {
          // One that was used, for a card that brings it back.
          Object.assign(card, { unlocked: true, used: lies === at % 5, faceDown: false, lock: 0 })
        }
        for (const player of match.play.pub.players) player.used = true
        for (const verb of await verbsAt(position, 0)) {
          const [card] = verb.preset
          if (verb.type !== 'useEquipment' || typeof card !== 'string' || used.has(card)) continue
          const what = walkOf(verb, match.view(0).view, 0)
          const { ready } = await pointThrough(what, domainAt(position, 0), (count) => below(next, count))
          if (ready !== null && match.check(0, ready) === null) used.add(card)
        }
      }
    }
    expect([...used].sort()).toEqual(Object.keys(EQUIPMENT_TEXTS).sort())
  })

  test('in every mission, every kind of answer of a turn can be given by pointing and by buttons', async () => {
    const next = seeded('missions')
    const missing: string[] = []
    for (const mission of MISSIONS) {
      const position = played({ mission, seats: 4, seed: 'all', actions: 60, until: 'turn', seat: 0 })
      const { match } = position
      const asked = match.view(0).decisions.find(({ id }) => id !== undefined)
      if (asked?.question !== 'turn') continue
      for (const verb of await verbsAt(position, 0)) {
        const { ready } = await pointThrough(walkOf(verb, match.view(0).view, 0), domainAt(position, 0), (n) =>
          below(next, n),
        )
        if (ready === null || match.check(0, ready) !== null) missing.push(`${mission} ${verb.key}`)
      }
    }
    expect(missing).toEqual([])
  })
})

describe('ways to act', () => {
  test('the own turn begins with the cut, and each ready card is a way of its own', async () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    for (const card of position.match.play.pub.row) card.unlocked = true
    const verbs = await verbsAt(position, 1)
    expect(verbs[0].type).toBe('dualCut')
    const cards = position.match.view(1).view.equipment.flatMap(({ id }) => (id === null ? [] : [id]))
    const offered = verbs.flatMap(({ type, preset }) => (type === 'useEquipment' ? preset : []))
    expect(offered.filter((card) => !cards.some((id) => id === card))).toEqual([])
  })

  test('BB-E00.4: out of turn only cards for any time are offered, and they are nobody’s answer', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1, mission: 8, seats: 5, seed: 'anytime' })
    for (const card of position.match.play.pub.row) card.unlocked = true
    const verbs = standingVerbs(sightOf(position, 2))
    expect(verbs.length).toBeGreaterThan(0)
    expect(verbs.filter(({ standing }) => !standing)).toEqual([])
    const timings = verbs.map(({ tool }) => EQUIPMENT_TEXTS[tool ?? ''].timing)
    expect(new Set(timings)).toEqual(new Set(['At any time']))
  })

  test('the fields of an answer come in the order of the rules', () => {
    expect(fieldsOf('dualCut').slice(0, 3)).toEqual(['targetPlayerId', 'targetTileIndex', 'guessValue'])
    expect(fieldsOf('useEquipment')[0]).toBe('equipmentId')
  })
})
