import {
  below,
  Choices,
  catalogueOf,
  type GameEvent,
  isBlocked,
  Play,
  projectEvents,
  readOptions,
  seeded,
  seenDecisions,
  writeAction,
} from '@riposte/kernel'
import { Book, type PartlyFilled, Speaker, textOf } from '@riposte/words'
import { messageProblems, type Quiet } from '@riposte/words/check'
import { expect, test } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { dune } from '../../src/game.ts'
import { ABILITY_KEYS } from '../../src/karama/abilities.ts'
import type { Dune } from '../../src/state.ts'
import { en } from '../../src/words/en/index.ts'

/** Fields that are left unsaid on purpose. */
const QUIET: Quiet = {
  // A payment and the revival of a leader are told by events of their own.
  'events.revived': ['fromEmperor', 'leader'],
  // The same leader as `leaderId`.
  'events.LEADER_CAPTURED_AND_KILLED': ['leaderName'],
  // Whoever may know them is told of each by LEADER_RETURNED.
  'events.PRISON_BREAK': ['hidden'],
  // It shows in what the card does.
  'events.KARAMA_USED': ['result'],
  // What answers are checked against; the price that is left is said.
  'questions.fullPrice': ['drawn'],
  'questions.alsoTake': ['open', 'rate'],
}

const book = new Book(catalogueOf(dune), 'en', en, (error) => {
  throw error
})
const nobody = new Speaker(book, { names: [], reader: null })
const speakers = new Map(
  FACTION_IDS.map((faction) => [faction, new Speaker(book, { names: [], reader: 0, self: { faction } })]),
)
const to = (faction: string): Speaker => speakers.get(faction as (typeof FACTION_IDS)[number]) ?? nobody

test('every event, answer and question has a message, and every message is right', () => {
  expect(messageProblems(dune, QUIET)).toEqual([])
})

/** A hole, something that a program forgot to fill in, a code, an id of the data, a seat, or a verb that does not agree. */
const BAD =
  /…|undefined|null|NaN|\[object|[{}]| {2}|\.\.|_|\/\d|\b[a-z]+[A-Z]|bene-gesserit|spacing-guild|cheap-hero|shai-hulud|\bSeat\b|\b[Yy]ou (?:is|has|was|\w*[^s\W]s)\b|\bof you\b/

function begun(seats: number, chosen: Readonly<Record<string, unknown>>, seed: string): Play<Dune> {
  const options = readOptions(dune.options, chosen)
  if (isBlocked(options)) throw new Error(options.message)
  const random = seeded(seed)
  const { args, ...parts } = dune.setup(options, seats, random, null)
  const play = new Play(dune, { ...parts, options, random, stack: [], asked: 0 })
  play.begin(args)
  return play
}

/** Plays at random and lists what is said badly, and different answers that are said alike. */
function saidBadly(
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
  seed: string,
  said: Set<string>,
): string[] {
  const play = begun(seats, chosen, seed)
  const random = seeded(`messages of ${seed}`)
  const wrong: string[] = []
  const happened: GameEvent[] = []
  play.sink = happened
  const out = new Choices()
  const reader = (seat: number) => (seat < 0 ? nobody : to(FACTION_IDS[play.pub.factionOf[seat]]))
  const check = (sentence: string, type: string) => {
    said.add(type)
    if (sentence === '' || BAD.test(sentence)) wrong.push(`${type}: ${sentence}`)
  }
  const checkAnswers = (seat: number) => {
    const texts = new Set<string>()
    for (const action of out.toArray()) {
      const json = writeAction(dune.actions, action)
      const text = textOf(reader(seat).action(json, play.open?.question ?? ''))
      check(text, json.type)
      if (texts.has(text)) wrong.push(`twice: ${text}`)
      texts.add(text)
    }
  }
  for (let acts = 0; acts < 400 && !play.over; acts++) {
    const seat = play.decider()
    for (const { question, about } of seenDecisions(play, seat)) {
      if (question !== undefined) check(textOf(reader(seat).question(question, about ?? {})), question)
    }
    out.clear()
    play.legal(seat, out, 40)
    checkAnswers(seat)
    const visitor = below(random, seats)
    out.clear()
    play.legalStanding(visitor, out)
    if (out.count > 0 && below(random, 10) === 0) {
      checkAnswers(visitor)
      play.answer(visitor, out.list[below(random, out.count)])
    } else play.answer(seat, play.sample(seat, random, out))
    for (let observer = -1; observer < seats; observer++) {
      for (const event of projectEvents(happened, observer)) check(textOf(reader(observer).event(event)), event.type)
    }
    happened.length = 0
  }
  return wrong
}

test('in random matches everything that happens, is asked and can be answered is said well to everybody', () => {
  const said = new Set<string>()
  const rich = { extraCards: true, truthtranceFreeQuestions: true }
  expect(saidBadly(2, { mode: 'basic', twoPlayerAlliances: true }, 'two', said)).toEqual([])
  expect(saidBadly(4, { ...rich, mode: 'advanced' }, 'four', said)).toEqual([])
  expect(saidBadly(6, { ...rich, mode: 'advanced' }, 'six', said)).toEqual([])
  expect(saidBadly(6, { mode: 'basic', bgWorthlessBasic: true }, 'six more', said)).toEqual([])
  // Enough of the game was played for this to mean something.
  expect(said.size).toBeGreaterThan(120)
})

test('DU-1.5: verbs agree with the faction and with the reader, and special tokens have their own name', () => {
  const shipped = (faction: string) => ({
    type: 'shipped',
    faction,
    location: 'polar-sink/0',
    ordinary: 3,
    special: 1,
    spice: 2,
  })
  expect(textOf(nobody.event(shipped('fremen')))).toBe(
    'Fremen ship 3 forces and 1 Fedaykin to the Polar Sink for 2 spice.',
  )
  expect(textOf(nobody.event(shipped('emperor')))).toBe(
    'The Emperor ships 3 forces and 1 Sardaukar to the Polar Sink for 2 spice.',
  )
  expect(textOf(to('emperor').event(shipped('emperor')))).toBe(
    'You ship 3 forces and 1 Sardaukar to the Polar Sink for 2 spice.',
  )
})

test('whatever is done to the reader is said to them', () => {
  const killed = {
    type: 'LEADER_KILLED',
    faction: 'harkonnen',
    originalFaction: 'fremen',
    leaderId: 'chani',
    killedBy: 'weapon',
  }
  expect(textOf(nobody.event(killed))).toBe('Chani of Fremen is killed by a weapon, in the service of Harkonnen.')
  expect(textOf(to('fremen').event(killed))).toBe(
    'Your leader Chani is killed by a weapon, in the service of Harkonnen.',
  )
  expect(textOf(to('harkonnen').event(killed))).toBe('Chani of Fremen is killed by a weapon, in your service.')
})

test('VI-3.19: who may not know a card or a leader is told of it without its name', () => {
  const bought = { type: 'bought', faction: 'harkonnen', price: 4 }
  expect(textOf(nobody.event(bought))).toBe('Harkonnen win the card with a bid of 4.')
  expect(textOf(to('harkonnen').event({ ...bought, card: 'gom-jabbar_1' }))).toBe('You win Gom Jabbar with a bid of 4.')
  const captured = { type: 'LEADER_CAPTURED', captor: 'harkonnen', victim: 'emperor' }
  expect(textOf(to('emperor').event(captured))).toBe('Harkonnen capture a leader of yours.')
  const shown = { type: 'elementShown', faction: 'emperor', element: 'dial' }
  expect(textOf(nobody.event(shown))).toBe('The Emperor commits to a dial for Prescience.')
  expect(textOf(nobody.event({ ...shown, leader: null, card: null, halves: 7 }))).toBe(
    'The Emperor commits to a dial of 3½.',
  )
})

test('VI-3.25: of hidden captives everybody reads whose they are', () => {
  const freed = {
    type: 'PRISON_BREAK',
    captor: 'harkonnen',
    leaders: [
      { leaderId: 'chani', to: 'fremen' },
      { leaderId: null, to: 'emperor' },
    ],
  }
  expect(textOf(nobody.event(freed))).toBe('Prison break: Chani and a leader of the Emperor escape from Harkonnen.')
  expect(textOf(to('emperor').event(freed))).toBe('Prison break: Chani and a leader of yours escape from Harkonnen.')
})

test('DU-7.4: charity is a list of those who claim it', () => {
  const none = { atreides: 0, 'bene-gesserit': 0, emperor: 0, fremen: 0, harkonnen: 0, 'spacing-guild': 0 }
  expect(textOf(nobody.event({ type: 'charityClaimed', ...none }))).toBe('No one claims charity.')
  expect(textOf(to('fremen').event({ type: 'charityClaimed', ...none, emperor: 1, fremen: 2 }))).toBe(
    'Charity: 1 spice for the Emperor and 2 spice for you.',
  )
})

test('IN-2.4: Karama is told with what it does', () => {
  const used = {
    type: 'KARAMA_USED',
    interruptor: 'bene-gesserit',
    card: 'kulon_1',
    use: 'interrupt',
    targetFaction: 'atreides',
    abilityName: 'PRESCIENCE',
    result: 'cancelled',
    elementHidden: 'weapon',
  }
  expect(textOf(nobody.event(used))).toBe(
    "Bene Gesserit play Kulon as Karama against Atreides' Prescience: the opponent neither commits nor shows anything; the weapon stays hidden.",
  )
  const sardaukar = {
    ...used,
    card: 'karama_1',
    targetFaction: 'emperor',
    abilityName: 'SARDAUKAR',
    elementHidden: null,
  }
  expect(textOf(to('emperor').event(sardaukar))).toBe(
    'Bene Gesserit play Karama against your Sardaukar: they count as ordinary forces in this battle.',
  )
  expect(textOf(nobody.event({ ...sardaukar, interruptor: 'emperor', use: 'faction-power' }))).toBe(
    'The Emperor plays Karama for its special power.',
  )
})

const NO_WINDOW = Object.fromEntries(catalogueOf(dune).questions.karamaOpportunity.map(({ name }) => [name, null]))
const window = (about: Readonly<Record<string, string | number>>): string =>
  textOf(to('harkonnen').question('karamaOpportunity', { ...NO_WINDOW, ...about }))

test('IN-2.5: a window says whose ability is at stake, what it is about, and what Karama would do', () => {
  expect(window({ ability: 'PRESCIENCE', user: 'atreides', territory: 'arrakeen', element: 'weapon' })).toBe(
    "Atreides ask for one element of the opponent's plan (Arrakeen; the element asked for is the weapon). Do you cancel it with Karama? If you do, the opponent neither commits nor shows anything; then Atreides plan without it and have no second question in this battle.",
  )
  expect(window({ ability: 'STORM_COMING', user: 'fremen' })).toBe(
    'Fremen are about to look at the next storm. Do you cancel it with Karama? If you do, there is no look this turn.',
  )
  expect(
    window({ ability: 'VOICE', user: 'bene-gesserit', command: 'do not play poison-weapon', other: 'fremen' }),
  ).toBe(
    'Bene Gesserit have spoken a command to Fremen: do not play a poison weapon. Do you cancel it with Karama? If you do, the command is void; then there is no second command in this battle.',
  )
  const shipment = { ordinary: 3, special: 1, from: 'basin/9', to: 'arrakeen/10', spice: 2, territory: 'arrakeen' }
  expect(window({ ability: 'ALLIANCE_CROSS_SHIP', user: 'emperor', other: 'emperor', ...shipment })).toMatch(
    /^The Emperor ships 3 forces and 1 Sardaukar from Basin \(sector 9\) to Arrakeen \(sector 10\), for 2 spice, as an ally of the Guild\. Do/,
  )
})

test('IN-3.6: where several abilities are at stake, each is said with its own user', () => {
  const about = { ability: 'SARDAUKAR', user: 'emperor', ability2: 'KWISATZ_HADERACH', user2: 'atreides' }
  expect(window({ ...about, territory: 'carthag' })).toBe(
    "The Emperor's Sardaukar count double in this battle. Atreides have the Kwisatz Haderach for this battle (Carthag). Do you play Karama, and against what? Against the Emperor's Sardaukar: they count as ordinary forces in this battle. Against Atreides' Kwisatz Haderach: he may not be in the plan and does not count as used; then the leader fights alone and can be a traitor.",
  )
})

test('IN-2.5: every ability has a name and sentences of its own', () => {
  const names = ABILITY_KEYS.map((key) => textOf(nobody.thing('ability', key)))
  expect(new Set(names).size).toBe(ABILITY_KEYS.length)
  for (const ability of ABILITY_KEYS) {
    const said = window({ ability, user: 'fremen', choice: 'KILL', other: 'emperor' })
    expect(said).toMatch(/^[A-Z].*\. Do you cancel it with Karama\? If you do, \S.*\.$/)
    expect(said).not.toMatch(BAD)
  }
})

const answer = (faction: string, action: PartlyFilled, question = ''): string =>
  textOf(to(faction).action(action, question))

test('DU-10.3: a shipment is said with everything that tells it from another, as far as it is chosen', () => {
  expect(answer('emperor', { type: 'ship' })).toBe('Ship … forces to …')
  expect(answer('emperor', { type: 'ship', location: 'arrakeen/10', ordinary: 3 })).toBe(
    'Ship 3 forces to Arrakeen (sector 10)',
  )
  const shipment = { type: 'ship', location: 'arrakeen/10', ordinary: 3, special: 1, fromPledge: 2, halfPrice: true }
  expect(answer('emperor', shipment)).toBe(
    'Ship 3 forces and 1 Sardaukar to Arrakeen (sector 10), 2 of the price from the pledge, at half price',
  )
  expect(answer('bene-gesserit', { ...shipment, fromPledge: 0, halfPrice: false, karamaCardId: 'karama_2' })).toBe(
    'Ship 3 forces and 1 advisor to Arrakeen (sector 10), at the Guild rate with Karama (no. 2)',
  )
})

test('DU-11.10: a plan is said with leader, cards and tokens', () => {
  const plan = {
    type: 'plan',
    leader: 'lady-jessica',
    kwisatzHaderach: true,
    weapon: 'lasgun_1',
    defense: null,
    ordinarySupported: 3,
    ordinary: 1,
    specialSupported: 0,
    special: 0,
  }
  expect(answer('atreides', plan, 'makePlan')).toBe(
    'Plan: Lady Jessica with the Kwisatz Haderach; Lasgun; no defense; 3 forces with spice and 1 force',
  )
})

test('IN-9.1: a question in Truthtrance stands in quotes, as the asked player hears it', () => {
  const asked = {
    type: 'truthtranceAsked',
    faction: 'harkonnen',
    player: 'bene-gesserit',
    question: 'your prediction names this faction',
    card: null,
    leader: null,
    about: 'harkonnen',
    number: 0,
  }
  expect(textOf(to('harkonnen').event(asked))).toBe(
    'You ask Bene Gesserit in Truthtrance: "Does your prediction name Harkonnen?"',
  )
  const ask = { type: 'askTruth', player: 'fremen', question: 'you hold a card of this kind' }
  expect(answer('harkonnen', ask, 'askTruth')).toBe('Ask Fremen: "Do you hold …?"')
  expect(answer('harkonnen', { ...ask, number: 4 }, 'askTruth')).toBe('Ask Fremen: "Do you hold a worthless card?"')
})

test('DU-14.8: a deal is said as far as it is known, with who gives the spice', () => {
  const proposed = { type: 'dealProposed', from: 'fremen', to: 'emperor' }
  expect(textOf(nobody.event(proposed))).toBe('Fremen propose a deal to the Emperor.')
  const terms = { ...proposed, spice: 3, giver: false, promise: 'no attack this turn' }
  expect(textOf(to('emperor').event(terms))).toBe(
    'Fremen propose a deal to you: 3 spice from you to Fremen and the promise "no attack this turn".',
  )
  expect(textOf(to('fremen').event({ ...terms, spice: 0, promise: 'as said at the table' }))).toBe(
    'You propose a deal to the Emperor, as agreed in chat.',
  )
})

test('wherever one may pass it is said what that means', () => {
  const passable = dune.questions.filter(({ takes }) => takes.some(({ name }) => name === 'pass'))
  const unsaid = passable.filter(({ name }) => answer('fremen', { type: 'pass' }, name) === 'Pass')
  expect(unsaid.map(({ name }) => name)).toEqual([])
  expect(answer('fremen', { type: 'pass' }, 'shipment')).toBe('No shipment')
})

test('every field of an answer has a label', () => {
  const unlabelled = Object.entries(catalogueOf(dune).actions).flatMap(([action, fields]) =>
    fields.filter(({ name, kind }) => nobody.field(action, name) === kind).map(({ name }) => `${action}.${name}`),
  )
  expect(unlabelled).toEqual([])
})
