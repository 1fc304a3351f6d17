import { type Beginning, below, isBlocked, Match, SPECTATOR, seeded, writeEvent } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { actions } from '../src/actions.ts'
import { CARD_TEXTS, cardLine } from '../src/card-texts.ts'
import { events } from '../src/events.ts'
import { imposterKings } from '../src/index.ts'
import { NAMES } from '../src/names.ts'
import { QUESTION_WORDS } from '../src/words/questions.ts'
import { phaseOf, withNames, words } from '../src/words.ts'
import { table } from './table.ts'

/** A sentence has words, and nothing that a program forgot to fill in. */
function isSentence(text: string): boolean {
  return /^["A-Z]/.test(text) && !/undefined|null|NaN|\[object|\{|-1\b| {2}|Somebody/.test(text)
}

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

/** Plays at random, and lists the texts that are no sentences, and the answers to one question that read the same. */
function unsaid(beginning: Beginning, said: Set<string>): unknown[] {
  const match = Match.start(imposterKings, beginning)
  if (isBlocked(match)) throw new Error(match.message)
  const random = seeded(`talkers of ${beginning.seed}`)
  const wrong: unknown[] = []
  const check = (text: string, of: unknown) => isSentence(text) || wrong.push([text, of])
  while (!match.over) {
    const seat = match.play.decider()
    const legal = match.legal(seat)
    const decision = match.view(seat).decisions.find((open) => open.seat === seat)
    const question = decision?.question ?? ''
    check(words.question(question, decision?.about ?? {}), decision)
    const texts = legal.map((action) => words.action(action, question))
    for (const [at, text] of texts.entries()) check(text, legal[at])
    if (new Set(texts).size !== texts.length) wrong.push(texts)
    for (const kind of [question, ...legal.map(({ type }) => type)]) said.add(kind)
    const applied = match.apply(seat, legal.length === 0 ? { type: 'closeWindow' } : legal[below(random, legal.length)])
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const event of applied.events) {
      for (const observer of ['all', SPECTATOR, 0, 1] as const) {
        const json = writeEvent(event, observer)
        if (json !== null) check(words.event(json), json)
      }
    }
  }
  return wrong
}

describe('every text is a sentence', () => {
  test('in random matches all events, questions and answers can be said, and the answers to one question differ', () => {
    const said = new Set<string>()
    for (const beginning of BEGINNINGS) {
      const options = { targetScore: 3, ...(beginning.options as object) }
      for (const seed of ['talk', 'chatter']) expect(unsaid({ ...beginning, options, seed }, said)).toEqual([])
    }
    // Enough of the game was played for this to mean something.
    expect(said.size).toBeGreaterThan(40)
  })

  test('every question of the game has words of its own', () => {
    for (const { name } of imposterKings.questions) expect(Object.keys(QUESTION_WORDS)).toContain(name)
  })

  test('every action and every event has words of its own', () => {
    const wordless = [
      ...Object.keys(actions).filter((type) => words.action({ type }, '').includes('{')),
      ...Object.keys(events).filter((type) => words.event({ type }).includes('{')),
    ]
    expect(wordless).toEqual([])
    expect(words.event({ type: 'earthquake' })).toBe('{"type":"earthquake"}')
  })

  test('every card has a text', () => {
    expect(NAMES.filter((name) => !CARD_TEXTS.get(name)?.text.endsWith('.'))).toEqual([])
    expect(cardLine('Elder of seat 1')).toBe(
      "Elder 3 (Immune to King's Hand): May be played on Royalty whatever its value.",
    )
  })
})

describe('what is said', () => {
  test('answers', () => {
    expect(words.action({ type: 'play', card: 'Elder' }, 'mainTurn')).toBe('Play the Elder')
    expect(words.action({ type: 'play', card: 'Elder of seat 0' }, 'mainTurn')).toBe("Play the Elder of Seat 0's Army")
    expect(words.action({ type: 'claim', card: "King's Hand" }, 'reactionPrompt')).toBe("Claim King's Hand")
    expect(words.action({ type: 'commit', dungeon: 'Fool', successor: 'Queen', squire: null }, 'commitCards')).toBe(
      'Set aside the Fool in the Dungeon and the Queen as Successor',
    )
    expect(words.action({ type: 'disgrace', first: 0, second: 2, third: null }, 'disgraceSet')).toBe(
      'Disgrace cards 1 and 3 of the Court',
    )
  })

  test('IK-9.9: a prompt names the trigger, the acting player, the card and what was declared', () => {
    const flip = table('court: Elder by 0 | seat 0: hand Fool; successor Queen | seat 1: hand Judge | to act: 1').flip(
      1,
    )
    const [asked] = flip.match.view(0).decisions
    expect(words.question(asked.question ?? '', asked.about ?? {})).toBe(
      'Seat 1 flips the King. Do you reveal the Assassin?',
    )
    const [seen] = flip.match.view(SPECTATOR).decisions
    expect(words.question(seen.question ?? '', seen.about ?? {})).toBe('Seat 1 flips the King. Do you react?')
    const judge = table('seat 0: hand Judge, Fool | seat 1: hand Queen | to act: 0')
    judge.play(0, 'Judge').player(0, 1).name(0, 'Queen')
    const [prompt] = judge.match.view(1).decisions
    expect(words.question(prompt.question ?? '', prompt.about ?? {})).toBe(
      `Seat 0 uses the Judge and chooses Seat 1 and says "Queen". Do you reveal King's Hand?`,
    )
  })

  test('IK-14.5: an event says to others only what they may know', () => {
    const princess = table('seat 0: hand Princess, Fool | seat 1: hand Elder; king down | to act: 0')
    princess.play(0, 'Princess').use(0).player(0, 1).pass(1).pick(0, 'Fool').pick(1, 'Elder')
    const exchange = (observer: number) =>
      princess
        .events(observer)
        .filter(({ type }) => type === 'exchanged')
        .map(words.event)
    expect(exchange(0)[0]).toBe('Seat 0 gives the Fool to Seat 1 and gets the Elder.')
    expect(exchange(SPECTATOR)[0]).toBe('Seat 0 and Seat 1 exchange a card.')
  })

  /** The sentences for what the last action led to, with the type of each event. */
  const told = (at: ReturnType<typeof table>) =>
    at.events(SPECTATOR).map((event) => [event.type, words.event(event)] as const)
  const flipped = (seat0: string, seat1: string, more: { court?: string; options?: object } = {}) =>
    table(
      `court: ${more.court ?? 'Sentry by 0'} | seat 0: hand ${seat0}; successor Judge | seat 1: hand ${seat1} | to act: 0`,
      { options: more.options ?? {} },
    ).flip(0)

  test('IK-21.10, IK-21.12: whoever reveals a reaction card is said to lose it', () => {
    const assassin = flipped("King's Hand, Fool", 'Assassin, Queen').claim(1, 'Assassin')
    expect(told(assassin)[0]).toEqual([
      'reactionUsed',
      'Seat 1 reveals the Assassin against a flip of the King; it is condemned.',
    ])
    expect(told(assassin.claim(0, "King's Hand"))[0]).toEqual([
      'reactionUsed',
      "Seat 0 reveals King's Hand against an Assassin; it is condemned.",
    ])
  })

  test('IK-21.10, IK-9.53: a Stranger that is kept is not said to be condemned', () => {
    const stranger = (strangerReactionCost: string) =>
      told(
        flipped('Fool', 'Stranger of seat 1, Queen', {
          court: 'Assassin by 1, Sentry by 0',
          options: { mode: 'expansion', strangerReactionCost },
        }).claim(1, 'Stranger'),
      )[0][1]
    const sentence = "Seat 1 reveals the Stranger of Seat 1's Army as Assassin against a flip of the King"
    expect(stranger('condemn')).toBe(`${sentence}; it is condemned.`)
    expect(stranger('keep')).toBe(`${sentence}.`)
  })

  test('IK-21.12, IK-9.62: nor is an Arbiter, which goes to the Antechamber', () => {
    const arbiter = table(
      'court: Fool by 3 | to act: 0 | seat 0: hand Warlord | seat 1: hand Arbiter, Mystic | seat 2: hand Judge | seat 3: hand Queen',
      { seats: 4 },
    ).claim(1, 'Arbiter')
    expect(told(arbiter)).toEqual([['reactionUsed', 'Seat 1 reveals the Arbiter against the start of a turn.']])
  })

  test("IK-21.17: an Assassin that takes effect is said with the missing King's Hand and the flip that is prevented", () => {
    const killed = flipped('Zealot, Fool', 'Assassin, Queen').claim(1, 'Assassin').pass(0)
    expect(told(killed)).toContainEqual([
      'assassinated',
      "No King's Hand stops the Assassin: Seat 1 assassinates Seat 0, and the flip is prevented.",
    ])
  })

  test('IK-21.20: the end of a round is said with its winner, the reason and the points', () => {
    const killed = flipped('Zealot, Fool', 'Assassin, Queen').claim(1, 'Assassin').pass(0)
    expect(told(killed)).toContainEqual([
      'roundEnded',
      'Seat 1 wins the round and gains 3 points: Seat 0 was assassinated.',
    ])
  })

  test('IK-21.19, IK-8.1: a player with a King to flip but no Court to flip it on is not said to have no King', () => {
    const stuck = table('seat 0: hand none | seat 1: hand Queen | to act: 0')
    expect(told(stuck)).toContainEqual(['stuck', 'Seat 0 can neither play a card nor flip the King.'])
  })

  test('IK-21.9: a false claim is said with what it costs', () => {
    const claimed = (falseClaimPenalty: string) =>
      told(flipped('Fool', 'Zealot, Queen', { options: { falseClaimPenalty } }).claim(1, 'Assassin'))[0][1]
    const sentence = 'Seat 1 claims the Assassin without holding it.'
    expect(claimed('none')).toBe(`${sentence} It has no consequence.`)
    expect(claimed('expose')).toBe(`${sentence} A random card of that hand is shown.`)
    expect(claimed('point')).toBe(`${sentence} Whoever was challenged gets a point at the end of the round.`)
    expect(claimed('lockout')).toBe(`${sentence} No more reactions by this player this turn.`)
    expect(claimed('forfeit')).toBe(`${sentence} It costs the round.`)
  })

  test('names are put in the place of seats', () => {
    expect(withNames("Seat 1 chooses Seat 0. Seat 0's flip goes on.", ['Anna', 'Bert'])).toBe(
      "Bert chooses Anna. Anna's flip goes on.",
    )
    expect(withNames("Play the Elder of Seat 0's Army", ['Anna', 'Bert'], 0)).toBe('Play the Elder of your Army')
    expect(withNames("Seat 0's King is flipped.", ['Anna', 'Bert'], 0)).toBe('Your King is flipped.')
    expect(withNames('Seat 1 chooses Seat 0.', ['$& Seat 0', 'Bert'])).toBe('Bert chooses $& Seat 0.')
  })

  test.each([
    ['Seat 0 plays the Fool on a Throne of 5.', 'You play the Fool on a Throne of 5.'],
    ['Seat 1 chooses Seat 0 (Princess).', 'Bert chooses you (Princess).'],
    ["Seat 1 chooses Seat 0. Seat 0's flip goes on.", 'Bert chooses you. Your flip goes on.'],
    ['Seat 0 and Seat 1 exchange a card.', 'You and Bert exchange a card.'],
    ['Seat 0 gives the Fool to Seat 1 and gets the Elder.', 'You give the Fool to Bert and get the Elder.'],
    ['Seat 0 plays the Judge, chooses Seat 1 and says "Queen".', 'You play the Judge, choose Bert and say "Queen".'],
    ['Seat 1 wins the round: Seat 0 has nothing left to do.', 'Bert wins the round: you have nothing left to do.'],
    ['Seat 0 wins the round and gains 3 points.', 'You win the round and gain 3 points.'],
    ['Seat 0 can neither play a card nor flip the King.', 'You can neither play a card nor flip the King.'],
    [
      "No King's Hand stops the Assassin: Seat 0 assassinates Seat 1, and the flip is prevented.",
      "No King's Hand stops the Assassin: you assassinate Bert, and the flip is prevented.",
    ],
    ['Seat 0 loses the round, and Seat 1 wins the match.', 'You lose the round, and Bert wins the match.'],
    ['Seat 0 decides the order: Seat 0 picks first.', 'You decide the order: you pick first.'],
    ['Seat 0 does not hold the Elder.', 'You do not hold the Elder.'],
    ['Seat 0 rallies the Elder.', 'You rally the Elder.'],
    ['Round 2 begins. Seat 0 is the True King.', 'Round 2 begins. You are the True King.'],
    ['Chance makes Seat 0 the True King.', 'Chance makes you the True King.'],
    ['Turn 3: Seat 0.', 'Turn 3: you.'],
  ])('to the one it is about, "%s" reads "%s"', (about, told) => {
    expect(withNames(about, ['Anna', 'Bert'], 0)).toBe(told)
  })

  test('in a whole match no sentence to its reader has a verb for somebody else', () => {
    for (const beginning of BEGINNINGS) {
      const match = Match.start(imposterKings, { ...beginning, seed: 'to the reader' })
      if (isBlocked(match)) throw new Error(match.message)
      const random = seeded('the reader plays')
      const told: string[] = []
      while (!match.over && told.length < 400) {
        const seat = match.play.decider()
        const legal = match.legal(seat)
        const applied = match.apply(seat, legal[below(random, legal.length)] ?? { type: 'closeWindow' })
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        told.push(
          ...match.tell(applied.events, 0).map((event) => withNames(words.event(event), ['A', 'B', 'C', 'D'], 0)),
        )
      }
      expect(told.filter((text) => /\b[Yy]ou (?!as\b)[a-z]*[^s' ]s\b|\byou's|Seat \d/.test(text))).toEqual([])
    }
  })
})

describe('IK-18.4: the phase', () => {
  test('IK-20.11: flip, Assassin, King’s Hand go through reaction_assassin and reaction_kings_hand back to play', () => {
    const at = table(
      "court: Judge by 1 | seat 0: hand King's Hand; successor Elder | seat 1: hand Assassin, Queen | to act: 0",
    )
    const phases = () => [phaseOf(at.match.view(0)), phaseOf(at.match.view(SPECTATOR))]
    expect(phases()).toEqual(['play', 'play'])
    at.flip(0)
    expect(phases()).toEqual(['reaction_assassin', 'reaction_assassin'])
    at.claim(1, 'Assassin')
    expect(phases()).toEqual(['reaction_kings_hand', 'reaction_kings_hand'])
    at.claim(0, "King's Hand")
    expect(phases()).toEqual(['play', 'play'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('setting up, resolving an ability, mustering, the end', () => {
    const deal = table('deal: rest')
    expect(phaseOf(deal.match.view(1))).toBe('setup')
    const soldier = table('seat 0: hand Soldier, Fool | seat 1: hand Queen | to act: 0').play(0, 'Soldier')
    expect(phaseOf(soldier.match.view(1))).toBe('resolving')
    const muster = table('deal: rest | true king: 0', { options: { mode: 'expansion' } }).player(0, 0)
    expect(phaseOf(muster.match.view(0))).toBe('mustering')
    const last = table(
      'court: Queen by 1 | seat 0: hand Fool; king down | seat 1: hand Elder | scores: 0 6 | to act: 0',
    )
    expect(phaseOf(last.match.view(0))).toBe('game_over')
  })
})
