import { bombBusters } from '@riposte/bomb-busters'
import { below, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../src/games/bomb-busters/choice/fields.ts'
import { valueThing, wireThing } from '../src/games/bomb-busters/choice/habits.ts'
import { type BombVerb, bombVerb, bombVerbs } from '../src/games/bomb-busters/choice/verbs.ts'
import { EQUIPMENT_TEXTS } from '../src/games/bomb-busters/equipment.ts'
import { askedOf } from '../src/games/bomb-busters/names.ts'
import { choiceAt, played, pointThrough, sightOf } from './bomb-busters.ts'
import type { Played } from './gallery/bomb-scenes.ts'

/** What can be done by pointing, in the own turn and at any time. */
function verbsAt(position: Played, me: number): readonly BombVerb[] {
  return bombVerbs(choiceAt(position, me).state.verbs, sightOf(position, me))
}

/** A choice with this verb taken. */
function taking(position: Played, me: number, type: string) {
  const choice = choiceAt(position, me)
  choice.take(choice.state.verbs.find((verb) => verb.type === type) ?? null)
  return choice
}

const MISSIONS = bombBusters.options.mission.values as readonly number[]

describe('pointing at things', () => {
  test('a wire and a value are a Dual Cut, in whichever order they are named', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const view = position.match.view(1).view
    const mate = 2
    const place = view.players[mate].wires.findIndex(({ cut }) => !cut)
    const value = view.players[1].wires.find((wire) => !wire.cut && typeof wire.value === 'number')?.value ?? null
    const wire = wireThing({ seat: mate, place })
    const cut = { type: 'dualCut', targetPlayerId: mate, targetTileIndex: place, guessValue: value }
    const pointed = taking(position, 1, 'dualCut')
    pointed.point(wire)
    expect([pointed.state.walked?.next?.field, pointed.state.ready]).toEqual(['guessValue', null])
    expect(pointed.state.walked?.next?.values).toContain(value)
    pointed.point(valueThing(value))
    expect(pointed.state.ready).toMatchObject(cut)
    expect(position.match.check(1, pointed.state.ready)).toBeNull()
    const said = taking(position, 1, 'dualCut')
    said.point(valueThing(value))
    expect(said.state.walked?.next?.field).toBe('targetPlayerId')
    said.point(wire)
    expect(said.state.ready).toMatchObject(cut)
  })

  test('another wire takes the place of the first, on whichever stand', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const { players } = position.match.view(1).view
    const choice = taking(position, 1, 'dualCut')
    for (const seat of [3, 0, 2]) {
      const place = players[seat].wires.findIndex(({ cut }) => !cut)
      choice.point(wireThing({ seat, place }))
      expect(choice.state.walked?.filled).toMatchObject({ targetPlayerId: seat, targetTileIndex: place })
      expect(choice.state.wishes).toHaveLength(1)
    }
  })

  test('BB-5: the button says in words what is being done before it can be pressed, also before the mission', () => {
    const position = played({})
    const sight = sightOf(position, position.match.play.decider())
    expect(askedOf(sight)?.question).toBe('placeInfoToken')
    const { verb } = choiceAt(position, position.match.play.decider()).state
    expect(verb === null ? null : bombVerb(verb, sight)?.name).toBe('Place the token')
  })

  test('BB-9.2: the two wires of a Double Detector may be pointed at from the right', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    const view = position.match.view(1).view
    const value = view.players[1].wires.find((wire) => !wire.cut && typeof wire.value === 'number')?.value ?? null
    const open = view.players[3].wires.flatMap(({ cut }, place) => (cut ? [] : [{ seat: 3, place }]))
    const choice = taking(position, 1, 'dualCutDoubleDetector')
    for (const spot of [open[4], open[1]]) choice.point(wireThing(spot))
    choice.point(valueThing(value))
    expect(choice.state.ready).toMatchObject({ tileIndex1: open[1].place, tileIndex2: open[4].place })
  })

  test('a wire that is cut is no target: nothing is chosen, and the rules say why', async () => {
    const position = played({ actions: 26, seed: 'one line' })
    const me = position.match.play.decider()
    const cut = position.match
      .view(me)
      .view.players.flatMap(({ wires }, seat) =>
        wires.flatMap((wire, place) => (wire.cut && seat !== me ? [wireThing({ seat, place })] : [])),
      )
    const choice = taking(position, me, 'dualCut')
    expect([choice.isTarget(cut[0]), choice.isAnswered(cut[0])]).toEqual([false, true])
    choice.point(cut[0])
    expect([choice.state.ready, choice.state.wishes]).toEqual([null, []])
    expect((await choice.why(cut[0]))?.message).toMatch(/cut/)
  })

  test('every card of the equipment can be used by pointing, with whatever it asks for', () => {
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
        const choice = choiceAt(position, 0)
        for (const verb of verbsAt(position, 0)) {
          const { card } = verb
          if (card === null || used.has(card)) continue
          choice.take(verb)
          pointThrough(position, 0, choice, (count) => below(next, count))
          const { ready } = choice.state
          if (ready !== null && match.check(0, ready) === null) used.add(card)
        }
      }
    }
    expect([...used].sort()).toEqual(Object.keys(EQUIPMENT_TEXTS).sort())
  })

  test('in every mission, every kind of answer of a turn can be given by pointing and by buttons', () => {
    const next = seeded('missions')
    const missing: string[] = []
    for (const mission of MISSIONS) {
      const position = played({ mission, seats: 4, seed: 'all', actions: 60, until: 'turn', seat: 0 })
      const { match } = position
      const asked = match.view(0).decisions.find(({ id }) => id !== undefined)
      if (asked?.question !== 'turn') continue
      const choice = choiceAt(position, 0)
      for (const verb of verbsAt(position, 0)) {
        choice.take(verb)
        pointThrough(position, 0, choice, (n) => below(next, n))
        const { ready } = choice.state
        if (ready === null || match.check(0, ready) !== null) missing.push(`${mission} ${verb.key}`)
      }
    }
    expect(missing).toEqual([])
  })
})

describe('ways to act', () => {
  test('the own turn begins with the cut, and each ready card is a way of its own', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1 })
    for (const card of position.match.play.pub.row) card.unlocked = true
    const verbs = verbsAt(position, 1)
    expect(verbs[0].type).toBe('dualCut')
    const cards = position.match.view(1).view.equipment.flatMap(({ id }) => (id === null ? [] : [id]))
    const offered = verbs.flatMap(({ card }) => card ?? [])
    expect(offered.filter((card) => !cards.some((id) => id === card))).toEqual([])
  })

  test('BB-E00.4: out of turn only cards for any time are offered, and they are nobody’s answer', () => {
    const position = played({ until: 'turn', actions: 30, seat: 1, mission: 8, seats: 5, seed: 'anytime' })
    for (const card of position.match.play.pub.row) card.unlocked = true
    const verbs = verbsAt(position, 2)
    expect(verbs.length).toBeGreaterThan(0)
    expect(verbs.filter(({ standing }) => standing === null)).toEqual([])
    const timings = verbs.map(({ tool }) => EQUIPMENT_TEXTS[tool ?? ''].timing)
    expect(new Set(timings)).toEqual(new Set(['At any time']))
  })

  test('the fields of an answer come in the order of the rules', () => {
    expect(fieldsOf('dualCut').slice(0, 3)).toEqual(['targetPlayerId', 'targetTileIndex', 'guessValue'])
    expect(fieldsOf('useEquipment')[0]).toBe('equipmentId')
  })
})
