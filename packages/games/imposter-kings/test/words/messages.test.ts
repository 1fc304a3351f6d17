import {
  type Beginning,
  below,
  catalogueOf,
  type EventJson,
  isBlocked,
  type Json,
  Match,
  type Observer,
  SPECTATOR,
  seeded,
  writeEvent,
} from '@riposte/kernel'
import { Book, Speaker, textOf } from '@riposte/words'
import { messageProblems, type Quiet } from '@riposte/words/check'
import { describe, expect, test } from 'vitest'
import { imposterKings } from '../../src/index.ts'
import { en } from '../../src/words/en/index.ts'

/** What the answers themselves show to whoever is asked. */
const LIMITS = ['name', 'base', 'leastBase', 'leastValue', 'orNone']

const QUIET: Quiet = {
  'events.dealt': ['count'], // how many cards the whole hand has, repeated with each card
  'events.asked': ['offered'], // the question that follows says it
  'events.disgraced': ['seat'], // the acting player, who is not always the cause
  'events.removed': ['seat', 'from'], // the events before it say whose and from where
  'events.muted': ['seat'], // it holds for everybody
  'events.assassinHandedOver': ['seat'], // it lies with the condemned cards, and nobody hands it over
  'questions.choosePlayer': ['among', 'orNobody'],
  'questions.chooseCourtCard': ['except', 'commoner'],
  'questions.pickOpenly': LIMITS,
  'questions.pickSecretly': LIMITS,
  'questions.pickShown': ['orNone'],
  'questions.informantReward': ['source'], // only the Informant asks it
  'questions.nakturnGuess': ['source'], // only the Nakturn asks it
  'questions.musterAction': ['changes'], // the answers show whether the King may change
  'questions.recallCard': ['baseOnly'], // the answers show which cards those are
}

test('every message is there, can be read, and says what it is given', () => {
  expect(messageProblems(imposterKings, QUIET)).toEqual([])
})

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']
const book = new Book(catalogueOf(imposterKings), 'en', en, (error) => {
  throw error
})
const speakerFor = (reader: Observer | 'all') =>
  new Speaker(book, { names: NAMES, reader: reader === 'all' || reader === SPECTATOR ? null : reader })

const BEGINNINGS: readonly Omit<Beginning, 'seed'>[] = [
  { seats: 2 },
  { seats: 2, options: { mulligan: true, falseClaimPenalty: 'none', foolWindowDecline: 'suppressed' } },
  { seats: 2, options: { mode: 'expansion' } },
  { seats: 2, options: { mode: 'expansion', signatureMode: 'tournament', falseClaimPenalty: 'point' } },
  { seats: 3, options: { falseClaimPenalty: 'forfeit', condemnedVisibility: 'private' } },
  { seats: 3, options: { mode: 'expansion', optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] } },
  { seats: 4, options: { falseClaimPenalty: 'lockout' } },
  { seats: 4, options: { mode: 'expansion', optionalCards: ['Oracle'] } },
]

/** Something that a program forgot to fill in, or that only programs read. */
const UNSAID = /…|undefined|null|[{}"]|[a-z][A-Z]|_|\b[Ss]eat\b| {2}/
/** "Nothing" where no sentence means it. */
const NOTHING = /(?<!Disgrace |Take |take |or )nothing(?! to copy)/
/** "You plays". */
const DISAGREEING = /\b[Yy]ou [a-z]*[^s]s\b/
const isWrong = (text: string) =>
  UNSAID.test(text) || NOTHING.test(text) || DISAGREEING.test(text) || !/^[A-Z]/.test(text)

describe('what is said to people', () => {
  test.each(BEGINNINGS.map((beginning) => [JSON.stringify(beginning), beginning] as const))(
    'in a random match with %s, everybody reads whole sentences',
    (_title, beginning) => {
      const match = Match.start(imposterKings, { ...beginning, seed: 'read aloud' })
      if (isBlocked(match)) throw new Error(match.message)
      const random = seeded('the readers play')
      const observers: readonly Observer[] = [SPECTATOR, ...[...NAMES.keys()].slice(0, beginning.seats)]
      const texts = new Set<string>()
      let moves = 0
      while (!match.over && moves++ < 150) {
        const seat = match.play.decider()
        const question = match.view(seat).decisions.find((open) => open.seat === seat)?.question ?? ''
        for (const observer of observers) {
          const open = match.view(observer).decisions.find((decision) => decision.seat === seat)
          texts.add(textOf(speakerFor(observer).question(open?.question ?? question, open?.about ?? {})))
        }
        const legal = match.legal(seat)
        const answers = legal.map((action) => textOf(speakerFor(seat).action(action, question)))
        expect(new Set(answers).size).toBe(answers.length)
        for (const answer of answers) texts.add(answer)
        const applied = match.apply(seat, legal[below(random, legal.length)] ?? { type: 'closeWindow' })
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        for (const event of applied.events) {
          for (const observer of ['all' as const, ...observers]) {
            const json = writeEvent(event, observer)
            if (json !== null) texts.add(textOf(speakerFor(observer).event(json)))
          }
        }
      }
      expect([...texts].filter(isWrong)).toEqual([])
      expect(texts.size).toBeGreaterThan(150)
    },
  )
})

const event = (json: EventJson, reader: Observer = SPECTATOR) => textOf(speakerFor(reader).event(json))
const action = (type: string, fields: Readonly<Record<string, Json>>, question = '') =>
  textOf(speakerFor(0).action({ type, ...fields }, question))

describe('the sentences themselves', () => {
  test('a card of an Army is said with its Army', () => {
    const played = { type: 'played', turn: 3, seat: 0, card: 'Elder of seat 0', from: 'hand', throne: 5 }
    expect(event(played)).toBe("Ada plays the Elder of Ada's Army on a Throne of 5.")
    expect(event(played, 0)).toBe('You play the Elder of your Army on a Throne of 5.')
    expect(event({ ...played, card: "King's Hand", from: 'successor', throne: 0 }, 1)).toBe(
      "Ada plays their Successor, King's Hand, to the empty Court.",
    )
    expect(event({ type: 'returnedToArmy', seat: 0, card: 'Elder of seat 0' }, 0)).toBe(
      'You return the Elder to your Army.',
    )
  })

  test('IK-14.5: an exchange is said as far as the reader may know it', () => {
    const exchanged = { type: 'exchanged', seat: 0, other: 1 }
    const whole = { ...exchanged, gave: 'Fool', took: "King's Hand" }
    expect(event(exchanged)).toBe('Ada and Ben exchange a card.')
    expect(event(whole, 0)).toBe("You give Ben the Fool and get King's Hand in return.")
    expect(event(whole, 1)).toBe("Ada gives you the Fool and gets King's Hand in return.")
  })

  test('IK-3.7: what is set aside, with and without a Squire', () => {
    const open = { type: 'committed', seat: 0, squires: 1 }
    expect(event(open, 1)).toBe('Ada sets aside a Dungeon card, a Successor and a Squire.')
    expect(event({ ...open, squires: 0 }, 1)).toBe('Ada sets aside a Dungeon card and a Successor.')
    expect(event({ ...open, dungeon: 'Fool', successor: 'Queen', squire: 'Spy' }, 0)).toBe(
      'You set aside the Fool in the Dungeon, the Queen as Successor and the Spy as Squire.',
    )
    expect(event({ ...open, squires: 0, dungeon: 'Fool', successor: 'Queen', squire: null }, 0)).toBe(
      'You set aside the Fool in the Dungeon and the Queen as Successor.',
    )
  })

  test('IK-21.12: a Stranger is revealed as another card, an Assassin as itself', () => {
    const used = { type: 'reactionUsed', seat: 1, as: 'Assassin', context: 'kingFlip' }
    expect(event({ ...used, card: 'Assassin', condemned: true })).toBe(
      'Ben reveals the Assassin against a King flip; it is condemned.',
    )
    expect(event({ ...used, card: 'Stranger of seat 1', condemned: false }, 1)).toBe(
      'You reveal the Stranger of your Army as the Assassin against a King flip.',
    )
  })

  test('IK-21.9: a false claim is said with what it costs', () => {
    const claim = { type: 'falseClaim', seat: 0, card: 'Stranger', penalty: 'expose', unusable: false }
    expect(event(claim)).toBe(
      'Ada claims the Stranger without holding it. One random card from their hand is revealed.',
    )
    expect(event({ ...claim, penalty: 'lockout', unusable: true }, 0)).toBe(
      'You claim the Stranger where there is nothing to copy. You cannot react again this turn.',
    )
    expect(event({ ...claim, penalty: 'forfeit' }, 1)).toBe(
      'Ada claims the Stranger without holding it. They forfeit the round.',
    )
  })

  test('IK-21.20: the end of a round is said with its reason', () => {
    const ended = { type: 'roundEnded', winner: 1, loser: 0, reason: 'assassination', gained: 1 }
    expect(event(ended)).toBe('Ben wins the round and gains 1 point: Ada was assassinated.')
    expect(event({ ...ended, gained: 3 }, 0)).toBe('Ben wins the round and gains 3 points: you were assassinated.')
    expect(event({ ...ended, reason: 'stuck' }, 1)).toBe('You win the round and gain 1 point: Ada has no move left.')
  })

  test('whoever does something to themselves', () => {
    expect(event({ type: 'playerChosen', seat: 0, source: 'Spy', player: 0 }, 0)).toBe('You choose yourself (Spy).')
    expect(event({ type: 'playerChosen', seat: 0, source: 'Spy', player: 1 }, 1)).toBe('Ada chooses you (Spy).')
    expect(event({ type: 'firstPlayerNamed', seat: 1, first: 1 }, 0)).toBe('Ben takes the first turn.')
    expect(event({ type: 'firstPlayerNamed', seat: 1, first: 0 }, 0)).toBe('Ben gives you the first turn.')
    expect(event({ type: 'dungeonTakenOpenly', seat: 0, of: 0, card: 'Fool' })).toBe(
      'Ada takes their Dungeon card, the Fool, into their hand.',
    )
    expect(event({ type: 'dungeonTakenOpenly', seat: 0, of: 1, card: 'Fool' }, 1)).toBe(
      'Ada takes your Dungeon card, the Fool, into their hand.',
    )
  })

  test('IK-9.14: a standing answer', () => {
    const set = { type: 'standingAnswerSet', seat: 0, trigger: 'kingFlip', card: 'Assassin', no: true }
    expect(event(set, 0)).toBe('From now on, your answer about the Assassin against a King flip is no.')
    expect(event({ ...set, no: false }, 0)).toBe('You will be asked again about the Assassin against a King flip.')
    expect(action('standingAnswer', { trigger: 'turnStart', card: 'Arbiter', no: true })).toBe(
      'From now on, say no to the Arbiter against the start of a turn',
    )
  })

  test('IK-11.8: what was hidden', () => {
    const reviewed = { type: 'reviewed', seat: 0, card: 'Elder of seat 0' }
    expect(event({ ...reviewed, place: 'dungeon' }, 0)).toBe('You had the Elder of your Army in the Dungeon.')
    expect(event({ ...reviewed, place: 'army' }, 1)).toBe('Ada had the Elder in their Army.')
    expect(event({ ...reviewed, place: 'forgotten', card: 'Fool' }, 0)).toBe('The forgotten card was the Fool.')
  })

  test('answers', () => {
    expect(action('disgrace', { first: null, second: null, third: null })).toBe('Disgrace nothing')
    expect(action('disgrace', { first: 0, second: null, third: null })).toBe('Disgrace card 1 of the Court')
    expect(action('disgrace', { first: 0, second: 2, third: 4 })).toBe('Disgrace cards 1, 3 and 5 of the Court')
    expect(action('disgrace', { first: 0 })).toBe('Disgrace card 1 of the Court, …')
    expect(action('pick', { card: 'Elder' }, 'newSuccessor')).toBe('Set the Elder aside as Successor')
    expect(action('pick', { card: 'Elder' }, 'pickOpenly')).toBe('Choose the Elder')
    expect(action('choosePlayer', { seat: 0 })).toBe('Choose yourself')
    expect(action('commit', { dungeon: 'Fool' })).toBe('Set aside the Fool in the Dungeon and … as Successor')
  })

  test('IK-9.9: a prompt names the trigger, the acting player, the card and what was declared', () => {
    const nothing = { card: null, flipper: null, name: null, number: null, player: null, place: null }
    const prompt = (about: Readonly<Record<string, Json>>, reader: Observer = 0) =>
      textOf(speakerFor(reader).question('reactionPrompt', { ...nothing, actor: 1, ...about }))
    const judge = { trigger: 'ability', card: 'Judge', player: 0, name: "King's Hand" }
    expect(prompt({ ...judge, offered: ["King's Hand", 'Stranger'] })).toBe(
      "Ben uses the Judge on you, naming King's Hand. Do you reveal King's Hand or the Stranger?",
    )
    expect(prompt(judge, SPECTATOR)).toBe("Ben uses the Judge on Ada, naming King's Hand. Do you react?")
    expect(prompt({ trigger: 'ability', card: 'Fool', place: 2 })).toBe(
      'Ben uses the Fool on card 3 of the Court. Do you react?',
    )
    expect(prompt({ trigger: 'ability', card: 'Mystic', number: 0 })).toBe(
      'Ben uses the Mystic, saying 0. Do you react?',
    )
    expect(prompt({ trigger: 'kingFlip', offered: ['Assassin'] })).toBe(
      'Ben declares a King flip. Do you reveal the Assassin?',
    )
    expect(prompt({ trigger: 'counterAssassin', card: 'Assassin', flipper: 0, offered: ["King's Hand"] })).toBe(
      "Ben reveals the Assassin against your King flip. Do you reveal King's Hand?",
    )
    expect(prompt({ trigger: 'turnStart', offered: ['Arbiter'] })).toBe("Ben's turn begins. Do you reveal the Arbiter?")
  })
})
