import {
  below,
  Choices,
  chance,
  imagine,
  isBlocked,
  Match,
  project,
  type Random,
  seeded,
  shuffle,
} from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { reason } from '../../src/reason/beliefs.ts'
import type { Token } from '../../src/state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  learnWire,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standOf,
  VALUE_TOKEN,
  wireAt,
} from '../../src/state.ts'
import { gameValue, isBlue, isRed, VALUES, type Wire, YELLOW } from '../../src/wires.ts'
import { Staged } from '../equipment/staged.ts'
import { everyDeal } from './every-deal.ts'

const text = (wire: Wire) => `${wire % 10 === 1 ? 'y' : wire % 10 === 5 ? 'r' : ''}${Math.floor(wire / 10)}`

interface Small {
  readonly table: Staged
  /** Which kinds of facts are known in it. */
  readonly kinds: readonly string[]
}

/** A small position with everything that can be known strewn over it, all of it true. */
function smallPosition(random: Random): Small {
  const kinds: string[] = []
  const bag: Wire[] = []
  for (let number = 1; number <= 4; number++) for (let copy = 0; copy < 3; copy++) bag.push(number * 10)
  shuffle(random, bag)
  bag.length = 6 + below(random, 2)
  const coloured = [11, 21, 31, 15, 25].filter(() => chance(random, 0.5))
  const aside =
    coloured.length > 2 && chance(random, 0.6) ? [coloured.splice(below(random, coloured.length), 1)[0]] : []
  bag.push(...coloured)
  shuffle(random, bag)
  // Two stands for seat 1, one for seat 2; seat 0 looks on with a wire or two.
  const cuts = [2, 3, 3]
  const parts = cuts.map((size) => bag.splice(0, size))
  parts.push(bag.splice(0))
  const marked = chance(random, 0.4)
  const written = parts.map((part, at) => {
    const isMarked = marked && at === 1
    const out = isMarked ? [`${text(part[0])}x`] : []
    const inOrder = (isMarked ? part.slice(1) : part).toSorted((a, b) => a - b).map(text)
    return [...inOrder.map((wire) => (chance(random, 0.25) ? `${wire}-` : wire)), ...out].join(' ')
  })
  if (written[3] === '') written[3] = '5'
  const table = new Staged({ hands: [written[0], `${written[1]} | ${written[2]}`, written[3]] })
  const { pub, own, hidden } = table.match.play
  hidden.aside = aside
  pub.markers = [...coloured, ...aside]
    .toSorted((a, b) => a - b)
    .map((wire) => ({ wire, possible: aside.length > 0, confirmed: false }))
  strew(table, random, kinds)
  if (aside.length > 0) kinds.push('aside')
  if (marked) kinds.push('marked')
  for (const seat of [1, 2]) {
    if (!chance(random, 0.2)) continue
    const place = below(random, own[seat].wires.length)
    learnWire(own[0], seat, place, own[seat].wires[place])
    kinds.push('known')
  }
  return { table, kinds }
}

function strew(table: Staged, random: Random, kinds: string[]): void {
  const { pub, own } = table.match.play
  const note = (kind: string, token?: Partial<Token>, seat = 1) => {
    kinds.push(kind)
    if (token !== undefined) table.token(seat, token)
  }
  for (const seat of [1, 2]) {
    const player = pub.players[seat]
    const { wires } = own[seat]
    const uncut = player.shown.flatMap((shown, place) => (shown === 0 ? [place] : []))
    for (const place of uncut) {
      const value = gameValue(wires[place])
      if (chance(random, 0.2)) {
        const other = 1 + below(random, 14)
        if (other !== value) player.not[place] |= 1 << other
        kinds.push('not')
      }
      if (chance(random, 0.12)) {
        player.has |= 1 << value
        kinds.push(value > 12 ? 'has colour' : 'has')
      }
      if (chance(random, 0.08)) {
        const stand = standOf(player, place)
        player.standHas = player.standHas.with(stand, player.standHas[stand] | (1 << value))
        kinds.push('stand has')
      }
      if (!chance(random, 0.3)) continue
      const kind = below(random, 4)
      const count = wires.filter(
        (wire, at) => gameValue(wire) === value && standOf(player, at) === standOf(player, place),
      ).length
      if (kind === 0 && value <= 13) note('value', { kind: VALUE_TOKEN, value, place }, seat)
      else if (kind === 1 && isBlue(wires[place])) note('parity', { kind: PARITY_TOKEN, value: value % 2, place }, seat)
      else if (kind === 2 && isBlue(wires[place]) && pub.total[YELLOW] === 0)
        note('count', { kind: COUNT_TOKEN, value: count, place }, seat)
      else if (kind === 3) note('false', { kind: VALUE_TOKEN, value: 1 + (value % 12), place, says: 'is not' }, seat)
    }
    for (let place = 0; place + 1 < wires.length; place++) {
      if (standOf(player, place) !== standOf(player, place + 1) || player.marks[place + 1] !== 0) continue
      if (!chance(random, 0.15)) continue
      const same = gameValue(wires[place]) === gameValue(wires[place + 1])
      const kind = same ? EQUAL_TOKEN : NOT_EQUAL_TOKEN
      note(same ? 'equal' : 'not equal', { kind, place, placeB: place + 1 }, seat)
    }
    const single = uncut.find(
      (place) =>
        isBlue(wires[place]) &&
        player.marks[place] === 0 &&
        wires.filter((wire, at) => player.marks[at] === 0 && wire === wires[place]).length === 1,
    )
    if (single !== undefined && chance(random, 0.2)) {
      note('single', { kind: SINGLE_WIRE_TOKEN, value: gameValue(wires[single]), place: single }, seat)
    }
    if (uncut.length > 1 && chance(random, 0.25)) {
      const spots = uncut.slice(0, 2)
      if (spots.some((place) => !isRed(wires[place]))) {
        pub.joint.push({ wires: spots.map((place) => ({ seat, place })), says: 'most red', number: 1 })
        kinds.push('joint')
      }
    }
  }
  if (chance(random, 0.3)) {
    const [low, high] = [below(random, own[1].wires.length), below(random, own[2].wires.length)]
    const above = own[2].wires[high] - own[1].wires[low]
    const strict = above !== 0 && chance(random, 0.5)
    pub.order.push(
      above >= 0
        ? { lowSeat: 1, low, highSeat: 2, high, strict }
        : { lowSeat: 2, low: high, highSeat: 1, high: low, strict },
    )
    kinds.push('order')
  }
}

describe('the reasoner counts deals', () => {
  it('BB-16.3, BB-3.4: says of every wire what a list of all deals says, whatever is known', () => {
    const random = seeded('small positions')
    const met = new Set<string>()
    const wrong: string[] = []
    for (let round = 0; round < 120; round++) {
      const { table, kinds } = smallPosition(random)
      const { play } = table.match
      const all = everyDeal(play, 0)
      expect(all.deals).toBeGreaterThan(0)
      const beliefs = reason(project(play, 0))
      expect(beliefs.exact).toBe(true)
      for (const kind of kinds) met.add(kind)
      for (const seat of [1, 2]) {
        for (let place = 0; place < play.own[seat].wires.length; place++) {
          const chances = beliefs.chance(seat, place)
          const counted = all.count(seat, place)
          for (let value = 1; value < VALUES; value++) {
            const error = Math.abs(chances[value] - counted[value] / all.deals)
            if (error > 1e-9) wrong.push(`round ${round} seat ${seat} place ${place} value ${value}: ${error}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect([...met].sort()).toEqual(
      [
        'aside',
        'count',
        'equal',
        'false',
        'has',
        'has colour',
        'joint',
        'known',
        'marked',
        'not',
        'not equal',
        'order',
        'parity',
        'single',
        'stand has',
        'value',
      ].sort(),
    )
  })

  it('BB-9.2: says how likely a detector finds something, and how likely several claims are true together', () => {
    const random = seeded('detectors')
    for (let round = 0; round < 60; round++) {
      const { play } = smallPosition(random).table.match
      const beliefs = reason(project(play, 0))
      const places = [0, 1]
      for (let value = 1; value <= 4; value++) {
        const none = beliefs.together(places.map((place) => ({ seat: 1, place, values: ~(1 << value) })))
        expect(beliefs.anyOf(1, places, value)).toBeCloseTo(1 - none, 9)
        const first = beliefs.together([{ seat: 1, place: 0, values: 1 << value }])
        expect(first).toBeCloseTo(beliefs.chance(1, 0)[value], 9)
      }
    }
  })

  it('says that it estimates where there is too much to count, and comes near the truth', () => {
    for (const mission of [8, 20]) {
      const seats = 4
      const match = Match.start(bombBusters, { seats, options: { mission }, seed: `estimate ${mission}` })
      if (isBlocked(match)) throw new Error(match.message)
      const seen = match.view(0)
      const counted = reason(seen)
      const estimated = reason(seen, 150)
      expect(counted.exact).toBe(true)
      expect(estimated.exact).toBe(false)
      let worst = 0
      let sum = 0
      let figures = 0
      for (let seat = 1; seat < seats; seat++) {
        for (let place = 0; place < seen.view.players[seat].wires.length; place++) {
          const [a, b] = [counted.chance(seat, place), estimated.chance(seat, place)]
          for (let value = 1; value < VALUES; value++) {
            const error = Math.abs(a[value] - b[value])
            worst = Math.max(worst, error)
            sum += error
            figures++
          }
        }
      }
      expect(worst).toBeLessThan(0.15)
      expect(sum / figures).toBeLessThan(0.02)
    }
  })

  it('BB-15: holds every world possible that the game itself cannot tell apart, in play of every kind of mission', () => {
    const missions = [1, 5, 8, 11, 13, 17, 20, 21, 22, 24, 26, 33, 35, 38, 40, 41, 43, 48, 50, 52, 56, 58, 64]
    const random = seeded('worlds')
    const scratch = new Choices()
    let looked = 0
    const wrong: string[] = []
    for (const mission of missions) {
      for (const seats of [2, 4]) {
        const match = Match.start(bombBusters, { seats, options: { mission }, seed: `worlds ${mission} ${seats}` })
        if (isBlocked(match)) throw new Error(match.message)
        const { play } = match
        for (let turn = 0; turn < 40 && !play.over; turn++) {
          play.answer(play.decider(), play.sample(play.decider(), random, scratch))
          if (play.over || turn % 5 !== 0) continue
          const observer = below(random, seats)
          const beliefs = reason(project(play, observer))
          for (const world of [play, imagine(play, observer, random)]) {
            for (let seat = 0; seat < seats; seat++) {
              for (let place = 0; place < world.pub.players[seat].shown.length; place++) {
                looked++
                const value = gameValue(wireAt(world, seat, place))
                const where = `mission ${mission}, ${seats} players, turn ${turn}, seat ${seat} place ${place}`
                if (beliefs.exact && beliefs.chance(seat, place)[value] <= 0) wrong.push(where)
              }
            }
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(looked).toBeGreaterThan(3000)
  })
})
