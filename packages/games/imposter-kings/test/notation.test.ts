import { below, canonical, chance, isBlocked, Match, type Random, readOptions, seeded, shuffle } from '@riposte/kernel'
import { leakPair } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { imposterKings } from '../src/index.ts'
import { armyCard, BASE_ARMY, baseValue, type Card, NAMES, NO_CARD, nameOf, ownerOf, SIGNATURES } from '../src/names.ts'
import { readNotation, writeNotation } from '../src/notation.ts'
import { type Options, options, withArmies, withFacets, withSignatures } from '../src/options.ts'
import { DEALT, FRESH, IN_PLAY } from '../src/phases/round.ts'
import { emptyPosition } from '../src/setup.ts'
import { CHARISMATIC_LEADER, HAND, type Known, type Position, THIS_CARD, THIS_NAME, WITH } from '../src/state.ts'
import { table } from './table.ts'

function chosen(some: Partial<Options> = {}): Options {
  const read = readOptions(options, some)
  if (isBlocked(read)) throw new Error(read.message)
  return read
}

const read = (text: string, some: Partial<Options> = {}, seats = 2) =>
  readNotation(text, chosen(some), seats, seeded('notation'))

describe('what a text stands for', () => {
  test('a position in play: Court, hands, set-aside cards, whose turn it is', () => {
    const { pub, own, hidden, from } = read(
      "court: Elder by 0, Queen by 1, Fool by 0 down | accused: Judge | forgotten: Soldier | condemned: Assassin from 1 | seat 0: hand King's Hand, Elder; successor Zealot; dungeon Mystic | seat 1: hand Warlord; king down; antechamber Inquisitor | to act: 1 | true king: 1 | scores: 3 4 | mystic: 3 5 | exile: 0 | round: 2",
    )
    expect(from).toBe(IN_PLAY)
    expect(pub.court.map(({ card, by, up }) => [NAMES[card], by, up])).toEqual([
      ['Elder', 0, true],
      ['Queen', 1, true],
      ['Fool', 0, false],
    ])
    expect(NAMES[pub.accused]).toBe('Judge')
    expect(pub.forgotten).toBe(true)
    expect(NAMES[hidden.forgotten]).toBe('Soldier')
    expect(pub.condemned).toEqual([{ card: NAMES.indexOf('Assassin'), from: 1, base: -1 }])
    expect(own[0].hand.map((card) => NAMES[card])).toEqual(['Elder', "King's Hand"])
    expect(pub.players.map((player) => [player.hand, player.successor, player.dungeon, player.squire])).toEqual([
      [2, 1, 1, 0],
      [1, 0, 0, 0],
    ])
    expect(pub.players.map((player) => player.flipped)).toEqual([false, true])
    expect(pub.players[1].antechamber.map((card) => NAMES[card])).toEqual(['Inquisitor'])
    expect([pub.acting, pub.trueKing, pub.scores, pub.mystic, pub.exiles, pub.round]).toEqual([
      1,
      1,
      [3, 4],
      0b101000,
      1,
      2,
    ])
  })

  test('cards that are not named count as possibly held: the deck stays whole', () => {
    const { pub } = read('seat 0: hand Fool | to act: 0')
    expect(pub.deck).toHaveLength(18)
    expect(pub.copies[NAMES.indexOf("King's Hand")]).toBe(1)
  })

  test('an Army is the base army and the signature cards, without the cards that are named elsewhere', () => {
    const { pub, own } = read(
      'court: Stranger of seat 0 by 1 as Warlord | seat 0: hand Elder of seat 0; signatures Stranger, Aegis, Exile; exhausted Judge | to act: 0',
      { mode: 'expansion' },
    )
    expect(own[0].army.map((card) => NAMES[nameOf(card)])).toEqual([
      'Inquisitor',
      'Soldier',
      'Oathbound',
      'Aegis',
      'Exile',
    ])
    expect(pub.players.map(({ army, exhausted }) => [army, exhausted.length])).toEqual([
      [5, 1],
      [5, 0],
    ])
    expect(NAMES[pub.court[0].as]).toBe('Warlord')
  })

  test('a signature card that lies somewhere belongs to the Army it is from', () => {
    const { pub } = read('seat 0: hand Aegis of seat 1 | to act: 0', { mode: 'expansion' })
    expect(pub.players[1].signatures.map((name) => NAMES[name])).toEqual(['Aegis'])
  })

  test('IK-3.9: the Successor of a Charismatic Leader lies open', () => {
    const { pub } = read('seat 0: facet Charismatic Leader; successor Elder | seat 1: successor Queen | to act: 0', {
      mode: 'expansion',
    })
    expect(pub.players.map(({ openSuccessor }) => openSuccessor)).toEqual([NAMES.indexOf('Elder'), NO_CARD])
  })

  test('hands without a turn are a deal, and the True King names the first player', () => {
    const text = 'seat 0: hand Fool, Elder, Queen | seat 1: hand Assassin, Judge | true king: 1 | accused: Mystic'
    expect(read(text).from).toBe(DEALT)
    const { match, asked, hand } = bound(table(text))
    expect(asked()).toMatchObject([{ seat: 1, question: 'choosePlayer' }])
    expect(hand(0)).toEqual(['Fool', 'Elder', 'Queen'])
    expect(match.view(0).view).toMatchObject({ round: 1, accused: 'Mystic', trueKing: 1 })
  })

  test('IK-3.3: "deal: rest" deals every card that is not named', () => {
    const { pub, own, hidden } = read("seat 0: hand Fool, King's Hand | accused: Queen | deal: rest")
    expect(own.map(({ hand }) => hand.length)).toEqual([8, 8])
    expect(own[0].hand.map((card) => NAMES[card])).toEqual(expect.arrayContaining(['Fool', "King's Hand"]))
    const all = [...own[0].hand, ...own[1].hand, pub.accused, hidden.forgotten].sort((a, b) => a - b)
    expect(all).toEqual([...pub.deck].sort((a, b) => a - b))
  })

  test('without hands it is a match that begins with a deal', () => {
    expect(read('true king: 1 | scores: 5 6 | round: 3')).toMatchObject({ from: FRESH, pub: { trueKing: 1, round: 2 } })
    expect(table('true king: 1 | scores: 5 6 | round: 3').view(-1)).toMatchObject({
      round: 3,
      scores: [5, 6],
      trueKing: 1,
    })
  })

  test('the turn of a position begins: effects that last until then end', () => {
    const view = table('seat 0: hand Elder | seat 1: hand Queen | exile: 0 | to act: 0').view(-1)
    expect(view).toMatchObject({ exiles: [], acting: 0, turn: 1 })
  })
})

describe('what a text must not say', () => {
  test.each([
    ['court Elder', 'no colon'],
    ['throne: Elder', 'no section "throne"'],
    ['to act: 0 | to act: 1', 'two sections "to act"'],
    ['to act: 2', '"2" is not a seat from 0 to 1'],
    ['seat 5: hand Elder | to act: 0', '"5" is not a seat'],
    ['seat 0: hand Elda | to act: 0', 'no card "Elda"'],
    ['seat 0: hand Queen; successor Queen | to act: 0', 'Queen is named 2 times, but there is 1'],
    ['seat 0: hand Herald | to act: 0', 'no Herald in this deck'],
    ['seat 0: sword Elder | to act: 0', '"sword Elder" says nothing'],
    ['seat 0: king sideways | to act: 0', '"up" or "down"'],
    ['seat 0: hand Elder of seat 0 | to act: 0', 'armies come with stage 2'],
    ['seat 0: facet Master Tactician | to act: 0', 'facets come with stage 4'],
    ['seat 0: out | to act: 0', 'seat 0 is out'],
    ['court: Elder by 0', 'a Court needs "to act: N"'],
    ['court: Elder by 0 as Queen down | to act: 0', 'nothing but its own card'],
    ['seat 0: hand Elder | seat 1: hand Queen, Fool', 'seat 0: a deal needs at least two cards'],
    ['scores: 1 | to act: 0', '2 numbers are needed'],
    ['mystic: 9 | to act: 0', '"9" is not a mystic from 1 to 8'],
    ['known: Elder at 1 attic | to act: 0', '"attic" is no place'],
    ['seat 0: standing turnStart Assassin | to act: 0', 'is not "kingFlip Assassin"'],
  ])('%s', (text, why) => {
    expect(() => read(text)).toThrow(why)
  })

  test('an Army has no cards but its own', () => {
    expect(() => read('seat 0: signatures Aegis; hand Exile of seat 0 | to act: 0', { mode: 'expansion' })).toThrow(
      'the Army of seat 0 has no Exile',
    )
    expect(() => read('seat 0: signatures Queen | to act: 0', { mode: 'expansion' })).toThrow(
      'Queen is no signature card',
    )
  })
})

describe('in the middle of a turn', () => {
  const TABLE =
    'court: Elder by 0, Zealot by 1 | seat 0: hand Fool, Sentry; successor Queen | seat 1: hand Princess, Assassin; successor Elder'

  test('IK-4.1: with "in turn" the turn has begun: it is not counted again, and its player chooses', () => {
    const { match } = table(`${TABLE} | in turn: 0 | turn: 4`)
    expect(match.play.pub).toMatchObject({ turn: 4, acting: 0, able: 0 })
    expect(match.view(-1).decisions).toMatchObject([{ seat: 0, question: 'mainTurn' }])
    expect(match.tell(match.opening, -1).map(({ type }) => type)).not.toContain('turnStarted')
    expect(table(`${TABLE} | to act: 0 | turn: 3`).match.play.pub).toMatchObject({ turn: 4, acting: 0 })
  })

  test('IK-9.12: who is locked out is not asked in this turn', () => {
    const asked = (more: string) =>
      table(`${TABLE.replace('Assassin;', `Assassin${more};`)} | in turn: 0 | then: 0 flip`).match.view(-1).decisions
    expect(asked('')).toMatchObject([{ seat: 1, rule: 'IK-9.9' }])
    expect(asked('; locked out').map(({ rule }) => rule)).not.toContain('IK-9.9')
  })

  test('IK-7.38a: conspiracies that end with this turn', () => {
    const [player] = read('seat 0: conspiracies 2 ending 1 | in turn: 0', { mode: 'expansion' }).pub.players
    expect([player.conspiracies, player.conspiraciesEnding]).toEqual([2, 1])
  })

  test('IK-9.9: a reaction that is waited for, by what was done; nobody is told too much of it', () => {
    const { match } = table(`${TABLE} | to act: 0 | then: 0 flip`)
    expect(match.view(-1).decisions).toMatchObject([{ seat: 1, rule: 'IK-9.9' }])
    const random = seeded('reaction')
    for (const from of [`${TABLE} | to act: 0 | then: 0 flip`, `${TABLE} | in turn: 0 | known: Assassin at 1 hand`]) {
      const { play } = table(from).match
      for (let round = 0; round < 12; round++) {
        for (let observer = -1; observer < 2; observer++) {
          const { ended } = leakPair(play, observer, seeded(`world ${round}`), random, { depth: 4 })
          expect([from, observer, typeof ended === 'string' ? 'alike' : ended]).toEqual([from, observer, 'alike'])
        }
      }
    }
  })

  test.each([
    ['seat 0: locked out | to act: 0', 'seat 0: "locked out" needs "in turn: N"'],
    ['seat 0: conspiracies 1 ending 1 | in turn: 1', 'seat 0: conspiracies end in the turn of their player'],
    ['seat 0: demanded | to act: 0', 'seat 0: a fresh deal is demanded before the first turn'],
    ['to act: 0 | in turn: 0', 'two different moments'],
    ['known: Elder at 1 hand | seat 1: hand Queen | to act: 0', 'known: Elder is not at 1 hand'],
    ['seat 0: knows any Elder at 1 with | to act: 0', 'seat 0: Elder is not at 1 with'],
    ['seat 0: hand Elder; lacks Elder | to act: 0', 'seat 0: it holds Elder, which it lacks'],
    ['accused: Queen | seat 1: hand Queen | to act: 0', 'seat 1: Queen is named 2 times'],
  ])('%s is refused', (text, why) => {
    expect(() => read(text)).toThrow(why)
  })
})

describe('writing and reading again', () => {
  test('random positions come back as they were', () => {
    for (let at = 0; at < 400; at++) {
      const random = seeded(`position ${at}`)
      const seats = 2 + (at % 3)
      const mode = at % 2 === 0 ? 'base' : 'expansion'
      const some = chosen({
        mode,
        expansionStages: 1 + below(random, 4),
        condemnedVisibility: seats > 2 && chance(random, 0.5) ? 'private' : 'public',
      })
      const position = randomPosition(some, seats, random)
      const text = writeNotation(position)
      const { from, ...again } = readNotation(text, some, seats, random)
      expect(from).toBe(IN_PLAY)
      expect(canonical(again)).toBe(canonical(position))
      expect(writeNotation(again)).toBe(text)
    }
  })

  test('deals and beginnings come back as they were', () => {
    for (const text of ['true king: 1 | scores: 3 4 | round: 4', 'deal: rest | true king: 1']) {
      const { from, ...position } = read(text)
      const { from: fromAgain, ...again } = read(writeNotation(position))
      expect(canonical(again)).toBe(canonical(position))
      expect(fromAgain).toBe(from)
    }
  })

  test('a match can go on from its own position at the start of any turn', () => {
    const match = Match.start(imposterKings, { seats: 2, seed: 'turns' })
    if (isBlocked(match)) throw new Error(match.message)
    const random = seeded('players of turns')
    const turns: [unknown, unknown][] = []
    for (let step = 0; step < 120 && !match.over; step++) {
      if (match.play.open?.question === 'mainTurn' && match.play.stack.length === 3) {
        const { pub, own, hidden } = match.play.clone()
        const again = table(writeNotation({ pub, own, hidden }))
        // The last round's result is a record of the past and no part of a position.
        const now = { ...match.view(0).view, lastRound: null }
        turns.push([
          [again.view(0), again.legal(pub.acting)],
          [now, match.legal(pub.acting)],
        ])
      }
      const seat = match.play.decider()
      const legal = match.legal(seat)
      const applied = match.apply(seat, legal[below(random, legal.length)])
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
    expect(turns.length).toBeGreaterThan(5)
    for (const [again, before] of turns) expect(again).toEqual(before)
  })
})

/** The methods of a table, usable without it. */
function bound(at: ReturnType<typeof table>) {
  return { match: at.match, asked: () => at.asked(), hand: (seat: number) => at.hand(seat) }
}

/** Anything that could lie on a table when a turn is about to begin, whether or not play could lead there. */
function randomPosition(some: Options, seats: number, random: Random): Position {
  const position = emptyPosition(some, seats, below(random, seats))
  const { pub, own, hidden } = position
  const loose: Card[] = pub.deck.slice()
  for (let seat = 0; seat < seats; seat++) {
    own[seat].army = []
    if (!withArmies(some)) continue
    const names = SIGNATURES.slice()
    shuffle(random, names)
    pub.players[seat].signatures = withSignatures(some) ? names.slice(0, 3).sort((a, b) => a - b) : []
    for (const name of [...BASE_ARMY, ...pub.players[seat].signatures]) {
      const card = armyCard(name, seat)
      if (chance(random, 0.5)) own[seat].army.push(card)
      else if (chance(random, 0.3)) pub.players[seat].exhausted.push(card)
      else if (chance(random, 0.9)) loose.push(card)
    }
    for (const list of [own[seat].army, pub.players[seat].exhausted]) list.sort((a, b) => a - b)
  }
  shuffle(random, loose)
  const draw = () => loose.pop() ?? NO_CARD
  const some3 = () => Array.from({ length: Math.min(below(random, 4), loose.length) }, draw)
  if (chance(random, 0.9)) pub.accused = draw()
  if (seats === 2 && chance(random, 0.5)) {
    hidden.forgotten = draw()
    pub.forgotten = hidden.forgotten !== NO_CARD
  }
  for (const card of some3()) {
    const up = chance(random, 0.7)
    pub.court.push({
      card,
      as: up && chance(random, 0.2) ? below(random, NAMES.length) : nameOf(card),
      by: below(random, seats),
      up,
      bonus: up ? below(random, 2) : 0,
      proven: up && chance(random, 0.3),
      fromAntechamber: chance(random, 0.3),
    })
  }
  for (const card of some3()) {
    const secret = some.condemnedVisibility === 'private' && chance(random, 0.5)
    const from = below(random, seats)
    pub.condemned.push({
      card: secret ? NO_CARD : card,
      from,
      base: secret && chance(random, 0.5) ? baseValue(card) : -1,
    })
    hidden.condemned.push(card)
    if (!secret) continue
    const seen = own[from].condemned
    while (seen.length < pub.condemned.length - 1) seen.push(NO_CARD)
    seen.push(card)
  }
  pub.removed = some3()
  for (let seat = 0; seat < seats; seat++) {
    const player = pub.players[seat]
    const mine = own[seat]
    mine.hand = some3().sort((a, b) => a - b)
    if (chance(random, 0.7)) mine.successor = draw()
    if (chance(random, 0.7)) mine.dungeon = draw()
    if (chance(random, 0.2)) mine.squire = draw()
    player.antechamber = some3().slice(0, 2)
    player.recruitDiscard = chance(random, 0.3) ? some3() : []
    player.flipped = chance(random, 0.4)
    if (withFacets(some)) player.facet = below(random, 3) as 0 | 1 | 2
    player.conspiracies = below(random, 2)
    player.receivedUnseen = chance(random, 0.3)
    player.lacks = (chance(random, 0.3) ? [below(random, 20)] : []).filter(
      (name) => !mine.hand.some((card) => nameOf(card) === name),
    )
    player.demands = below(random, 2)
    mine.standing = chance(random, 0.3) ? 1 << below(random, 8) : 0
    player.hand = mine.hand.length
    player.successor = mine.successor === NO_CARD ? 0 : 1
    player.dungeon = mine.dungeon === NO_CARD ? 0 : 1
    player.squire = mine.squire === NO_CARD ? 0 : 1
    player.army = mine.army.length
    if (player.facet === CHARISMATIC_LEADER) player.openSuccessor = mine.successor
  }
  for (const mine of own) mine.known = chance(random, 0.4) ? randomKnown(position, random) : []
  pub.known = randomKnown(position, random)
  pub.acting = below(random, seats)
  pub.first = below(random, seats)
  for (let seat = seats - 1; seat >= 0; seat--) {
    if (seat === pub.acting || !chance(random, 0.3)) continue
    pub.out |= 1 << seat
    pub.left.push(seat)
  }
  pub.scores = pub.scores.map(() => below(random, 7))
  pub.owed = pub.owed.map(() => below(random, 2))
  pub.mystic = chance(random, 0.5) ? (1 << (1 + below(random, 8))) | (1 << (1 + below(random, 8))) : 0
  pub.exiles = chance(random, 0.5) ? below(random, 1 << seats) : 0
  pub.round = 1 + below(random, 4)
  pub.turn = below(random, 5)
  return position
}

/** Something that is so of a hand. */
function randomKnown({ own }: Position, random: Random): Known[] {
  const seat = below(random, own.length)
  const { hand } = own[seat]
  if (hand.length === 0) return []
  const card = hand[below(random, hand.length)]
  const kind = chance(random, 0.5) ? THIS_CARD : THIS_NAME
  const what = kind === THIS_CARD ? card : nameOf(card)
  return [{ seat, place: chance(random, 0.5) ? HAND : WITH, kind, what, tracked: ownerOf(card) < 0 }]
}
