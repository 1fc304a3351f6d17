import { describe, expect, test } from 'vitest'
import { KINGS_HAND, NAMES, STRANGER } from '../../src/names.ts'
import type { Options } from '../../src/options.ts'
import { couldHold } from '../../src/reactions/eligibility.ts'
import { type TestTable, table } from '../table.ts'

type Chosen = Partial<Options>

/** Everybody says no; who was asked, in order. */
function whoIsAsked(at: TestTable): number[] {
  const seats: number[] = []
  for (let [prompt] = at.asked(); prompt.question === 'reactionPrompt'; [prompt] = at.asked()) {
    seats.push(prompt.seat)
    at.pass(prompt.seat)
  }
  return seats
}

/** Seat 0's Soldier says a name: King's Hand could answer it. */
function soldier(rest: string, seats = 2, options: Chosen = {}): TestTable {
  const court = rest.includes('court:') ? '' : 'court: Fool by 1 | '
  const hand = rest.includes('seat 0:') ? '' : 'seat 0: hand Soldier | '
  const at = table(`${court}${hand}to act: 0 | ${rest}`, { seats, options })
  return at.play(0, 'Soldier').name(0, 'Queen')
}

const mayHold = (at: TestTable, seat: number, card: string) => couldHold(at.match.play.pub, seat, NAMES.indexOf(card))

describe('who is asked depends on public information alone', () => {
  const worlds = ["King's Hand, Elder", 'Zealot, Elder', 'Assassin, Princess']

  test('IK-9.1, IK-19.5: whatever the asked player holds, the prompt, its form and all that anybody is told are the same', () => {
    const seen = (at: TestTable) => [at.events(0), at.events(-1), at.match.view(0), at.match.view(-1), at.legal(1)]
    for (const act of [
      (hand: string) => soldier(`seat 1: hand ${hand}`),
      (hand: string) =>
        table(`court: Fool by 1 | seat 0: hand Judge; successor Mystic | seat 1: hand ${hand} | to act: 0`).flip(0),
    ]) {
      const [holder, ...others] = worlds.map((hand) => seen(act(hand)))
      expect(holder[0]).toContainEqual(expect.objectContaining({ type: 'asked', seat: 1 }))
      for (const other of others) expect(other).toEqual(holder)
    }
  })

  test('IK-9.1, IK-19.5: with three players the sequence of prompts is the same wherever the card is', () => {
    const sequence = (seat1: string, seat2: string) =>
      whoIsAsked(soldier(`seat 1: hand ${seat1} | seat 2: hand ${seat2}`, 3))
    expect(sequence("King's Hand", 'Elder')).toEqual([1, 2])
    expect(sequence('Elder', "King's Hand")).toEqual([1, 2])
    expect(sequence('Elder', 'Zealot')).toEqual([1, 2])
  })
})

describe('where everybody can see a copy', () => {
  const expansion = { mode: 'expansion' } as const
  const open: readonly (readonly [where: string, rest: string, options?: Chosen])[] = [
    ['face up in the Court', "court: King's Hand by 1, Fool by 1"],
    ['disgraced in the Court', "court: King's Hand by 1 down, Fool by 1"],
    ['accused', "accused: King's Hand"],
    ['in the asked player’s Antechamber', "seat 1: hand Elder; antechamber King's Hand"],
    ['condemned', "condemned: King's Hand from 0"],
    ['removed', "removed: King's Hand"],
    ['given up for a recruit', "seat 1: hand Elder; recruit discard King's Hand", expansion],
    ['an open Successor', "seat 1: hand Elder; facet Charismatic Leader; successor King's Hand", expansion],
    ['tracked with another player', "known: King's Hand at 0 hand tracked | seat 0: hand Soldier, King's Hand"],
  ]

  test.each(open.map(([where, rest, options = {}]) => [where, rest, options] as const))(
    'IK-9.2, IK-9.7: with the only copy %s nobody is asked, and no window is heard of',
    (_where, rest, options) => {
      const at = soldier(rest, 2, options)
      expect(at.told(-1).filter((type) => type === 'windowOpened' || type === 'asked')).toEqual([])
      expect(at.told(-1).slice(0, 2)).toEqual(['nameSaid', 'guessed'])
    },
  )

  test('IK-9.2: in another player’s Antechamber, also the acting player’s', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Elder; antechamber Soldier, King's Hand | seat 1: hand Zealot | to act: 0",
    )
    expect(at.play(0, 'Soldier').name(0, 'Queen').told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.2: an exhausted Stranger cannot be held', () => {
    const stranger = (seat1: string) => soldier(`court: King's Hand by 1, Zealot by 1 | seat 1: ${seat1}`, 2, expansion)
    expect(stranger('hand Elder; signatures Stranger').legalCards(1)).toEqual(['Stranger'])
    expect(stranger('hand Elder; signatures Stranger; exhausted Stranger').told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.2: a copy tracked with one player is asked about there and nowhere else', () => {
    const tracked = (seat: number) =>
      soldier(`known: King's Hand at ${seat} hand tracked | seat ${seat}: hand King's Hand`, 3)
    expect(whoIsAsked(tracked(1))).toEqual([1])
    expect(whoIsAsked(tracked(2))).toEqual([2])
  })

  test('IK-9.2: copies are counted by printed name: a Stranger that is King’s Hand by copy is a Stranger', () => {
    const at = soldier("court: Stranger of seat 0 by 0 as King's Hand, Zealot by 1 | seat 1: hand Elder", 2, expansion)
    expect(at.legalCards(1)).toEqual(["King's Hand"])
  })

  test('IK-9.2: something has to remain of all copies', () => {
    const flip = (court: string) =>
      whoIsAsked(
        table(`removed: Arbiter | court: ${court}, Judge by 3 | seat 0: hand Fool; successor Elder | to act: 0`, {
          seats: 4,
        }).flip(0),
      )
    expect(flip('Assassin by 3')).toEqual([1, 3])
    expect(flip('Assassin by 3, Assassin by 1 down')).toEqual([])
  })

  test('IK-9.2, IK-9.11: only locations count: known misses and failed claims never remove a prompt', () => {
    expect(whoIsAsked(soldier("seat 1: hand Elder; lacks King's Hand"))).toEqual([1])
    const at = table(
      'court: Fool by 1 | seat 0: hand Soldier, Princess, Elder | seat 1: hand Warlord, Mystic | to act: 0',
    )
    at.play(0, 'Soldier').name(0, 'Queen').claim(1, "King's Hand")
    expect(at.view(-1).players[1].lacks).toContain("King's Hand")
    at.play(1, 'Mystic').play(0, 'Princess').use(0).player(0, 1)
    expect(at.legalCards(1)).toEqual(["King's Hand"])
  })
})

describe('where a copy is hidden', () => {
  const hidden: readonly (readonly [where: string, rest: string, seats?: number, options?: Chosen])[] = [
    ['in the asker’s own hand', "seat 0: hand Soldier, King's Hand"],
    ['in the asker’s Dungeon', "seat 0: hand Soldier; dungeon King's Hand"],
    ['in the asked player’s own Dungeon', "seat 1: hand Elder; dungeon King's Hand"],
    ['an unrevealed Successor', "seat 0: hand Soldier; successor King's Hand"],
    ['a Squire', "seat 0: hand Soldier; facet Master Tactician; squire King's Hand", 2, { mode: 'expansion' }],
    ['the Forgotten card', "forgotten: King's Hand"],
    ['in the hand of a player who is out', "seat 2: hand King's Hand; out", 3],
    [
      'condemned privately',
      "condemned: King's Hand from 2 seen by 0 2 | seat 2: out",
      3,
      { condemnedVisibility: 'private' },
    ],
  ]

  test.each(hidden.map(([where, rest, seats = 2, options = {}]) => [where, rest, seats, options] as const))(
    'IK-9.3: with King’s Hand %s seat 1 is asked',
    (_where, rest, seats, options) => {
      expect(whoIsAsked(soldier(rest, seats, options))).toEqual([1])
    },
  )

  test('IK-9.3: a Stranger in the available Army may have been recruited', () => {
    const at = soldier("court: King's Hand by 1, Zealot by 1 | seat 1: hand Elder; army Stranger, Judge", 2, {
      mode: 'expansion',
    })
    expect(at.view(1).mine?.army).toContain('Stranger of seat 1')
    expect(whoIsAsked(at)).toEqual([1])
  })
})

describe('muted reactions', () => {
  const flip = (rest: string, options: Chosen = {}) =>
    whoIsAsked(
      table(`court: Judge by 1 | seat 0: hand Fool; successor Elder | to act: 0 | ${rest}`, {
        options: { mode: 'expansion', ...options },
      }).flip(0),
    )

  test('IK-9.4: while Exile runs nobody is asked, except a player whose hand Conspiracist has made Steadfast', () => {
    expect(flip('seat 1: hand Assassin')).toEqual([1])
    expect(flip('seat 1: hand Assassin | exile: 1')).toEqual([])
    expect(flip('seat 1: hand Elder; conspiracies 1 | exile: 1')).toEqual([1])
  })

  test('IK-9.4: the same for King’s Hand against an ability that is Steadfast itself', () => {
    const asked = (seat1: string) =>
      whoIsAsked(
        soldier(`seat 0: hand Soldier; conspiracies 1 | seat 1: ${seat1} | exile: 1`, 2, { mode: 'expansion' }),
      )
    expect(asked("hand King's Hand")).toEqual([])
    expect(asked('hand Elder; conspiracies 1')).toEqual([1])
  })

  test('IK-9.4, IK-16.3: Mystic mutes reactions in hands only with mysticMutesReactions', () => {
    expect(flip('mystic: 2 | seat 1: hand Assassin')).toEqual([1])
    const on = { mysticMutesReactions: true }
    expect(flip('mystic: 2 | seat 1: hand Assassin', on)).toEqual([])
    expect(flip('mystic: 2 | seat 1: hand Elder; conspiracies 1', on)).toEqual([1])
    expect(flip('mystic: 8 | seat 1: hand Assassin', on)).toEqual([1])
    expect(whoIsAsked(soldier("mystic: 8 | seat 1: hand King's Hand", 2, on))).toEqual([])
  })
})

describe('tracked cards', () => {
  const expansion = { options: { mode: 'expansion' } } as const
  const trackedWith = (at: TestTable, seat: number, card = "King's Hand") =>
    at.view(-1).known.some((entry) => entry.seat === seat && entry.card === card && entry.tracked)

  const ways: readonly (readonly [way: string, holder: number, act: () => TestTable])[] = [
    [
      'taken by the Fool',
      0,
      () =>
        table("court: King's Hand by 1, Judge by 0 down | seat 0: hand Fool | seat 1: hand Elder | to act: 0")
          .play(0, 'Fool')
          .use(0)
          .court(0, 0),
    ],
    [
      'taken by the Sentry',
      0,
      () =>
        table("court: King's Hand by 1, Fool by 1 | seat 0: hand Sentry, Zealot | seat 1: hand Elder | to act: 0")
          .play(0, 'Sentry')
          .use(0)
          .court(0, 0)
          .pick(0, 'Zealot'),
    ],
    [
      'taken by the Warden',
      0,
      () =>
        table(
          "court: Fool by 1, Elder by 0, Zealot by 1 | accused: King's Hand | seat 0: hand Warden, Judge | seat 1: hand Elder | to act: 0",
          { options: { deck: 'regulation-20' } },
        )
          .play(0, 'Warden')
          .use(0)
          .pick(0, 'Judge'),
    ],
    [
      'taken by the Informant',
      0,
      () =>
        table(
          "court: Fool by 1 | seat 0: hand Informant of seat 0 | seat 1: hand Elder; dungeon King's Hand | to act: 0",
          expansion,
        )
          .play(0, 'Informant of seat 0')
          .player(0, 1)
          .name(0, "King's Hand")
          .reward(0, 'card'),
    ],
    [
      'shown and taken back through Lockshift',
      1,
      () =>
        table(
          "court: Fool by 1 | seat 0: hand Lockshift of seat 0; dungeon Assassin | seat 1: hand Elder; dungeon King's Hand | to act: 0",
          expansion,
        )
          .play(0, 'Lockshift of seat 0')
          .use(0)
          .pass(1),
    ],
    [
      'taken as an open Successor',
      0,
      () =>
        table(
          "court: Judge by 1 | accused: Assassin | seat 0: hand Fool; facet Charismatic Leader; successor King's Hand | seat 1: hand Elder | to act: 0",
          expansion,
        )
          .flip(0)
          .act(0, { type: 'takeSuccessor' }),
    ],
    [
      'taken as a Successor that was revealed because it matched',
      0,
      () =>
        table(
          "court: Sentry by 1 | accused: Assassin | seat 0: hand Fool; facet Master Tactician; successor King's Hand; squire Elder | seat 1: hand Elder | to act: 0",
          expansion,
        )
          .flip(0)
          .act(0, { type: 'matchSuccessor' }),
    ],
    [
      'shown by the expose penalty',
      1,
      () =>
        table("court: Judge by 1 | seat 0: hand Fool; successor Elder | seat 1: hand King's Hand | to act: 0")
          .flip(0)
          .claim(1, 'Assassin'),
    ],
  ]

  test.each(ways)('IK-9.15: %s it is tracked, and only its holder is asked about it', (_way, holder, act) => {
    const at = act()
    expect(trackedWith(at, holder)).toBe(true)
    expect([mayHold(at, holder, "King's Hand"), mayHold(at, 1 - holder, "King's Hand")]).toEqual([true, false])
  })

  test('IK-9.15: the acting player’s own card of a Lockshift is not tracked', () => {
    const at = ways[4][2]()
    expect(at.hand(0)).toContain('Assassin')
    expect(trackedWith(at, 0, 'Assassin')).toBe(false)
    expect(mayHold(at, 1, 'Assassin')).toBe(true)
  })

  test('IK-9.15: rallied openly through Flagbearer it is tracked only if it is certain which one was kept', () => {
    const at = table(
      "court: Fool by 1 down | accused: King's Hand | seat 0: hand Flagbearer of seat 0; army Stranger, Judge | seat 1: hand Elder | to act: 0",
      expansion,
    )
    at.play(0, 'Flagbearer of seat 0').use(0).pick(0, 'Stranger of seat 0').pick(0, 'Judge of seat 0')
    expect(trackedWith(at, 0, 'Stranger of seat 0')).toBe(true)
    at.pick(0, 'Judge of seat 0')
    expect(at.hand(0)).toEqual(['Stranger of seat 0'])
    expect(at.view(-1).known).toEqual([])
  })

  test('IK-9.15, IK-12.14: an open Successor that the assassin’s player picks is tracked there', () => {
    const at = table(
      "court: Judge by 2 | seat 0: hand Warlord; facet Charismatic Leader; successor King's Hand | seat 1: hand Elder | seat 2: hand Assassin | to act: 0",
      { seats: 3, options: { mode: 'expansion' } },
    )
    at.flip(0).pass(1).claim(2, 'Assassin').pick(2, "King's Hand")
    expect(trackedWith(at, 2)).toBe(true)
    expect([1, 2].map((seat) => mayHold(at, seat, "King's Hand"))).toEqual([false, true])
  })

  const moved: readonly (readonly [how: string, act: () => TestTable])[] = [
    [
      'the Herald',
      () =>
        table(
          "court: Fool by 1 | known: King's Hand at 0 hand tracked | seat 0: hand Herald, King's Hand; successor Judge | seat 1: hand Elder | seat 2: hand Zealot | to act: 0",
          { seats: 3 },
        )
          .play(0, 'Herald')
          .pick(0, "King's Hand")
          .pickNone(0),
    ],
    [
      'the Spy',
      () =>
        table(
          "court: Fool by 1 | known: King's Hand at 0 hand tracked | seat 0: hand Spy, King's Hand; successor Judge | seat 1: hand Elder | seat 2: hand Zealot | to act: 0",
          { seats: 3 },
        )
          .play(0, 'Spy')
          .use(0)
          .player(0, 0)
          .pick(0, "King's Hand"),
    ],
  ]

  test.each(moved)('IK-9.15: it stays tracked while its player sets it aside in secret through %s', (_how, act) => {
    const at = act()
    expect(at.view(0).mine?.successor).toBe("King's Hand")
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'with', card: "King's Hand", tracked: true }])
    expect(mayHold(at, 1, "King's Hand")).toBe(false)
  })

  test('IK-9.15: tracking ends when the card reaches a public zone', () => {
    const at = table(
      "court: Fool by 1 | known: King's Hand at 0 hand tracked | seat 0: hand King's Hand, Zealot | seat 1: hand Elder | to act: 0",
    ).play(0, "King's Hand")
    expect(at.view(-1).known).toEqual([])
    expect([0, 1].map((seat) => mayHold(at, seat, "King's Hand"))).toEqual([false, false])
  })

  test.each([2, 3])(
    'IK-9.15, IK-16.43: with %i players a Princess exchange ends the tracking of all that the two may have handed over, and of nothing else',
    (seats) => {
      const third = seats === 3 ? ' | seat 2: hand Assassin' : ''
      const known = seats === 3 ? ', Assassin at 2 hand tracked' : ''
      const at = table(
        `court: Fool by 1 | known: King's Hand at 0 hand tracked, Queen at 1 hand tracked${known} | seat 0: hand Princess, King's Hand, Zealot | seat 1: hand Queen, Elder${third} | to act: 0`,
        { seats },
      )
      at.play(0, 'Princess').use(0).player(0, 1)
      // Tracked with the acting player it is nobody else's.
      expect(at.askedShort()).toEqual(['0 pickSecretly', '1 pickSecretly'])
      at.pick(0, 'Zealot').pick(1, 'Elder')
      const left = [{ seat: 2, place: 'hand', card: 'Assassin', tracked: true }]
      expect(at.view(-1).known).toEqual(seats === 3 ? left : [])
      expect([0, 1].map((seat) => mayHold(at, seat, "King's Hand"))).toEqual([true, true])
      expect(mayHold(at, 0, 'Assassin')).toBe(seats === 2)
    },
  )

  test('IK-9.15: an Arbiter’s unseen card in return ends the tracking with its giver', () => {
    const at = table(
      "court: Fool by 3 | known: King's Hand at 1 hand tracked | to act: 0 | seat 0: hand Warlord | seat 1: hand Arbiter, King's Hand, Mystic | seat 2: hand Judge | seat 3: hand Queen",
      { seats: 4 },
    )
    at.claim(1, 'Arbiter').name(1, 'Queen')
    expect(mayHold(at, 3, "King's Hand")).toBe(false)
    at.pick(1, 'Mystic')
    expect(trackedWith(at, 1)).toBe(false)
    expect(trackedWith(at, 1, 'Queen')).toBe(true)
    expect(mayHold(at, 3, "King's Hand")).toBe(true)
  })

  test('IK-9.15, IK-12.14: the assassin’s pick from the hand ends the tracking with the victim', () => {
    const kill = () =>
      table(
        "court: Judge by 2 | known: King's Hand at 0 hand tracked | seat 0: hand King's Hand, Warlord; successor Queen | seat 1: hand Elder | seat 2: hand Assassin | to act: 0",
        { seats: 3 },
      )
        .flip(0)
        .pass(1)
        .claim(2, 'Assassin')
        .pass(0)
    expect(mayHold(kill(), 2, "King's Hand")).toBe(false)
    expect(mayHold(kill().pick(2, 'Warlord'), 2, "King's Hand")).toBe(true)
    expect(mayHold(kill().pick(2, 'Queen'), 2, "King's Hand")).toBe(false)
  })
})

describe('army cards of other players', () => {
  test('IK-9.16: a foreign Stranger may be held once an unseen card has been received, by that player only', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | seat 0: hand Princess, Judge; signatures Stranger | seat 1: hand Queen, Elder | seat 2: hand Zealot | to act: 0",
      { seats: 3, options: { mode: 'expansion' } },
    )
    const holders = () => [0, 1, 2].filter((seat) => mayHold(at, seat, 'Stranger'))
    expect(holders()).toEqual([0])
    at.play(0, 'Princess').use(0).player(0, 1).pick(0, 'Judge').pick(1, 'Elder')
    expect(holders()).toEqual([0, 1])
  })

  test('IK-9.16: it lasts for the round', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Fool; king down; signatures Stranger | seat 1: hand Elder; received unseen | to act: 0',
      { options: { mode: 'expansion' } },
    )
    expect(at.view(-1).round).toBe(2)
    expect(couldHold(at.match.play.pub, 1, STRANGER)).toBe(false)
  })
})

describe('the option eligibility', () => {
  const names = { eligibility: 'names' } as const
  const always = { eligibility: 'always' } as const

  test('IK-9.17: names: a copy in the Court, accused, condemned, or in the own Antechamber or Exhausted zone is enough not to be asked', () => {
    const flip = (rest: string) =>
      whoIsAsked(
        table(`seat 0: hand Fool; successor Elder | to act: 0 | ${rest}`, {
          seats: 4,
          options: { ...names, deck: 'base-25' },
        }).flip(0),
      )
    expect(flip('court: Judge by 3')).toEqual([1, 3])
    expect(flip('court: Assassin by 3, Judge by 3')).toEqual([])
    expect(flip('court: Judge by 3 | accused: Assassin')).toEqual([])
    expect(flip('court: Judge by 3 | condemned: Assassin from 2')).toEqual([])
    expect(flip('court: Judge by 3 | seat 1: hand Elder; antechamber Assassin')).toEqual([3])
    const stranger = (seat1: string) =>
      soldier(`court: King's Hand by 1, Zealot by 1 | seat 1: hand Elder; ${seat1}`, 2, { ...names, mode: 'expansion' })
    expect(stranger('signatures Stranger').legalCards(1)).toEqual(['Stranger'])
    expect(stranger('signatures Stranger; exhausted Stranger').told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.17: names: nothing else is looked at', () => {
    for (const rest of [
      "removed: King's Hand",
      "known: King's Hand at 0 hand tracked | seat 0: hand Soldier, King's Hand",
      "seat 2: hand Elder; antechamber King's Hand",
    ]) {
      expect(whoIsAsked(soldier(rest, 3, { ...names, deck: 'base-22' }))).toContain(1)
      expect(whoIsAsked(soldier(rest, 3, { deck: 'base-22' }))).not.toContain(1)
    }
    const foreign = (options: Chosen) =>
      mayHold(
        table('court: Fool by 1 | seat 0: hand Soldier; signatures Stranger | seat 1: hand Elder | to act: 0', {
          options: { mode: 'expansion', ...options },
        }),
        1,
        'Stranger',
      )
    expect([foreign(names), foreign(always), foreign({})]).toEqual([true, true, false])
  })

  test('IK-9.17: always: every fitting card of this game is asked about every time', () => {
    for (const rest of [
      "court: King's Hand by 1, Fool by 1",
      "accused: King's Hand",
      "condemned: King's Hand from 1",
    ]) {
      expect(whoIsAsked(soldier(rest, 2, always))).toEqual([1])
    }
    const at = table('true king: 0', { options: always })
    expect(couldHold(at.match.play.pub, 1, KINGS_HAND)).toBe(true)
    expect(couldHold(at.match.play.pub, 1, STRANGER)).toBe(false)
  })
})
