import { type ImposterKings, imposterKings } from '@riposte/imposter-kings'
import { type ActionJson, below, isBlocked, Match, seeded } from '@riposte/kernel'

/** A position worth looking at. */
export interface Scene {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly from?: string
  readonly seed?: string
  /** Done one after the other: whose, and what. */
  readonly steps?: readonly (readonly [seat: number, action: ActionJson])[]
  /** After them, at random until this many actions were taken or until the question is put to the seat. */
  readonly random?: { readonly most: number; readonly until?: string; readonly seat?: number }
}

const FLIP: ActionJson = { type: 'flip' }
const EXPANSION = { mode: 'expansion' }

/** Round 6 of a duel, in the thick of it. */
const TABLE =
  "round: 6 | turn: 7 | true king: 0 | scores: 4 5 | court: Soldier by 1, Inquisitor by 1, Sentry by 1 down, Flagbearer of seat 0 by 0 down, Princess by 1, Elder by 0, Judge by 1 | accused: Mystic | forgotten: Oathbound | seat 0: hand Fool, Inquisitor of seat 0, Oathbound of seat 0, Warden, King's Hand, Queen; successor Immortal; dungeon Soldier; signatures Flagbearer, Aegis, Exile | seat 1: hand Assassin, Zealot, Lockshift of seat 1; successor Elder of seat 1; dungeon Warlord; signatures Stranger, Lockshift, Nakturn"

export const SCENES: Readonly<Record<string, Scene>> = {
  turn: { seats: 2, options: EXPANSION, from: `${TABLE} | to act: 0` },
  waiting: { seats: 2, options: EXPANSION, from: `${TABLE} | to act: 1` },
  flip: { seats: 2, options: EXPANSION, from: `${TABLE} | to act: 1`, steps: [[1, FLIP]] },
  nested: {
    seats: 2,
    options: EXPANSION,
    from: `${TABLE} | to act: 0`,
    steps: [
      [0, FLIP],
      [1, { type: 'claim', card: 'Assassin' }],
    ],
  },
  ability: {
    seats: 2,
    from: "court: Elder by 0, Zealot by 1 | accused: Princess | forgotten: Oathbound | seat 0: hand Fool, King's Hand, Queen; successor Mystic; dungeon Sentry | seat 1: hand Judge, Assassin; successor Elder; dungeon Warlord | to act: 1",
    steps: [
      [1, { type: 'play', card: 'Judge' }],
      [1, { type: 'choosePlayer', seat: 0 }],
      [1, { type: 'nameCard', card: 'Queen' }],
    ],
  },
  /** Odile's King's Hand stops Wren's Inquisitor. */
  cancelled: {
    seats: 2,
    from: "court: Elder by 0, Zealot by 1 | accused: Mystic | seat 0: hand Inquisitor, Queen, Warlord, Fool; successor Soldier; dungeon Sentry | seat 1: hand Judge, King's Hand, Princess; successor Oathbound; dungeon Elder | to act: 0",
    steps: [
      [0, { type: 'play', card: 'Inquisitor' }],
      [0, { type: 'use' }],
      [0, { type: 'nameCard', card: 'Judge' }],
      [1, { type: 'claim', card: "King's Hand" }],
    ],
  },
  /** Every card lies somewhere: what Odile may hold can be counted. */
  counted: {
    seats: 2,
    from: "scores: 3 2 | court: Elder by 0, Judge by 1, Mystic by 1 | accused: Zealot | forgotten: Sentry | condemned: Inquisitor from 0, King's Hand from 1 | seat 0: hand Fool, Soldier, Warlord, Queen; successor Oathbound; dungeon Elder | seat 1: hand Assassin, Inquisitor, Princess; successor Soldier; dungeon Oathbound | known: Princess at 1 hand tracked | to act: 0",
  },
  bluff: {
    seats: 2,
    from: 'court: Elder by 0, Zealot by 1 | accused: Mystic | seat 0: hand Fool, Sentry; successor Queen | seat 1: hand Princess, Assassin; successor Elder | to act: 1',
    steps: [
      [1, { type: 'play', card: 'Princess' }],
      [1, { type: 'use' }],
      [1, { type: 'choosePlayer', seat: 0 }],
    ],
  },
  names: {
    seats: 2,
    from: 'court: Elder by 0, Zealot by 1 | accused: Mystic | seat 0: hand Soldier, Fool, Sentry; successor Queen | seat 1: hand Princess, Assassin; successor Elder | to act: 0',
    steps: [[0, { type: 'play', card: 'Soldier' }]],
  },
  disgrace: {
    seats: 2,
    from: 'court: Elder by 0, Zealot by 1, Inquisitor by 0 | accused: Mystic | seat 0: hand Soldier, Fool, Sentry; successor Queen | seat 1: hand Princess, Assassin; successor Elder | to act: 0',
    steps: [
      [0, { type: 'play', card: 'Soldier' }],
      [0, { type: 'nameCard', card: 'Princess' }],
      [1, { type: 'pass' }],
    ],
  },
  fool: {
    seats: 2,
    from: 'court: Elder by 0, Zealot by 1 down, Queen by 1, Warlord by 1 down | accused: Mystic | seat 0: hand Fool, Sentry; successor Soldier | seat 1: hand Princess, Assassin; successor Elder | to act: 0',
    steps: [
      [0, { type: 'play', card: 'Fool' }],
      [0, { type: 'use' }],
    ],
  },
  executioner: {
    seats: 3,
    from: 'court: Elder by 0, Inquisitor by 1 | accused: Mystic | seat 0: hand Executioner, Fool, Warden, Soldier; successor Queen | seat 1: hand Princess, Assassin; successor Judge | seat 2: hand Elder, Spy | to act: 0 | known: Elder at 2 hand tracked',
    steps: [
      [0, { type: 'play', card: 'Executioner' }],
      [0, { type: 'use' }],
    ],
  },
  antechamber: {
    seats: 2,
    from: 'court: Elder by 0, Queen by 1 | accused: Mystic | seat 0: hand Fool, Sentry; antechamber Judge, Soldier; successor Elder | seat 1: hand Princess, Assassin; antechamber Warlord | to act: 0',
  },
  commit: { seats: 2, seed: 'commit', random: { most: 60, until: 'commitCards', seat: 0 } },
  tactician: { seats: 2, options: EXPANSION, seed: 'mt 4', random: { most: 120, until: 'commitCards', seat: 0 } },
  first: { seats: 4, seed: 'first', random: { most: 40, until: 'choosePlayer', seat: 0 } },
  signatures: { seats: 2, options: EXPANSION, seed: 's' },
  draft: {
    seats: 2,
    options: { ...EXPANSION, signatureMode: 'tournament' },
    seed: 'draft',
    random: { most: 9, until: 'draftSignature', seat: 0 },
  },
  muster: { seats: 2, options: EXPANSION, seed: 'muster', random: { most: 200, until: 'musterAction', seat: 0 } },
  recruit: {
    seats: 2,
    options: EXPANSION,
    seed: 'second round',
    random: { most: 120, until: 'musterAction', seat: 0 },
  },
  three: { seats: 3, seed: 'three', random: { most: 34, until: 'mainTurn', seat: 0 } },
  four: { seats: 4, seed: 'four', random: { most: 40, until: 'mainTurn', seat: 0 } },
  fourExpansion: { seats: 4, options: EXPANSION, seed: 'army', random: { most: 70, until: 'mainTurn', seat: 0 } },
  long: {
    seats: 2,
    from: 'court: Fool by 0, Assassin by 1, Elder by 0, Zealot by 1, Inquisitor by 0, Soldier by 1 down, Judge by 0, Oathbound by 1, Immortal by 0, Warlord by 1 down, Mystic by 0, Warden by 1, Elder of seat 0 by 0, Princess by 1 | accused: Oathbound | seat 0: hand Queen, Sentry; successor Inquisitor; king down | seat 1: hand Elder | to act: 0',
    options: EXPANSION,
  },
  nine: { seats: 2, options: EXPANSION, seed: 'nine', random: { most: 40, until: 'commitCards', seat: 0 } },
  effects: {
    seats: 2,
    options: EXPANSION,
    from: "court: Soldier by 1, Stranger of seat 1 by 1 as Immortal, Princess by 0, Exile of seat 1 by 1 | mystic: 5 | exile: 1 | accused: Mystic | seat 0: hand King's Hand, Elder, Queen; successor Fool; conspiracies 1; signatures Conspiracist, Aegis, Exile | seat 1: hand Zealot, Judge; successor Warlord; facet Charismatic Leader; lacks Assassin; signatures Stranger, Lockshift, Exile | known: Judge at 1 hand tracked | to act: 0",
  },
  roundEnd: { seats: 2, seed: 'round', random: { most: 400, until: 'choosePlayer', seat: 0 } },
  end: { seats: 2, seed: 'end', options: { targetScore: 3 }, random: { most: 4000 } },
  endFour: { seats: 4, seed: 'end of four', options: { targetScore: 3 }, random: { most: 4000 } },
}

/** The match at that position. */
export function play(scene: Scene): {
  readonly match: Match<ImposterKings>
  readonly told: ReturnType<typeof tellers>
} {
  const { seats, options = {}, from = null, seed = 'gallery', steps = [], random } = scene
  const match = Match.start(imposterKings, { seats, options, seed, from })
  if (isBlocked(match)) throw new Error(match.message)
  const told = tellers(match)
  told.add(match.opening)
  const act = (seat: number, action: ActionJson) => {
    const applied = match.apply(seat, action)
    if (applied.blocked !== null) throw new Error(`${JSON.stringify(action)}: ${applied.blocked.message}`)
    told.add(applied.events)
  }
  for (const [seat, action] of steps) act(seat, action)
  if (random !== undefined) {
    const chance = seeded(`${seed} at random`)
    for (let taken = 0; taken < random.most && !match.over; taken++) {
      const { decisions } = match.view(random.seat ?? 0)
      const asked = decisions.find(({ id }) => id !== undefined)
      // Who begins is asked in every round; what is looked for comes after the first.
      const begins = asked?.about?.source === null && (match.play.pub.lastRound !== null || seats === 4)
      if (asked?.question === random.until && (random.until !== 'choosePlayer' || begins)) break
      const seat = match.play.decider()
      const legal = match.legal(seat)
      act(seat, legal[below(chance, legal.length)])
    }
  }
  return { match, told }
}

type Events = Match<ImposterKings>['opening']

/** What each observer was told so far. */
function tellers(match: Match<ImposterKings>) {
  const all: Events[number][] = []
  return {
    add: (events: Events) => void all.push(...events),
    to: (observer: number) => match.tell(all, observer),
  }
}
