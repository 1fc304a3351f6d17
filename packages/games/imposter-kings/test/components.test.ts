import { isBlocked, Match, readOptions } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { DECK_LISTS, type DeckList, deckOf } from '../src/decks.ts'
import { imposterKings } from '../src/index.ts'
import { NAMES, SIGNATURES } from '../src/names.ts'
import { deckListOf, type Options, options } from '../src/options.ts'
import { emptyPosition } from '../src/setup.ts'
import { FACETS } from '../src/state.ts'
import { table } from './table.ts'

function chosen(some: Partial<Options> = {}): Options {
  const read = readOptions(options, some)
  if (isBlocked(read)) throw new Error(read.message)
  return read
}

/** Players, cards dealt to each, and the deck as somebody would count it out. */
const BOXES: Record<DeckList, [players: number, hand: number, forgotten: boolean, deck: string]> = {
  'base-18': [
    2,
    8,
    true,
    "Fool Assassin Elder*2 Zealot Inquisitor*2 Soldier*2 Judge Oathbound*2 Warlord Mystic Sentry King's_Hand Princess Queen",
  ],
  'regulation-20': [
    2,
    9,
    true,
    "Fool Assassin Elder*2 Zealot Inquisitor*2 Soldier*2 Judge Oathbound*2 Immortal Warlord Mystic Warden Sentry King's_Hand Princess Queen",
  ],
  'base-22': [
    3,
    7,
    false,
    "Fool Assassin Elder*2 Zealot Inquisitor*2 Executioner Soldier*2 Judge Oathbound*2 Herald Warlord Mystic Warden Sentry King's_Hand Spy Princess Queen",
  ],
  'regulation-25': [
    3,
    8,
    false,
    "Fool Assassin Elder*2 Zealot Inquisitor*2 Executioner Bard*2 Soldier*2 Judge Oathbound*2 Immortal Herald Warlord Mystic Warden Sentry King's_Hand Spy Princess Queen",
  ],
  'base-25': [
    4,
    6,
    false,
    "Fool*2 Assassin*2 Elder*2 Zealot Inquisitor*2 Executioner*2 Soldier*2 Judge Oathbound*2 Herald Warlord Mystic Warden Sentry King's_Hand Spy Princess Queen",
  ],
  'regulation-29': [
    4,
    7,
    false,
    "Fool*2 Assassin*2 Elder*2 Zealot Inquisitor*2 Executioner*2 Bard*2 Soldier*2 Judge Arbiter Oathbound*2 Immortal Herald Warlord Mystic Warden Sentry King's_Hand Spy Princess Queen",
  ],
}

function counted(text: string): string[] {
  return text.split(' ').flatMap((entry) => {
    const [name, copies] = entry.split('*')
    return new Array<string>(Number(copies ?? 1)).fill(name.replace('_', ' '))
  })
}

describe('components', () => {
  test.each(DECK_LISTS)(
    'IK-1.3: the deck %s has its cards, deals evenly and leaves the Accused (and with two players the Forgotten)',
    (list) => {
      const [players, hand, forgotten, deck] = BOXES[list]
      expect(
        deckOf(list, [])
          .map((card) => NAMES[card])
          .sort(),
      ).toEqual(counted(deck).sort())
      expect(deckOf(list, [])).toHaveLength(players * hand + 1 + Number(forgotten))
      const at = table(null, { seats: players, options: { deck: list } })
      expect(at.view(-1).players.map((player) => player.hand)).toEqual(new Array(players).fill(hand))
      expect(at.view(-1).accused).not.toBeNull()
      expect(at.view(-1).forgotten).toBe(forgotten)
    },
  )

  test('IK-1.3: base values are the printed ones', () => {
    const printed: Record<string, number> = {
      Fool: 1,
      Assassin: 2,
      Elder: 3,
      Zealot: 3,
      Inquisitor: 4,
      Executioner: 4,
      Bard: 4,
      Soldier: 5,
      Judge: 5,
      Arbiter: 5,
      Oathbound: 6,
      Immortal: 6,
      Herald: 6,
      Warlord: 7,
      Mystic: 7,
      Warden: 7,
      Sentry: 8,
      "King's Hand": 8,
      Spy: 8,
      Princess: 9,
      Queen: 9,
    }
    for (const [name, value] of Object.entries(printed)) {
      const at = table(`seat 0: hand ${name} | to act: 0`, { seats: 4 })
      expect([name, at.view(0).mine?.hand[0].value]).toEqual([name, value])
    }
  })

  test('IK-1.4: the usual lists', () => {
    expect(deckListOf(chosen(), 2)).toBe('base-18')
    expect(deckListOf(chosen({ mode: 'expansion' }), 2)).toBe('regulation-20')
    expect(deckListOf(chosen(), 3)).toBe('regulation-25')
    expect(deckListOf(chosen(), 4)).toBe('regulation-29')
    expect(deckListOf(chosen({ deck: 'base-22' }), 3)).toBe('base-22')
  })

  test('IK-1.1: everybody has a King, face up when the round starts; it is no card', () => {
    const at = table(null, { seats: 3 })
    expect(at.view(-1).players.map(({ flipped }) => flipped)).toEqual([false, false, false])
    expect(NAMES).not.toContain('King')
  })

  test('IK-1.2: one player is the True King', () => {
    const { trueKing } = table(null, { seats: 4 }).view(-1)
    expect([0, 1, 2, 3]).toContain(trueKing)
  })

  test('IK-0.7: the official spellings', () => {
    expect(NAMES).toEqual(expect.arrayContaining(["King's Hand", 'Flagbearer']))
  })

  test('IK-1.6: three facets', () => {
    expect(FACETS).toEqual(['Regular', 'Charismatic Leader', 'Master Tactician'])
  })

  test('IK-1.5, IK-1.9: armies by stage: none, the five base army cards, then three signature cards more', () => {
    const army = (expansionStages: number) => table(null, { options: { mode: 'expansion', expansionStages } })
    expect(army(1).view(0)).toMatchObject({ mine: { army: [] }, players: [{ army: 0 }, { army: 0 }] })
    expect(army(2).view(1).mine?.army).toEqual(
      ['Elder', 'Inquisitor', 'Soldier', 'Judge', 'Oathbound'].map((name) => `${name} of seat 1`),
    )
    for (const stage of [3, 4]) {
      const at = army(stage).signatures(0, 'Stranger', 'Aegis', 'Exile').signatures(1, 'Flagbearer', 'Aegis', 'Nakturn')
      expect(at.view(-1).players.map((player) => player.army)).toEqual([8, 8])
      expect(at.view(0).mine?.army).toHaveLength(8)
    }
    expect(SIGNATURES.map((name) => NAMES[name])).toEqual([
      'Flagbearer',
      'Stranger',
      'Aegis',
      'Ancestor',
      'Informant',
      'Nakturn',
      'Lockshift',
      'Conspiracist',
      'Exile',
    ])
  })

  test('IK-1.7: the optional cards are in no deck list', () => {
    for (const list of DECK_LISTS) {
      const names = deckOf(list, []).map((card) => NAMES[card])
      for (const optional of ['Impersonator', 'Oracle', 'Elocutionist']) expect(names).not.toContain(optional)
    }
  })

  test('IK-1.8: an optional card replaces a deck card, so that the deal still divides evenly', () => {
    const { pub } = emptyPosition(chosen({ optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] }), 2, 0)
    const copies = (name: string) => pub.copies[NAMES.indexOf(name)]
    expect(pub.deck).toHaveLength(18)
    expect(['Impersonator', 'Inquisitor', 'Oracle', 'Soldier', 'Elocutionist', 'Judge'].map(copies)).toEqual([
      1, 1, 1, 1, 1, 0,
    ])
  })

  test('IK-0.12, IK-17.1: the playable reading is the default, the literal ones are settings, and what cannot be dealt is refused', () => {
    expect(chosen()).toMatchObject({
      eligibility: 'counted',
      kingsHandScope: 'decision',
      foolWindowDecline: 'offered',
      strangerPrompt: 'matching',
      strangerSource: 'belowThrone',
      strangerReactionCost: 'condemn',
      falseClaimPenalty: 'expose',
      condemnedVisibility: 'public',
    })
    const literal = {
      eligibility: 'names',
      kingsHandScope: 'mayOnly',
      foolWindowDecline: 'suppressed',
      strangerPrompt: 'anyReaction',
    } as const
    expect(chosen(literal)).toMatchObject(literal)
    const start = (some: unknown, seats: number) =>
      Match.start(imposterKings, { seats, seed: 'options', options: some })
    expect(start({ deck: 'regulation-25' }, 2)).toMatchObject({ code: 'badDeck' })
    expect(start({ eligibility: 'guesswork' }, 2)).toMatchObject({ message: expect.stringContaining('eligibility') })
    expect(start({ luck: true }, 2)).toMatchObject({ message: expect.stringContaining('luck') })
    expect(start({ mode: 'expansion', signatureMode: 'tournament' }, 3)).toMatchObject({ code: 'badSignatures' })
  })
})

describe('zones', () => {
  const position =
    "court: Judge by 1, Fool by 0 down, Soldier by 1 | accused: Princess | forgotten: Warlord | condemned: King's Hand from 1 | removed: Mystic | to act: 0" +
    ' | seat 0: hand Sentry, Queen; successor Elder; dungeon Zealot | seat 1: hand Oathbound; king down; dungeon Assassin; antechamber Inquisitor'

  test('IK-2.1, IK-2.3, IK-2.4: hand, Successor and Dungeon are the own player’s knowledge; the others see how many', () => {
    const at = table(position)
    expect(at.view(0).mine).toMatchObject({
      hand: [{ card: 'Sentry' }, { card: 'Queen' }],
      successor: 'Elder',
      dungeon: 'Zealot',
    })
    expect(at.view(1).players[0]).toMatchObject({ hand: 2, successor: true, dungeon: true, openSuccessor: null })
    for (const secret of ['Sentry', 'Elder', 'Zealot']) {
      const { players, court, condemned, known, mine } = at.view(1)
      expect(JSON.stringify({ players, court, condemned, known, mine })).not.toContain(secret)
    }
  })

  test('IK-2.2, IK-2.6, IK-2.9, IK-2.11, IK-2.15: Kings, Antechambers, the Accused, condemned and removed cards lie in the open', () => {
    const seen = table(position).view(-1)
    expect(seen.players.map(({ flipped, antechamber }) => [flipped, antechamber])).toEqual([
      [false, []],
      [true, ['Inquisitor']],
    ])
    expect(seen).toMatchObject({
      accused: 'Princess',
      condemned: [{ card: "King's Hand", from: 1 }],
      removed: ['Mystic'],
    })
  })

  test('IK-2.7, IK-2.8, IK-19.2: the Court is an ordered row of cards, each with its player and face; the last one is the Throne', () => {
    const at = table(position)
    expect(at.view(-1).court.map(({ card, by, disgraced }) => [card, by, disgraced])).toEqual([
      ['Judge', 1, false],
      ['Fool', 0, true],
      ['Soldier', 1, false],
    ])
    expect(at.view(-1).throne).toBe(5)
    expect(at.play(0, 'Queen').view(-1).throne).toBe(9)
  })

  test('IK-2.10, IK-10.5: with two players one card is forgotten, known to nobody', () => {
    const at = table(position)
    for (const observer of [0, 1, -1]) {
      const { sayable, ...seen } = at.view(observer)
      expect(seen.forgotten).toBe(true)
      expect(sayable).toContain('Warlord')
      expect(JSON.stringify(seen)).not.toContain('Warlord')
    }
  })

  test('IK-2.5: a Squire is set aside with Master Tactician only', () => {
    const at = table('seat 0: hand Fool, Elder, Queen | seat 1: hand Judge, Zealot, Mystic | true king: 0').player(0, 0)
    expect(at.blocked(0, { type: 'commit', dungeon: 'Fool', successor: 'Elder', squire: 'Queen' })).toMatchObject({
      rule: 'IK-3.7',
    })
    const tactician = table(
      'seat 0: hand Fool, Elder, Queen, Warlord | seat 1: hand Judge, Zealot, Mystic | true king: 0',
      { options: { mode: 'expansion' } },
    )
    tactician.player(0, 0).endMuster(1).selectKing(0, 'Master Tactician').endMuster(0)
    expect(tactician.blocked(0, { type: 'commit', dungeon: 'Fool', successor: 'Elder', squire: null })).toMatchObject({
      rule: 'IK-2.5',
    })
    tactician.commit(0, 'Fool', 'Elder', 'Queen').commit(1, 'Judge', 'Zealot')
    expect(tactician.view(0).mine?.squire).toBe('Queen')
    expect(tactician.view(1).players.map(({ squire }) => squire)).toEqual([true, false])
  })

  test('IK-2.12, IK-2.13, IK-2.14: how many army cards are available, which are exhausted and which were given up is public', () => {
    const at = table('seat 0: hand Fool, Elder, Queen | seat 1: hand Judge, Zealot, Mystic | true king: 0', {
      options: { mode: 'expansion', expansionStages: 2 },
    })
    at.player(0, 0).recruit(1, 'Judge', 'Elder of seat 1', 'Soldier of seat 1')
    expect(at.view(0).players[1]).toMatchObject({
      army: 3,
      exhausted: ['Soldier of seat 1'],
      recruitDiscard: ['Judge'],
      hand: 3,
    })
    expect(at.view(1).mine?.army).toEqual(['Inquisitor of seat 1', 'Judge of seat 1', 'Oathbound of seat 1'])
  })
})
