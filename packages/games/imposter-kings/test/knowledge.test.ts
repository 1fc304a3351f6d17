import { below, Choices, type EventJson, imagine, Match, seeded, writeAction } from '@riposte/kernel'
import { amount, arrangements } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { imposterKings } from '../src/index.ts'
import { knownBy } from '../src/knowledge.ts'
import { cardText, ELDER, QUEEN } from '../src/names.ts'
import { HAND, type Known, type Position, SUCCESSOR, THIS_CARD, THIS_NAME, WITH } from '../src/state.ts'
import { Desk } from './rebuild/desk.ts'
import { areDifferentCards, knowledge, recorded, remembered, untruth } from './rebuild/knowledge.ts'
import { optionSets } from './rebuild/option-sets.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'
import { table } from './table.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The first thing that a seat's record and its memory differ in, or that is not so, in matches played at random. */
function misremembered(seed: string, matches: number): unknown {
  const tables = arrangements(imposterKings, { optionSets })
  const random = seeded(seed)
  const scratch = new Choices()
  for (let at = 0; at < matches; at++) {
    const { seats, options } = tables[below(random, tables.length)]
    const start = { seats, options: { ...options, targetScore: 1 }, seed: `${seed} ${at}` }
    const match = Match.start(inTheThickOfIt, start)
    if (!(match instanceof Match)) throw new Error(match.message)
    const all = Array.from({ length: seats }, (_, seat) => seat)
    const first = all.map((seat) => match.view(seat))
    const told: EventJson[][] = all.map((seat) => [...match.tell(match.opening, seat)])
    while (!match.over) {
      const seat = match.play.decider()
      const action = writeAction(imposterKings.actions, match.play.sample(seat, random, scratch))
      const applied = match.apply(seat, action)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      for (const observer of all) {
        told[observer].push(...match.tell(applied.events, observer))
        const here = knowledge.recorded(match.play, observer)
        const there = knowledge.rebuilt(told[observer], observer, first[observer])
        const untrue = untruth(match.play, observer) ?? overstated(match.play, observer)
        if (JSON.stringify(here) !== JSON.stringify(there) || untrue !== null) {
          return { start, log: match.entries, observer, here, there, untrue }
        }
      }
    }
  }
  return null
}

/** What both lists say together is true, too. */
function overstated(position: Position, observer: number): string | null {
  for (let of = 0; of < position.own.length; of++) {
    if (of === observer) continue
    const all = knownBy(position, observer, of)
    if (!areDifferentCards(position.own[of], all)) return `seat ${observer} takes together: ${JSON.stringify(all)}`
  }
  return null
}

/** The same for cards that are moved about on a desk. */
function misrememberedAtADesk(desks: number): unknown {
  for (let at = 0; at < desks; at++) {
    const desk = new Desk(`desk ${at}`)
    for (let moves = 0; moves < 14; moves++) {
      desk.move()
      for (let seat = 0; seat < desk.seats; seat++) {
        const here = recorded(desk, seat)
        const there = remembered(desk.memories[seat])
        const untrue = untruth(desk, seat) ?? overstated(desk, seat)
        if (JSON.stringify(here) !== JSON.stringify(there) || untrue !== null) {
          return { desk: at, log: desk.log, seat, here, there, untrue }
        }
      }
    }
  }
  return null
}

describe('what a player knows', () => {
  test('IK-21.31: the record of it is what the player was told, in every match and with every option', () => {
    expect(misremembered('told', amount(100, 400))).toBeNull()
  })

  test('IK-9.15, IK-21.31: however namesakes go about, what is recorded was told and is so', () => {
    expect(misrememberedAtADesk(amount(750, 3000))).toBeNull()
  })
})

describe('what is certain, and for how long', () => {
  test('IK-9.15: with the Successor taken, a card that was somewhere with the player is in the hand', () => {
    const at = table(
      'court: Judge by 1 | known: Elder at 0 with tracked | seat 0: hand Elder, Fool; successor Queen | seat 1: hand Mystic | to act: 0',
    )
    at.flip(0).pass(1)
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Elder', tracked: true }])
  })

  test('IK-13.61, IK-9.15: a Successor that is shown is the card that was with the player, and not a second one', () => {
    const at = table(
      'court: Warden by 1 | known: Mystic at 0 with tracked, Judge at 0 with tracked' +
        ' | seat 0: facet Master Tactician; hand Judge; successor Mystic; squire Fool | seat 1: hand Elder | to act: 0',
      { options: { mode: 'expansion' } },
    )
    at.flip(0).pass(1).act(0, { type: 'matchSuccessor' })
    expect(
      at
        .view(-1)
        .known.map(({ place, card }) => `${place} ${card}`)
        .sort(),
    ).toEqual(['hand Judge', 'hand Mystic'])
  })

  test('IK-7.42a: a Successor that is played is with the player no more', () => {
    const at = table(
      'court: Elocutionist by 0, Elder by 1 | known: Queen at 0 with tracked | seat 0: hand Fool; successor Queen | seat 1: hand Mystic | to act: 0',
      { options: { optionalCards: ['Elocutionist'] } },
    )
    expect(at.playSuccessor(0).view(-1).known).toEqual([])
  })

  test('IK-10.2, IK-9.15: a card condemned unseen leaves certain what has another base value, and to the witness all', () => {
    const at = table(
      "court: Soldier by 1 | accused: King's Hand | known: Queen at 1 hand tracked, Elder at 1 hand tracked" +
        ' | seat 0: hand Fool; antechamber Executioner | seat 1: hand Queen, Elder, Zealot | seat 2: hand Mystic | to act: 0',
      { seats: 3, options: { condemnedVisibility: 'private' } },
    )
    at.play(0, 'Executioner').use(0).number(0, 3).pick(1, 'Zealot')
    expect(at.view(2).known).toEqual([{ seat: 1, place: 'hand', card: 'Queen', tracked: true }])
    expect(
      at
        .view(0)
        .mine?.known.map(({ card }) => card)
        .sort(),
    ).toEqual(['Elder', 'Queen'])
  })

  test('IK-9.52, IK-9.11: a Stranger claimed where nothing can be copied says nothing about the hand', () => {
    const at = table(
      "court: Assassin by 1, Zealot by 1 | accused: King's Hand | seat 0: hand Soldier, Queen" +
        ' | seat 1: hand Stranger of seat 1, Elder | to act: 0',
      { options: { mode: 'expansion', strangerPrompt: 'anyReaction', falseClaimPenalty: 'none' } },
    )
    at.play(0, 'Soldier').name(0, 'Fool').claim(1, 'Stranger')
    expect(at.events(0)).toContainEqual({
      type: 'falseClaim',
      seat: 1,
      card: 'Stranger',
      penalty: 'none',
      unusable: true,
    })
    expect(at.view(0).players[1].lacks).toEqual(['Fool'])
  })

  test('IK-12.14, IK-9.15: an open Successor that the assassin picks is seen by everybody', () => {
    const at = table(
      "court: Judge by 1 | accused: King's Hand | seat 0: facet Charismatic Leader; hand Fool; successor Queen" +
        ' | seat 1: hand Elder, Mystic | seat 2: hand Assassin, Zealot | to act: 0',
      { seats: 3, options: { mode: 'expansion' } },
    )
    at.flip(0).pass(1).claim(2, 'Assassin').pick(2, 'Queen')
    expect(at.view(1).known).toContainEqual({ seat: 2, place: 'hand', card: 'Queen', tracked: true })
    expect(at.view(1).players[0].successor).toBe(false)
  })

  test('IK-12.14: of a hidden Successor only the two of them know', () => {
    const at = table(
      "court: Judge by 1 | accused: King's Hand | known: Queen at 0 with tracked | seat 0: hand Fool; successor Queen" +
        ' | seat 1: hand Elder, Mystic | seat 2: hand Assassin, Zealot | to act: 0',
      { seats: 3 },
    )
    at.flip(0).pass(1).claim(2, 'Assassin').pick(2, 'Queen')
    expect(at.view(1).known.map(({ card }) => card)).toEqual(['Assassin'])
    expect(at.view(0).mine?.known).toEqual([{ seat: 2, place: 'hand', card: 'Queen', tracked: false }])
  })

  test('IK-9.15: who knew of a namesake in the hand knows of two when another one is taken openly', () => {
    const at = table(
      "court: Elder by 1, Zealot by 1 down | accused: King's Hand | seat 0: hand Elder, Fool, Mystic" +
        ' | seat 1: knows Elder at 0 hand; hand Queen, Judge | to act: 0',
    )
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.view(1).mine?.known).toEqual([
      { seat: 0, place: 'hand', card: 'Elder', tracked: false },
      { seat: 0, place: 'hand', card: 'Elder', tracked: false },
    ])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Elder', tracked: true }])
  })
})

describe('the comparison itself', () => {
  const position = (known: readonly Known[], lacks: readonly number[] = []) => {
    const { pub, own } = table(
      'court: Judge by 1 | seat 0: hand Elder, Elder of seat 0; successor Queen | seat 1: hand Mystic | to act: 1',
      { options: { mode: 'expansion' } },
    ).match.play
    pub.known = [...known]
    pub.players[0].lacks = [...lacks]
    return { pub, own }
  }
  const says = (place: Known['place'], kind: Known['kind'], what: number): Known => ({
    seat: 0,
    place,
    kind,
    what,
    tracked: false,
  })

  test.each<[string, Known[], number[]]>([
    ['a card that is not there', [says(HAND, THIS_CARD, QUEEN)], []],
    ['a card in another place', [says(SUCCESSOR, THIS_CARD, ELDER)], []],
    ['more copies than there are', [says(HAND, THIS_CARD, ELDER), says(WITH, THIS_CARD, ELDER)], []],
    ['more namesakes than there are', [1, 2, 3].map(() => says(HAND, THIS_NAME, ELDER)), []],
    ['a lack that is none', [], [ELDER]],
  ])('finds %s', (_, known, lacks) => {
    expect(untruth(position(known, lacks), 1)).not.toBeNull()
  })

  test.each<[string, Known[]]>([
    ['a name beside the card of another copy', [says(HAND, THIS_NAME, ELDER), says(HAND, THIS_CARD, ELDER)]],
    ['a card that lies aside and is only known to be with the player', [says(WITH, THIS_CARD, QUEEN)]],
  ])('accepts %s', (_, known) => {
    expect(untruth(position(known), 1)).toBeNull()
  })
})

test('IK-21.31: a Successor that one seat has seen and a namesake that everybody knows of in the hand are two cards', () => {
  const from =
    'court: Elder by 0 | seat 0: hand Queen, Fool; knows Inquisitor at 2 successor' +
    ' | seat 1: hand Princess, Warlord | seat 2: hand Inquisitor, Zealot, Sentry; successor Inquisitor' +
    ' | known: any Inquisitor at 2 hand | to act: 0'
  const { play } = table(from, { seats: 3 }).match
  const random = seeded('two of a name')
  for (let count = 0; count < 200; count++) {
    const world = imagine(play, 0, random)
    expect(untruth(world, 0)).toBeNull()
    expect(world.own[2].hand.map(cardText)).toContain('Inquisitor')
    expect(cardText(world.own[2].successor)).toBe('Inquisitor')
  }
})
