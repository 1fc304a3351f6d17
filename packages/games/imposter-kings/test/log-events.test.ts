import {
  Choices,
  canonical,
  type EventJson,
  isBlocked,
  type Json,
  Match,
  type Observer,
  SPECTATOR,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { events } from '../src/events.ts'
import { imposterKings } from '../src/index.ts'
import { type TestTable, table } from './table.ts'

type Fields = Readonly<Record<string, Json>>

/** An event as everybody is told it, and what the seats in `to` are told besides. */
interface Told {
  readonly rule: string
  /** The events looked at are those of the last action. */
  readonly after: () => TestTable
  readonly all: Fields | ((at: TestTable) => Fields)
  readonly to?: readonly number[]
  readonly more?: Fields
  /** Those it is not for do not hear of it at all. */
  readonly secret?: true
}

const expansion = { options: { mode: 'expansion' } } as const
const three = { seats: 3 } as const

/** Nobody can hold King's Hand, so abilities are not answered. */
const free = (text: string, setting = {}) => table(`accused: King's Hand | to act: 0 | ${text}`, setting)

const dealt = () => table('accused: Judge | seat 0: hand Fool, Elder | seat 1: hand Queen, Mystic | true king: 0')
const mulligan = () => table('true king: 0', { options: { mulligan: true } })
const draft = () =>
  table('true king: 0', { options: { mode: 'expansion', signatureMode: 'tournament' } })
    .signature(0, 'Stranger')
    .signature(1, 'Aegis')
const muster = () =>
  table(
    'seat 0: hand Fool, Zealot, Queen; signatures Stranger, Aegis, Exile; exhausted Soldier | seat 1: hand Judge, Mystic, Warden | true king: 0',
    expansion,
  )
    .player(0, 0)
    .endMuster(1)
const leader = () =>
  muster().selectKing(0, 'Charismatic Leader').endMuster(0).commit(0, 'Fool', 'Queen').commit(1, 'Judge', 'Mystic')
const soldier = (hand = "King's Hand, Elder", seats = 2) =>
  table(`court: Fool by 1 | seat 0: hand Soldier, Queen | seat 1: hand ${hand} | to act: 0`, { seats })
    .play(0, 'Soldier')
    .name(0, 'Elder')
const flip = (seat0 = "King's Hand", seat1 = 'Assassin, Mystic') =>
  table(`court: Judge by 1 | seat 0: hand ${seat0}; successor Elder | seat 1: hand ${seat1} | to act: 0`).flip(0)
const killed = () =>
  free('court: Judge by 2 | seat 0: hand Fool; successor Queen | seat 1: hand Elder | seat 2: hand Assassin', three)
    .flip(0)
    .pass(1)
    .claim(2, 'Assassin')
const executioner = (options = {}) =>
  free('court: Fool by 1 | seat 0: hand Executioner | seat 1: hand Zealot | seat 2: hand Mystic', { seats: 3, options })
    .play(0, 'Executioner')
    .use(0)
    .number(0, 3)
const nakturn = () =>
  free('court: Fool by 1 down | seat 0: hand Nakturn of seat 0, Zealot | seat 1: hand Elder', expansion)
    .play(0, 'Nakturn of seat 0')
    .use(0)
    .name(0, 'Zealot')
    .player(0, 1)
    .guess(1, false)
const spy = () =>
  free('court: Fool by 1 | seat 0: hand Spy | seat 1: hand Elder; successor Queen | seat 2: hand Mystic', three)
    .play(0, 'Spy')
    .use(0)
const lockshift = () =>
  free(
    'court: Fool by 1 | seat 0: hand Lockshift of seat 0; dungeon Mystic | seat 1: hand Elder; dungeon Queen',
    expansion,
  )
    .play(0, 'Lockshift of seat 0')
    .use(0)
const informant = () =>
  free('court: Fool by 1 | seat 0: hand Informant of seat 0 | seat 1: hand Elder; dungeon Queen', expansion)
    .play(0, 'Informant of seat 0')
    .player(0, 1)
    .name(0, 'Queen')
const flagbearer = () =>
  free(
    'court: Fool by 1 down | seat 0: hand Flagbearer of seat 0; army Judge, Elder; exhausted Soldier | seat 1: hand Queen',
    expansion,
  )
    .play(0, 'Flagbearer of seat 0')
    .use(0)
const stranger = () =>
  free('court: Soldier by 1, Fool by 1 down | seat 0: hand Stranger of seat 0 | seat 1: hand Elder', expansion)
    .play(0, 'Stranger of seat 0')
    .use(0)
    .court(0, 0)
const sentry = () =>
  free('court: Fool by 1 | seat 0: hand Sentry, Judge | seat 1: hand Elder').play(0, 'Sentry').use(0).court(0, 0)
const tactician = () =>
  table(
    'court: Warden by 1 | accused: Assassin | to act: 0 | seat 0: hand Fool; facet Master Tactician; successor Mystic; squire Inquisitor; exhausted Oathbound | seat 1: hand Zealot',
    expansion,
  ).flip(0)
const arbiter = () =>
  free(
    'court: Fool by 3 | seat 0: hand Warlord | seat 1: hand Arbiter, Zealot | seat 2: hand Judge | seat 3: hand Queen',
    {
      seats: 4,
    },
  )
    .claim(1, 'Arbiter')
    .name(1, 'Queen')
const stuck = (rest = '') =>
  table(`court: Queen by 1 | seat 0: hand Fool; king down | seat 1: hand Elder | to act: 0${rest}`)

/** Every event there is: the compiler asks for a row for each. */
const TOLD: Readonly<Record<keyof typeof events, Told>> = {
  trueKingDrawn: { rule: 'IK-21.1', after: () => table('true king: 1'), all: { seat: 1 } },
  roundStarted: { rule: 'IK-21.1', after: dealt, all: { round: 1, trueKing: 0, accused: 'Judge' } },
  dealt: { rule: 'IK-21.1', after: dealt, all: { seat: 1, count: 2 }, to: [1], more: { card: 'Mystic' } },
  kept: { rule: 'IK-21.2', after: () => mulligan().keep(0), all: { seat: 0 } },
  freshDealDemanded: { rule: 'IK-21.2', after: () => mulligan().freshDeal(0), all: { seat: 0, paid: false } },
  signaturesChosen: {
    rule: 'IK-21.2',
    after: () =>
      table('true king: 0', expansion)
        .signatures(0, 'Stranger', 'Aegis', 'Exile')
        .signatures(1, 'Aegis', 'Nakturn', 'Exile'),
    all: { seat: 1, first: 'Aegis', second: 'Nakturn', third: 'Exile' },
  },
  signatureChosen: { rule: 'IK-21.2', after: draft, all: { seat: 0, card: 'Stranger' } },
  draftLaidOut: { rule: 'IK-21.2', after: draft, all: (at) => ({ card: at.view(SPECTATOR).draft[4] }) },
  draftOrder: {
    rule: 'IK-21.2',
    after: () => draft().act(1, { type: 'draftFirst', first: false }),
    all: { seat: 1, first: 0 },
  },
  drafted: {
    rule: 'IK-21.2',
    after: () => {
      const at = draft().act(1, { type: 'draftFirst', first: true })
      return at.signature(1, at.view(SPECTATOR).draft[0])
    },
    all: (at) => ({ seat: 1, card: at.view(SPECTATOR).players[1].signatures.find((name) => name !== 'Aegis') ?? null }),
  },
  firstPlayerNamed: { rule: 'IK-21.2', after: () => dealt().player(0, 1), all: { seat: 0, first: 1 } },
  facetSelected: {
    rule: 'IK-21.2',
    after: () => muster().selectKing(0, 'Master Tactician'),
    all: { seat: 0, facet: 'Master Tactician' },
  },
  recruited: {
    rule: 'IK-21.2',
    after: () => muster().recruit(0, 'Fool', 'Exile of seat 0', 'Elder of seat 0'),
    all: { seat: 0, gave: 'Fool' },
    to: [0],
    more: { took: 'Exile of seat 0' },
  },
  exhausted: {
    rule: 'IK-21.2',
    after: () => muster().recruit(0, 'Fool', 'Exile of seat 0', 'Elder of seat 0'),
    all: { seat: 0, card: 'Elder of seat 0' },
  },
  recommissioned: {
    rule: 'IK-21.2',
    after: () => muster().recommission(0, 'Elder of seat 0', 'Judge of seat 0', 'Soldier of seat 0'),
    all: { seat: 0, recovered: 'Soldier of seat 0' },
  },
  musterEnded: { rule: 'IK-21.2', after: () => muster().endMuster(0), all: { seat: 0 } },
  committed: {
    rule: 'IK-21.2',
    after: () => muster().endMuster(0).commit(0, 'Fool', 'Queen').commit(1, 'Judge', 'Mystic'),
    all: { seat: 0, squires: 0 },
    to: [0],
    more: { dungeon: 'Fool', successor: 'Queen', squire: null },
  },
  successorOpened: { rule: 'IK-21.2', after: leader, all: { seat: 0, card: 'Queen' } },

  turnStarted: {
    rule: 'IK-21.3',
    after: () => free('court: Fool by 1 | seat 0: hand Queen | turn: 4'),
    all: { seat: 0 },
  },
  toAct: { rule: 'IK-21.3', after: () => free('court: Fool by 1 | seat 0: hand Queen'), all: { seat: 0 } },
  played: {
    rule: 'IK-21.3',
    after: () => free('court: Judge by 1 | seat 0: hand Queen; antechamber Elder').play(0, 'Elder'),
    all: { seat: 0, card: 'Elder', from: 'antechamber', throne: 5 },
  },
  abilityDeclared: { rule: 'IK-21.4', after: spy, all: { seat: 0, card: 'Spy' } },
  abilityDeclined: {
    rule: 'IK-21.4',
    after: () => free('court: Fool by 1 | seat 0: hand Inquisitor').play(0, 'Inquisitor').decline(0),
    all: { seat: 0, card: 'Inquisitor' },
  },
  nameSaid: { rule: 'IK-21.4', after: soldier, all: { seat: 0, source: 'Soldier', card: 'Elder' } },
  numberSaid: { rule: 'IK-21.4', after: executioner, all: { seat: 0, source: 'Executioner', number: 3 } },
  playerChosen: {
    rule: 'IK-21.4',
    after: () => free('court: Fool by 1 | seat 0: hand Judge').play(0, 'Judge').player(0, 1),
    all: { seat: 0, source: 'Judge', player: 1 },
  },
  courtCardChosen: { rule: 'IK-21.4', after: sentry, all: { seat: 0, source: 'Sentry', place: 0, card: 'Fool' } },
  flipAnnounced: { rule: 'IK-21.5', after: flip, all: { seat: 0 } },

  windowOpened: { rule: 'IK-21.6', after: soldier, all: { trigger: 'ability', seat: 0, card: 'Soldier' } },
  asked: {
    rule: 'IK-21.7',
    after: soldier,
    all: { seat: 1, trigger: 'ability' },
    to: [1],
    more: { offered: ["King's Hand"] },
  },
  noReaction: { rule: 'IK-21.8', after: () => soldier().pass(1), all: { seat: 1 } },
  falseClaim: {
    rule: 'IK-21.9',
    after: () => soldier('Elder').claim(1, "King's Hand"),
    all: { seat: 1, card: "King's Hand", penalty: 'expose', unusable: false },
  },
  exposed: { rule: 'IK-21.9', after: () => soldier('Elder').claim(1, "King's Hand"), all: { seat: 1, card: 'Elder' } },
  reactionUsed: {
    rule: 'IK-21.12',
    after: () => soldier().claim(1, "King's Hand"),
    all: { seat: 1, card: "King's Hand", as: "King's Hand", context: 'ability', condemned: true },
  },
  assassinCancelled: {
    rule: 'IK-21.13',
    after: () => flip().claim(1, 'Assassin').claim(0, "King's Hand"),
    all: { seat: 0 },
  },
  abilityCancelled: {
    rule: 'IK-21.14',
    after: () => soldier().claim(1, "King's Hand"),
    all: { seat: 0, card: 'Soldier' },
  },
  mustActAgain: { rule: 'IK-21.15', after: () => soldier().claim(1, "King's Hand"), all: { seat: 0 } },
  flipped: { rule: 'IK-21.16', after: () => flip().pass(1), all: { seat: 0 } },
  assassinated: {
    rule: 'IK-21.17',
    after: () => flip().claim(1, 'Assassin').pass(0),
    all: { seat: 1, victim: 0, card: 'Assassin' },
  },
  standingAnswerSet: {
    rule: 'IK-9.14',
    after: () => free('court: Fool by 1 | seat 0: hand Queen').standing(1, 'kingFlip', 'Assassin'),
    all: {},
    to: [1],
    more: { seat: 1, trigger: 'kingFlip', card: 'Assassin', no: true },
    secret: true,
  },

  guessed: { rule: 'IK-21.18', after: () => soldier().pass(1), all: { seat: 0, card: 'Elder', right: true } },
  holderFound: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Inquisitor | seat 1: hand Elder')
        .play(0, 'Inquisitor')
        .use(0)
        .name(0, 'Elder'),
    all: { seat: 1, card: 'Elder', holds: true },
  },
  mustCondemn: { rule: 'IK-21.18', after: executioner, all: { seat: 0, number: 3, holds: false } },
  disgraced: { rule: 'IK-21.18', after: () => flip().pass(1), all: { seat: 0, place: 0, card: 'Judge' } },
  takenFromCourt: { rule: 'IK-21.18', after: () => sentry().pick(0, 'Judge'), all: { seat: 0, card: 'Fool' } },
  placedInCourt: {
    rule: 'IK-21.18',
    after: () => sentry().pick(0, 'Judge'),
    all: { seat: 0, card: 'Judge', place: 0 },
  },
  toAntechamber: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Inquisitor | seat 1: hand Elder')
        .play(0, 'Inquisitor')
        .use(0)
        .name(0, 'Elder')
        .pick(1, 'Elder'),
    all: { seat: 1, card: 'Elder' },
  },
  condemned: { rule: 'IK-21.18', after: () => executioner().pick(1, 'Zealot'), all: { seat: 1, card: 'Zealot' } },
  condemnedUnseen: {
    rule: 'IK-21.18',
    after: () => executioner({ condemnedVisibility: 'private' }).pick(1, 'Zealot'),
    all: { seat: 1 },
    to: [0, 1],
    more: { card: 'Zealot' },
  },
  accusedExchanged: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1, Elder by 0, Zealot by 1 | seat 0: hand Warden, Judge', {
        options: { deck: 'regulation-20' },
      })
        .play(0, 'Warden')
        .use(0)
        .pick(0, 'Judge'),
    all: { seat: 0, gave: 'Judge', took: "King's Hand" },
  },
  removed: { rule: 'IK-21.18', after: stranger, all: { seat: 0, card: 'Soldier', from: 'court' } },
  copied: { rule: 'IK-21.18', after: stranger, all: { seat: 0, card: 'Soldier' } },
  muted: {
    rule: 'IK-21.18',
    after: () => free('court: Fool by 1 down | seat 0: hand Mystic').play(0, 'Mystic').use(0).number(0, 4),
    all: { seat: 0, number: 4 },
  },
  exileBegan: {
    rule: 'IK-21.18',
    after: () => free('court: Fool by 1 | seat 0: hand Exile of seat 0', expansion).play(0, 'Exile of seat 0'),
    all: { seat: 0 },
  },
  exileEnded: {
    rule: 'IK-21.18',
    after: () => free('court: Fool by 1 | exile: 0 | seat 0: hand Queen', expansion),
    all: { seat: 0 },
  },
  conspiracyBegan: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Conspiracist of seat 0', expansion).play(0, 'Conspiracist of seat 0'),
    all: { seat: 0 },
  },
  conspiracyEnded: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Elder; conspiracies 1 | seat 1: hand Queen', expansion).play(0, 'Elder'),
    all: { seat: 0 },
  },
  exchanged: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Princess, Zealot | seat 1: hand Elder | seat 2: hand Mystic', three)
        .play(0, 'Princess')
        .use(0)
        .player(0, 1)
        .pick(0, 'Zealot')
        .pick(1, 'Elder'),
    all: { seat: 1, other: 0 },
    to: [1],
    more: { gave: 'Elder', took: 'Zealot' },
  },
  successorTaken: { rule: 'IK-21.16', after: () => flip().pass(1), all: { seat: 0 }, to: [0], more: { card: 'Elder' } },
  successorShown: {
    rule: 'IK-21.16',
    after: () => tactician().act(0, { type: 'matchSuccessor' }),
    all: { seat: 0, card: 'Mystic' },
  },
  squireTaken: {
    rule: 'IK-21.16',
    after: () => tactician().act(0, { type: 'takeSquire' }),
    all: { seat: 0 },
    to: [0],
    more: { card: 'Inquisitor' },
  },
  successorExchanged: {
    rule: 'IK-21.18',
    after: () => spy().player(0, 1).pick(1, 'Elder'),
    all: { seat: 1 },
    to: [1],
    more: { card: 'Elder' },
  },
  successorSeen: { rule: 'IK-21.18', after: spy, all: { seat: 0, of: 1 }, to: [0], more: { card: 'Queen' } },
  heraldReturned: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Fool by 1 | seat 0: hand Herald, Warlord; successor Elder | seat 1: hand Queen', three)
        .play(0, 'Herald')
        .pick(0, 'Elder')
        .pick(0, 'Warlord'),
    all: { seat: 0, card: 'Herald' },
  },
  truthTold: { rule: 'IK-21.18', after: nakturn, all: { seat: 0, card: 'Zealot', holds: true } },
  guessSaid: { rule: 'IK-21.18', after: nakturn, all: { seat: 1, holds: false } },
  handSeen: { rule: 'IK-21.18', after: nakturn, all: { seat: 0, of: 1 }, to: [0], more: { card: 'Elder' } },
  dungeonShown: { rule: 'IK-21.18', after: informant, all: { seat: 1, card: 'Queen' } },
  dungeonTaken: { rule: 'IK-21.18', after: lockshift, all: { seat: 0 }, to: [0], more: { card: 'Mystic' } },
  dungeonTakenOpenly: {
    rule: 'IK-21.18',
    after: () => informant().reward(0, 'card'),
    all: { seat: 0, of: 1, card: 'Queen' },
  },
  rewardChosen: { rule: 'IK-21.18', after: () => informant().reward(0, 'rally'), all: { seat: 0, reward: 'rally' } },
  recalled: { rule: 'IK-21.18', after: flagbearer, all: { seat: 0, card: 'Soldier of seat 0' } },
  rallied: {
    rule: 'IK-21.18',
    after: () => informant().reward(0, 'rally').pick(0, 'Judge of seat 0'),
    all: { seat: 0 },
    to: [0],
    more: { card: 'Judge of seat 0' },
  },
  ralliedOpenly: {
    rule: 'IK-21.18',
    after: () => flagbearer().pick(0, 'Judge of seat 0'),
    all: { seat: 0, card: 'Judge of seat 0' },
  },
  returnedToArmy: {
    rule: 'IK-21.18',
    after: () => flagbearer().pick(0, 'Judge of seat 0').pick(0, 'Elder of seat 0').pick(0, 'Elder of seat 0'),
    all: { seat: 0 },
    to: [0],
    more: { card: 'Elder of seat 0' },
  },
  shown: { rule: 'IK-21.18', after: arbiter, all: { seat: 3, card: 'Queen' } },
  pickedFrom: {
    rule: 'IK-21.18',
    after: () => killed().pick(2, 'Queen'),
    all: { seat: 2, victim: 0, place: 'successor' },
  },
  openSuccessorPicked: {
    rule: 'IK-21.18',
    after: () =>
      free(
        'court: Judge by 2 | seat 0: hand Fool; facet Charismatic Leader; successor Queen | seat 1: hand Elder | seat 2: hand Assassin',
        { seats: 3, options: { mode: 'expansion' } },
      )
        .flip(0)
        .pass(1)
        .claim(2, 'Assassin')
        .pick(2, 'Queen'),
    all: { seat: 2, victim: 0, card: 'Queen' },
  },
  pickedFromVictim: {
    rule: 'IK-21.18',
    after: () => killed().pick(2, 'Fool'),
    all: { seat: 2, victim: 0 },
    to: [0, 2],
    more: { card: 'Fool' },
  },
  assassinHandedOver: { rule: 'IK-21.18', after: killed, all: { seat: 2, victim: 0, card: 'Assassin' } },
  handedOver: {
    rule: 'IK-21.18',
    after: () => arbiter().pick(1, 'Zealot'),
    all: { seat: 1, to: 3 },
    to: [1, 3],
    more: { card: 'Zealot' },
  },
  handedOverOpenly: {
    rule: 'IK-21.18',
    after: () => arbiter().pick(1, 'Zealot'),
    all: { seat: 3, to: 1, card: 'Queen' },
  },
  replacedInAntechamber: {
    rule: 'IK-21.18',
    after: () =>
      free('court: Queen by 1 | seat 0: hand Impersonator; antechamber Judge', {
        options: { optionalCards: ['Impersonator'] },
      })
        .claim(0, 'Impersonator')
        .pick(0, 'Judge'),
    all: { seat: 0, card: 'Impersonator', back: 'Judge' },
  },

  stuck: { rule: 'IK-21.19', after: stuck, all: { seat: 0 } },
  out: { rule: 'IK-21.19', after: stuck, all: { seat: 0 } },
  roundEnded: { rule: 'IK-21.20', after: stuck, all: { winner: 1, reason: 'stuck', loser: 0, gained: 3 } },
  scored: { rule: 'IK-21.21', after: () => stuck(' | scores: 1 2'), all: { seat: 1, before: 2, after: 5, gained: 3 } },
  reviewed: { rule: 'IK-21.20', after: stuck, all: { seat: 0, place: 'hand', card: 'Fool' } },
  nextRound: { rule: 'IK-21.22', after: stuck, all: { trueKing: 0 } },
  matchOver: { rule: 'IK-21.22', after: () => stuck(' | scores: 1 5'), all: { seat: 1, total: 8 } },
}

const rows = Object.entries(TOLD).map(([type, told]) => [told.rule, type, told] as const)

describe('each event, with its data, to whom', () => {
  test.each(rows)('%s: %s is told with its data, private parts to those they are for', (_rule, type, told) => {
    const { after, all, to = [], more = {}, secret } = told
    const at = after()
    const observers: Observer[] = [SPECTATOR, ...Array.from({ length: at.match.play.seats }, (_, seat) => seat)]
    const open = { type, ...(typeof all === 'function' ? all(at) : all) }
    const whole = { ...open, ...more }
    const hears = (observer: Observer, event: Fields) =>
      at.events(observer).some((heard) => canonical(heard) === canonical(event))
    /** Whether the event is heard without and with what is private in it. */
    const expected = (observer: Observer) => {
      if (to.length === 0) return [true, true]
      return to.includes(observer) ? [false, true] : [secret !== true, false]
    }
    expect(observers.map((observer) => [observer, hears(observer, open), hears(observer, whole)])).toEqual(
      observers.map((observer) => [observer, ...expected(observer)]),
    )
  })
})

/** Everything an observer is told from the first of these actions on. */
function story(at: TestTable, observer: Observer, ...actions: readonly ((at: TestTable) => TestTable)[]): EventJson[] {
  return actions.flatMap((act) => [...act(at).events(observer)])
}

const types = (told: readonly EventJson[]) => told.map(({ type }) => type)

describe('the order of events', () => {
  const position = (seat0: string, rest = '') =>
    table(
      `court: Judge by 1 | seat 0: hand ${seat0}; successor Elder | seat 1: hand Assassin, Mystic | to act: 0${rest}`,
    )

  test('IK-21.5, IK-21.6, IK-21.7, IK-21.10, IK-21.11, IK-21.12, IK-21.13, IK-21.16: an Assassin that is countered, from the announcement to the flip', () => {
    const flipped = [
      (at: TestTable) => at.flip(0),
      (at: TestTable) => at.claim(1, 'Assassin'),
      (at: TestTable) => at.claim(0, "King's Hand"),
    ]
    const told: readonly EventJson[] = [
      { type: 'flipAnnounced', seat: 0 },
      { type: 'windowOpened', trigger: 'kingFlip', seat: 0, card: null },
      { type: 'asked', seat: 1, trigger: 'kingFlip' },
      { type: 'reactionUsed', seat: 1, card: 'Assassin', as: 'Assassin', context: 'kingFlip', condemned: true },
      { type: 'windowOpened', trigger: 'counterAssassin', seat: 1, card: 'Assassin' },
      { type: 'asked', seat: 0, trigger: 'counterAssassin' },
      {
        type: 'reactionUsed',
        seat: 0,
        card: "King's Hand",
        as: "King's Hand",
        context: 'counterAssassin',
        condemned: true,
      },
      { type: 'assassinCancelled', seat: 0 },
      { type: 'flipped', seat: 0 },
      { type: 'disgraced', seat: 0, place: 0, card: 'Judge' },
      { type: 'successorTaken', seat: 0 },
      { type: 'turnStarted', seat: 1 },
      { type: 'toAct', seat: 1 },
    ]
    /** The same with what is private in it for one player. */
    const told1 = told.with(2, { ...told[2], offered: ['Assassin'] })
    const told0 = told.with(5, { ...told[5], offered: ["King's Hand"] }).with(10, { ...told[10], card: 'Elder' })
    expect([SPECTATOR, 1, 0].map((observer) => story(position("King's Hand"), observer, ...flipped))).toEqual([
      told,
      told1,
      told0,
    ])
  })

  test('IK-21.8, IK-21.17, IK-21.20, IK-21.21, IK-21.22: an Assassin that is not countered, up to the next round', () => {
    const told = story(
      position("King's Hand"),
      SPECTATOR,
      (at) => at.flip(0).claim(1, 'Assassin'),
      (at) => at.pass(0),
    )
    expect(told.slice(3, 7)).toEqual([
      { type: 'noReaction', seat: 0 },
      { type: 'assassinated', seat: 1, victim: 0, card: 'Assassin' },
      { type: 'roundEnded', winner: 1, reason: 'assassination', loser: 0, gained: 3 },
      { type: 'scored', seat: 1, before: 0, after: 3, gained: 3 },
    ])
    const rest = types(told.slice(7))
    expect(new Set(rest.slice(0, 3))).toEqual(new Set(['reviewed']))
    expect(rest.slice(3, 5)).toEqual(['nextRound', 'roundStarted'])
  })

  test('IK-21.22: with the target score reached the match is over instead, and nothing follows', () => {
    const told = story(
      position('Fool', ' | scores: 0 4'),
      SPECTATOR,
      (at) => at.flip(0).claim(1, 'Assassin'),
      (at) => at.pass(0),
    )
    expect(told.at(-1)).toEqual({ type: 'matchOver', seat: 1, total: 7 })
    expect(types(told)).not.toContain('nextRound')
  })

  test('IK-21.10, IK-21.12, IK-21.17: a Stranger is told as what it is and as what it is used', () => {
    const at = table(
      'court: Assassin by 1, Sentry by 0 | seat 0: hand Fool; successor Judge | seat 1: hand Stranger of seat 1 | to act: 0',
      expansion,
    ).flip(0)
    at.claim(1, 'Stranger')
    expect(at.events(0)[0]).toEqual({
      type: 'reactionUsed',
      seat: 1,
      card: 'Stranger of seat 1',
      as: 'Assassin',
      context: 'kingFlip',
      condemned: true,
    })
    expect(at.pass(0).events(0)).toContainEqual({ type: 'assassinated', seat: 1, victim: 0, card: 'Stranger' })
  })

  test('IK-21.3, IK-21.4, IK-21.6, IK-21.7, IK-21.8, IK-21.12, IK-21.14, IK-21.15: an ability that is answered by the second player asked', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Soldier, Queen | seat 1: hand Zealot | seat 2: hand King's Hand | to act: 0",
      three,
    )
    const told = story(
      at,
      SPECTATOR,
      (t) => t.play(0, 'Soldier'),
      (t) => t.name(0, 'Elder'),
      (t) => t.pass(1),
      (t) => t.claim(2, "King's Hand"),
    )
    expect(told).toEqual([
      { type: 'played', seat: 0, card: 'Soldier', from: 'hand', throne: 1 },
      { type: 'nameSaid', seat: 0, source: 'Soldier', card: 'Elder' },
      { type: 'windowOpened', trigger: 'ability', seat: 0, card: 'Soldier' },
      { type: 'asked', seat: 1, trigger: 'ability' },
      { type: 'noReaction', seat: 1 },
      { type: 'asked', seat: 2, trigger: 'ability' },
      { type: 'reactionUsed', seat: 2, card: "King's Hand", as: "King's Hand", context: 'ability', condemned: true },
      { type: 'abilityCancelled', seat: 0, card: 'Soldier' },
      { type: 'mustActAgain', seat: 0 },
      { type: 'toAct', seat: 0 },
    ])
  })

  test('IK-21.9, IK-21.18: a false claim is told with its penalty before the action goes on', () => {
    expect(soldier('Elder').claim(1, "King's Hand").events(SPECTATOR).slice(0, 3)).toEqual([
      { type: 'falseClaim', seat: 1, card: "King's Hand", penalty: 'expose', unusable: false },
      { type: 'exposed', seat: 1, card: 'Elder' },
      { type: 'guessed', seat: 0, card: 'Elder', right: true },
    ])
  })

  test('IK-21.7, IK-21.11: which cards are on offer is for the asked player; the log tells who is asked', () => {
    const at = position("King's Hand").flip(0).claim(1, 'Assassin')
    const asked = (observer: Observer) => at.events(observer).filter(({ type }) => type === 'asked')
    const open = { type: 'asked', seat: 0, trigger: 'counterAssassin' }
    expect([asked(0), asked(1), asked(SPECTATOR)]).toEqual([[{ ...open, offered: ["King's Hand"] }], [open], [open]])
    expect([at.legal(0).length, at.legal(1).length]).toEqual([2, 0])
  })

  test('IK-21.2: first player, musters, and commits once they are done, with the taken cards for their owner', () => {
    const told = (observer: Observer) =>
      story(
        table(
          'seat 0: hand Fool, Zealot, Queen; signatures Stranger, Aegis, Exile | seat 1: hand Judge, Mystic, Warden | true king: 0',
          expansion,
        ),
        observer,
        (at) => at.player(0, 0),
        (at) => at.endMuster(1),
        (at) => at.recruit(0, 'Fool', 'Exile of seat 0', 'Elder of seat 0'),
        (at) => at.endMuster(0),
        (at) => at.commit(1, 'Judge', 'Mystic'),
        (at) => at.commit(0, 'Zealot', 'Queen'),
      )
    expect(types(told(SPECTATOR))).toEqual([
      'firstPlayerNamed',
      'musterEnded',
      'exhausted',
      'recruited',
      'musterEnded',
      'committed',
      'committed',
      'turnStarted',
      'toAct',
    ])
    expect(told(1)).toContainEqual({ type: 'recruited', seat: 0, gave: 'Fool' })
    expect(told(0)).toContainEqual({ type: 'recruited', seat: 0, gave: 'Fool', took: 'Exile of seat 0' })
    expect(told(1)).toContainEqual({
      type: 'committed',
      seat: 1,
      dungeon: 'Judge',
      successor: 'Mystic',
      squires: 0,
      squire: null,
    })
    expect(told(0)).toContainEqual({ type: 'committed', seat: 1, squires: 0 })
  })

  test('IK-21.19, IK-21.20: with three players a stuck player is out before the next one is tested', () => {
    const told = table(
      'court: Queen by 2 | seat 0: hand Fool; king down | seat 1: hand Zealot; king down | seat 2: hand Mystic | to act: 0',
      three,
    ).events(SPECTATOR)
    expect(types(told).slice(1, 8)).toEqual([
      'turnStarted',
      'stuck',
      'out',
      'turnStarted',
      'stuck',
      'out',
      'roundEnded',
    ])
  })
})

describe('with turn number and seat', () => {
  /** Events of the whole table, before or between the rounds. */
  const OF_THE_TABLE = ['roundStarted', 'draftLaidOut', 'roundEnded', 'nextRound']

  test.each([
    [2, {}],
    [3, { mode: 'expansion', falseClaimPenalty: 'none' }],
    [4, { mode: 'expansion' }],
  ])(
    'IK-21: with %i players every event is recorded with the number of its turn, and with a seat: %j',
    (seats, options) => {
      const match = Match.start(imposterKings, { seats, options, seed: 'turns' })
      if (isBlocked(match)) throw new Error(match.message)
      const random = seeded('turns')
      const scratch = new Choices()
      let told = match.opening
      let turn = 0
      let counted = 0
      for (;;) {
        for (const event of match.tell(told, SPECTATOR)) {
          // IK-3.2: a round counts its own turns.
          if (event.type === 'roundStarted') turn = 0
          if (event.type === 'turnStarted') turn++
          expect(event.turn).toBe(turn)
          expect(typeof event.seat === 'number' || OF_THE_TABLE.includes(event.type)).toBe(true)
          counted++
        }
        if (match.over || counted > 1500) break
        const seat = match.play.decider()
        const applied = match.apply(seat, writeAction(imposterKings.actions, match.play.sample(seat, random, scratch)))
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        told = applied.events
      }
      expect(counted).toBeGreaterThan(200)
    },
  )
})

describe('no diagnostics', () => {
  const SEEN = ['observer', 'view', 'decisions', 'answered', 'pile', 'outcome']
  const settings: readonly (readonly [table: string, setting: { readonly seats: number; readonly options: object }])[] =
    [
      ['two players', { seats: 2, options: {} }],
      [
        'the expansion, everybody asked',
        { seats: 2, options: { mode: 'expansion', strangerPrompt: 'anyReaction', eligibility: 'always' } },
      ],
      [
        'three players, private condemnations',
        { seats: 3, options: { mode: 'expansion', condemnedVisibility: 'private' } },
      ],
      ['four players, forfeits', { seats: 4, options: { falseClaimPenalty: 'forfeit' } }],
    ]

  test.each(settings)(
    'IK-21.30: whatever happens, clients are sent views, open decisions and declared events, never offered actions or others’ answers under seal: %s',
    (_table, { seats, options }) => {
      const match = Match.start(imposterKings, { seats, options, seed: 'diagnostics' })
      if (isBlocked(match)) throw new Error(match.message)
      const random = seeded('players')
      const scratch = new Choices()
      const observers: Observer[] = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]
      for (let count = 0; count < 150 && !match.over; count++) {
        const seat = match.play.decider()
        const action = writeAction(imposterKings.actions, match.play.sample(seat, random, scratch))
        const applied = match.apply(seat, action)
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        for (const observer of observers) {
          const seen = match.view(observer)
          expect(Object.keys(seen)).toEqual(SEEN)
          // An answer is shown to nobody but a seat that has given one.
          const waits = (match.play.waiting() & (1 << observer)) !== 0
          expect(seen.answered === null || (observer !== SPECTATOR && !waits)).toBe(true)
          for (const decision of seen.decisions) {
            const keys = ['seat', 'question', 'rule', 'about']
            expect(Object.keys(decision).filter((key) => !keys.includes(key))).toEqual(
              decision.seat === observer ? ['id'] : [],
            )
          }
          const decides = seen.decisions.some((decision) => decision.seat === observer)
          expect(observer < 0 || decides ? [] : match.legal(observer)).toEqual([])
          for (const { type, turn: _, ...told } of match.tell(applied.events, observer)) {
            const declared = Object.entries(events)
              .find(([name]) => name === type)?.[1]
              .fields.map(({ name }) => name)
            expect(Object.keys(told).filter((field) => !declared?.includes(field))).toEqual([])
          }
        }
      }
    },
  )

  test('IK-21.30: an answer under seal and a card chosen for a pending ability are in nobody else’s projection', () => {
    const exchange = (card: string) => {
      const at = free(
        'court: Fool by 1 | seat 0: hand Princess, Zealot, Queen | seat 1: hand Elder | seat 2: hand Mystic',
        three,
      )
      at.play(0, 'Princess').use(0).player(0, 1).pick(0, card)
      return [1, 2, SPECTATOR].map((observer) => [at.match.view(observer), at.events(observer)])
    }
    expect(exchange('Zealot')).toEqual(exchange('Queen'))
  })
})
