import {
  type Action,
  below,
  between,
  blocked,
  type Claiming,
  type ClaimResult,
  defineActions,
  defineEvents,
  defineGame,
  type EventJson,
  everyone,
  type Facts,
  flag,
  type Game,
  type Hits,
  type Json,
  kit,
  NO_FACTS,
  named,
  oneOf,
  only,
  type Parts,
  type Play,
  type Prompt,
  type Random,
  type Seat,
  seat,
  shown,
  shuffle,
  type Table,
  type Visit,
  whole,
  without,
  yesNo,
} from '@riposte/kernel'
import type { Knowledge } from '../../src/index.ts'
import { plainWords } from './messages.ts'

/**
 * A small card game with everything in it that can leak: hidden hands, draws, a window, a secret choice of all at once, a
 * look at another's card, and a record of who has looked. Whoever plays a card scores, unless somebody snatches it with a
 * card of the same rank.
 */
export interface Magpie {
  pub: {
    active: Seat
    counts: number[]
    discard: Rank[]
    scores: number[]
    deckSize: number
    /** Who has knocked, one bit each. */
    knocked: number
    /** Who has announced a pair and must show it now; -1: nobody. */
    announcer: Seat
    settled: boolean
    /** What everybody sees of it is a plant's doing. */
    shown: number
    /** What nobody is meant to see of it is a plant's doing, too. */
    shade: number
  }
  own: {
    hand: Rank[]
    /** What this seat has seen of the others' hands: for each seat, card by card; -1 where it has not looked. */
    known: number[][]
    wager: number
  }
  hidden: { deck: Rank[] }
  options: { handSize: number; order: 'in turn' | 'at once'; wagers: boolean }
  view: {
    active: Seat
    counts: number[]
    discard: Rank[]
    scores: number[]
    deckSize: number
    knocked: number
    announcer: Seat
    shown: number
    hand: Rank[] | null
    known: number[][] | null
    wager: number
  }
}

type Rank = number

/** One mistake each. Every one of them was made in some implementation of some game. */
export type Plant =
  | 'a prompt that depends on a hand'
  | 'a private fact that depends on the hand of another'
  | 'a private fact that depends on the own hand'
  | 'a list in the order of hidden cards'
  | 'a public number that follows a hidden card'
  | 'a question put only to holders of two copies'
  | 'a counter that changes without an event'
  | 'knowledge recorded without an event'
  | 'a question skipped for those who hold nothing'
  | 'a refusal that depends on the hand of another'
  | 'a revealing event that is not marked'
  | 'an event that only some hands cause'
  | 'decision ids that count hidden things'
  | 'a secret in the locals of a flow'
  | 'a secret put on the table by the set-up'
  | 'a resampling that ignores what was seen'
  | 'a resampling that makes a question impossible'

const RANKS = ['crow', 'jay', 'rook', 'raven']
const COPIES = 5
const rank = named('rank', RANKS)
const place = whole('place', 0, 3)

const actions = defineActions({
  play: { place },
  peek: { seat, place },
  announce: {},
  show: { rank },
  pass: {},
  snatch: { place },
  wager: { amount: whole('amount', 0, 2) },
  knock: {},
})

const hasPair = (hand: readonly Rank[]) => hand.some((card, at) => hand.indexOf(card) !== at)

function makeMagpie(plant: Plant | null): Game<Magpie> {
  const planted = (name: Plant) => plant === name
  const { flow, question, window, ref, refs } = kit<Magpie>()

  const events = defineEvents({
    drew: [
      { rule: 'MP-1', reveals: true },
      { seat, 'rank?': rank, ...(planted('a public number that follows a hidden card') && { back: rank }) },
    ],
    wagered: [{ rule: 'MP-2' }],
    peeked: [
      { rule: 'MP-3', reveals: true },
      { seat, at: seat, place, 'rank?': rank },
    ],
    announced: [{ rule: 'MP-4' }, { seat }],
    played: [
      { rule: 'MP-5', reveals: !planted('a revealing event that is not marked') },
      { seat, place, rank },
    ],
    shown: [
      { rule: 'MP-4', reveals: true },
      { seat, place, rank },
    ],
    snatched: [
      { rule: 'MP-6', reveals: true },
      { seat, place, rank },
    ],
    missed: [
      { rule: 'MP-6', reveals: true },
      { seat, place, rank },
    ],
    scored: [{ rule: 'MP-5' }, { seat }],
    knocked: [{ rule: 'MP-7' }, { seat }],
    smiled: [{ rule: 'MP-1' }, { seat }],
    settled: [
      { rule: 'MP-8', reveals: true },
      { seat, amount: whole('amount', 0, 2) },
    ],
  })

  // ---- the table -----------------------------------------------------------------------------------------------------

  const draw = (x: Table<Magpie>, to: Seat) => {
    while (x.own[to].hand.length < x.options.handSize && x.hidden.deck.length > 0) {
      const [card] = x.hidden.deck.splice(below(x.random, x.hidden.deck.length), 1)
      x.own[to].hand.push(card)
      x.pub.counts[to]++
      x.pub.deckSize--
      for (let by = 0; by < x.seats; by++) {
        if (by === to) continue
        const isSeen = planted('knowledge recorded without an event') && by === (to + 1) % x.seats
        x.own[by].known[to].push(isSeen ? card : -1)
      }
      x.whisper(only(to), events.drew, { seat: to, rank: card, back: card })
      if (planted('a counter that changes without an event') && card > 1) x.pub.shown++
      if (planted('an event that only some hands cause') && hasPair(x.own[to].hand)) x.tell(events.smiled, { seat: to })
    }
    if (planted('a list in the order of hidden cards')) {
      const strength = x.own.map(({ hand }) => hand.reduce((sum, card) => sum + card, 0))
      const order = strength.map((_, at) => at).sort((a, b) => strength[b] - strength[a] || a - b)
      x.pub.shown = order.reduce((sum, at) => sum * x.seats + at, 0)
    }
    if (planted('decision ids that count hidden things') && hasPair(x.own[to].hand)) {
      const machine = x as unknown as { asked: number }
      machine.asked++
    }
  }

  const lay = (x: Table<Magpie>, from: Seat, at: number): Rank => {
    const [card] = x.own[from].hand.splice(at, 1)
    for (let by = 0; by < x.seats; by++) if (by !== from) x.own[by].known[from].splice(at, 1)
    x.pub.counts[from]--
    x.pub.discard.push(card)
    return card
  }

  // ---- questions -----------------------------------------------------------------------------------------------------

  const act = question<Facts & { readonly peeked: number; readonly hint: number }>('act', {
    rule: 'MP-5',
    takes: [actions.play, actions.peek, actions.announce],
    about: planted('a prompt that depends on a hand') ? { hint: flag } : { 'hint?': flag },
    legal(pub, mine, me, arg, out) {
      for (let at = 0; at < mine.hand.length; at++) out.add(actions.play.of(at))
      if (hasPair(mine.hand)) out.add(actions.announce.of())
      if (arg.peeked === 1) return
      for (let other = 0; other < pub.counts.length; other++) {
        if (other !== me) for (let at = 0; at < pub.counts[other]; at++) out.add(actions.peek.of(other, at))
      }
    },
    why(pub, mine, _me, _arg, action) {
      const sneer = planted('a refusal that depends on the hand of another') && pub.shade > 1 ? ' Ha!' : ''
      if (actions.announce.is(action)) return blocked('noPair', 'MP-4', `You hold no pair.${sneer}`)
      if (actions.peek.is(action)) return blocked('noLook', 'MP-3', `You cannot look there.${sneer}`)
      return mine.hand.length > actions.play.place(action)
        ? null
        : blocked('noCard', 'MP-5', `You have no card in that place.${sneer}`)
    },
  })

  const show = question('show', {
    rule: 'MP-4',
    takes: [actions.show],
    legal(_pub, mine, _me, _arg, out) {
      for (let card = 0; card < RANKS.length; card++) {
        if (mine.hand.indexOf(card) !== mine.hand.lastIndexOf(card)) out.add(actions.show.of(card))
      }
    },
  })

  const react = question<Prompt<Played>>('react', {
    rule: 'MP-6',
    takes: [actions.pass, actions.snatch],
    legal(_pub, mine, _me, _arg, out) {
      out.add(actions.pass.of())
      for (let at = 0; at < mine.hand.length; at++) out.add(actions.snatch.of(at))
    },
    decisive: (action) => actions.snatch.is(action),
    timeout: () => actions.pass.of(),
  })

  const declare = question('declare', {
    rule: 'MP-1',
    takes: [actions.pass],
    legal: (_pub, _mine, _me, _arg, out) => out.add(actions.pass.of()),
  })

  const wager = question('wager', {
    rule: 'MP-2',
    takes: [actions.wager],
    secret: true,
    legal(_pub, _mine, _me, _arg, out) {
      for (let amount = 0; amount <= 2; amount++) out.add(actions.wager.of(amount))
    },
  })

  // ---- the window ----------------------------------------------------------------------------------------------------

  type Played = Facts & { readonly by: Seat; readonly rank: Rank }

  interface Snatching extends Claiming {
    local: { readonly seat: Seat; readonly rank: Rank; readonly at: number }
    steps: { lay: void }
    result: ClaimResult
  }
  const snatching = ref<Snatching>('snatching')

  const answerable = (order: 'in turn' | 'at once') =>
    ({
      rule: 'MP-6',
      shown: shown({ by: seat, rank }, (played: Played) => played),
      order,
      asked: (pub: Magpie['pub'], { by }: Played) => {
        let asked = without(everyone(pub.counts.length), by)
        if (planted('a question skipped for those who hold nothing')) asked &= pub.shade
        return asked
      },
      first: (pub: Magpie['pub'], { by }: Played) => (by + 1) % pub.counts.length,
      offered: (pub: Magpie['pub'], _trigger: Played, at: Seat) => (pub.counts[at] > 0 ? 1 : 0),
      question: react,
      claimed: (action: Action) => (actions.snatch.is(action) ? 0 : -1),
      claim: snatching,
      whenStopped: 'closes',
    }) as const
  const inTurn = window<Played>('snatchInTurn', answerable('in turn'))
  const atOnce = window<Played>('snatchAtOnce', answerable('at once'))

  const snatchingFlow = flow<Snatching>('snatching', {
    rule: 'MP-6',
    shown: {},
    start: 'lay',
    local: ({ trigger, seat, action }) => ({ seat, rank: trigger.rank, at: actions.snatch.place(action) }),
    steps: {
      lay(x) {
        const { seat, at } = x.local
        const card = lay(x, seat, at)
        const stands = card === x.local.rank
        x.tell(stands ? events.snatched : events.missed, { seat, place: at, rank: card })
        x.pub.scores[seat] += stands ? 2 : -1
        draw(x, seat)
        return x.done(stands ? 'stands' : 'false')
      },
    },
  })

  interface Declaring {
    args: { readonly seat: Seat }
    local: { readonly seat: Seat }
    steps: { ask: void; declared: Action }
    result: void
  }
  const declaring = planted('a question put only to holders of two copies')
    ? flow<Declaring>('declaring', {
        start: 'ask',
        local: ({ seat }) => ({ seat }),
        steps: {
          ask: (x) => x.ask(declare, x.local.seat, NO_FACTS, 'declared'),
          declared: (x) => x.done(),
        },
      })
    : null

  // ---- a turn --------------------------------------------------------------------------------------------------------

  interface Turn {
    args: { readonly seat: Seat }
    local: { readonly seat: Seat; peeked: number; secret: number }
    steps: {
      begin: void
      choose: void
      chosen: Action
      show: void
      shown: Action
      answered: Hits
      draw: void
      end: void
    }
    result: void
  }
  const turn = flow<Turn>('turn', {
    rule: 'MP-5',
    shown: {},
    start: 'begin',
    local: ({ seat }) => ({ seat, peeked: 0, secret: 0 }),
    steps: {
      begin(x) {
        const next = x.own[(x.local.seat + 1) % x.seats].hand
        if (planted('a secret in the locals of a flow')) x.local.secret = next[0] ?? 0
        if (planted('a refusal that depends on the hand of another')) x.pub.shade = next[0] ?? 0
        return x.goto('choose')
      },
      choose(x) {
        const next = x.own[(x.local.seat + 1) % x.seats].hand
        const isHint =
          planted('a prompt that depends on a hand') || planted('a private fact that depends on the hand of another')
            ? hasPair(next)
            : planted('a private fact that depends on the own hand') && hasPair(x.own[x.local.seat].hand)
        return x.ask(act, x.local.seat, { peeked: x.local.peeked, hint: isHint ? 1 : 0 }, 'chosen')
      },
      chosen(x, action) {
        const { seat } = x.local
        if (actions.peek.is(action)) {
          const [at, place] = [actions.peek.seat(action), actions.peek.place(action)]
          x.own[seat].known[at][place] = x.own[at].hand[place]
          x.whisper(only(seat), events.peeked, { seat, at, place, rank: x.own[at].hand[place] })
          x.local.peeked = 1
          return x.goto('choose')
        }
        if (actions.announce.is(action)) {
          x.pub.announcer = seat
          x.tell(events.announced, { seat })
          return x.goto('show')
        }
        const place = actions.play.place(action)
        const card = lay(x, seat, place)
        x.tell(events.played, { seat, place, rank: card })
        if (planted('a question skipped for those who hold nothing')) {
          x.pub.shade = x.own.reduce((holders, { hand }, at) => (hand.includes(card) ? holders | only(at) : holders), 0)
        }
        return x.call(x.options.order === 'in turn' ? inTurn : atOnce, { by: seat, rank: card }, 'answered')
      },
      show: (x) => x.ask(show, x.local.seat, NO_FACTS, 'shown'),
      shown(x, action) {
        const { seat } = x.local
        const card = actions.show.rank(action)
        for (let copies = 0; copies < 2; copies++) {
          const at = x.own[seat].hand.lastIndexOf(card)
          lay(x, seat, at)
          x.tell(events.shown, { seat, place: at, rank: card })
        }
        x.pub.announcer = -1
        x.pub.scores[seat] += 2
        return x.goto('draw')
      },
      answered(x, hits) {
        if (hits.length === 0) {
          x.pub.scores[x.local.seat]++
          x.tell(events.scored, { seat: x.local.seat })
        }
        return x.goto('draw')
      },
      draw(x) {
        const { seat } = x.local
        draw(x, seat)
        if (declaring !== null && hasPair(x.own[seat].hand)) return x.call(declaring, { seat }, 'end')
        return x.goto('end')
      },
      end: (x) => x.done(),
    },
  })

  // ---- the match -----------------------------------------------------------------------------------------------------

  interface Wagers {
    args: Record<never, never>
    local: Record<never, never>
    steps: { ask: void; made: readonly Action[] }
    result: void
  }
  const wagers = flow<Wagers>('wagers', {
    rule: 'MP-2',
    shown: {},
    start: 'ask',
    local: () => ({}),
    blocks: { standing: 'all', why: blocked('wagersFirst', 'MP-7', 'Not while wagers are made.') },
    steps: {
      ask: (x) => x.askAll(wager, everyone(x.seats), NO_FACTS, 'made'),
      made(x, answers) {
        for (let at = 0; at < x.seats; at++) x.own[at].wager = actions.wager.amount(answers[at])
        x.tell(events.wagered)
        return x.done()
      },
    },
  })

  interface Knock extends Visit {
    local: { readonly seat: Seat }
    steps: { knock: void }
  }
  const knock = flow<Knock>('knock', {
    rule: 'MP-7',
    shown: {},
    start: 'knock',
    local: ({ seat }) => ({ seat }),
    steps: {
      knock(x) {
        x.pub.knocked |= only(x.local.seat)
        x.tell(events.knocked, { seat: x.local.seat })
        return x.done()
      },
    },
  })

  interface Root {
    args: Record<never, never>
    local: Record<never, never>
    steps: { deal: void; turn: void; next: void; settle: void }
    result: void
  }
  const root = flow<Root>('match', {
    start: 'deal',
    local: () => ({}),
    standing: [
      {
        name: 'knock',
        rule: 'MP-7',
        takes: [actions.knock],
        legal(pub, _mine, me, out) {
          if ((pub.knocked & only(me)) === 0) out.add(actions.knock.of())
        },
        flow: knock,
      },
    ],
    steps: {
      deal(x) {
        for (let at = 0; at < x.seats; at++) draw(x, at)
        if (planted('a secret put on the table by the set-up')) x.pub.shown = x.own[x.seats - 1].hand[0]
        return x.options.wagers ? x.call(wagers, {}, 'turn') : x.goto('turn')
      },
      turn(x) {
        if (x.pub.deckSize === 0) return x.goto('settle')
        return x.call(turn, { seat: x.pub.active }, 'next')
      },
      next(x) {
        x.pub.active = (x.pub.active + 1) % x.seats
        return x.goto('turn')
      },
      settle(x) {
        for (let at = 0; at < x.seats && x.options.wagers; at++) {
          x.tell(events.settled, { seat: at, amount: x.own[at].wager })
          x.pub.scores[at] += x.own[at].wager * (x.pub.scores[at] > 3 ? 1 : -1)
        }
        x.pub.settled = true
        return x.done()
      },
    },
  })

  // ---- other worlds --------------------------------------------------------------------------------------------------

  const resample = (parts: Parts<Magpie>, observer: Seat, random: Random) => {
    const { own, hidden, pub } = parts
    const isFixed = (at: Seat, place: number) =>
      at === observer ||
      (observer >= 0 && own[observer].known[at][place] >= 0 && !planted('a resampling that ignores what was seen'))
    const pool = [...hidden.deck]
    own.forEach(({ hand }, at) => {
      pool.push(...hand.filter((_, place) => !isFixed(at, place)))
    })
    const mustHoldPair = planted('a resampling that makes a question impossible') ? -1 : pub.announcer
    for (let tries = 0; tries < 200; tries++) {
      shuffle(random, pool)
      let next = 0
      const hands = own.map(({ hand }, at) => hand.map((card, place) => (isFixed(at, place) ? card : pool[next++])))
      if (mustHoldPair >= 0 && !hasPair(hands[mustHoldPair])) continue
      hands.forEach((hand, at) => {
        own[at].hand = hand
      })
      hidden.deck = pool.slice(next)
      break
    }
    own.forEach((mine, by) => {
      if (by === observer) return
      // What the others have looked at is theirs to know; where they have looked is not hidden.
      mine.known = mine.known.map((hand, at) => hand.map((seen, place) => (seen < 0 ? -1 : own[at].hand[place])))
      if (mine.wager >= 0) mine.wager = below(random, 3)
    })
  }

  const game = defineGame<Magpie>(
    {
      id: plant === null ? 'magpie' : `magpie with ${plant}`,
      name: 'Magpie',
      version: 1,
      seats: { min: 2, max: 4 },
      options: {
        handSize: between('MP-1', 'Cards in a hand.', 2, 4, 3),
        order: oneOf('MP-6', 'Who may snatch first.', ['in turn', 'at once'] as const, 'in turn'),
        wagers: yesNo('MP-2', 'Whether wagers are made.', true),
      },
      refuse: ({ handSize }, seats) =>
        handSize * seats > 14 ? blocked('tooFewCards', 'MP-1', 'There are not enough cards for that.') : null,
      actions,
      events,
      flows: [root, wagers, turn, knock, inTurn, atOnce, snatchingFlow, ...(declaring === null ? [] : [declaring])],
      questions: [act, show, react, declare, wager],
      root,
      setup: (_options, seats) => ({
        pub: {
          active: 0,
          counts: new Array<number>(seats).fill(0),
          discard: [],
          scores: new Array<number>(seats).fill(0),
          deckSize: RANKS.length * COPIES,
          knocked: 0,
          announcer: -1,
          settled: false,
          shown: 0,
          shade: 0,
        },
        own: Array.from({ length: seats }, () => ({
          hand: [],
          known: Array.from({ length: seats }, () => []),
          wager: -1,
        })),
        hidden: { deck: Array.from({ length: RANKS.length * COPIES }, (_, card) => card % RANKS.length) },
        args: {},
      }),
      view: (pub, mine) => ({
        active: pub.active,
        counts: pub.counts,
        discard: pub.discard,
        scores: pub.scores,
        deckSize: pub.deckSize,
        knocked: pub.knocked,
        announcer: pub.announcer,
        shown: pub.shown,
        hand: mine?.hand ?? null,
        known: mine?.known ?? null,
        wager: mine?.wager ?? -1,
      }),
      reveal: (parts) => ({ hands: parts.own.map(({ hand }) => hand), deck: parts.hidden.deck }),
      resample,
      outcome(pub) {
        if (!pub.settled) return null
        const most = Math.max(...pub.scores)
        return { winners: pub.scores.flatMap((score, at) => (score === most ? [at] : [])), scores: pub.scores }
      },
      copy: ({ pub, own, hidden }) => ({
        pub: { ...pub, counts: pub.counts.slice(), discard: pub.discard.slice(), scores: pub.scores.slice() },
        own: own.map(({ hand, known, wager }) => ({
          hand: hand.slice(),
          known: known.map((seen) => seen.slice()),
          wager,
        })),
        hidden: { deck: hidden.deck.slice() },
      }),
    },
    refs,
  )
  return { ...game, words: plainWords(game) }
}

export const magpie = makeMagpie(null)

/** A game of one's own, with a mistake in it or without. */
export function magpieWith(plant: Plant | null): Game<Magpie> {
  return makeMagpie(plant)
}

/** What a seat knows of the others' cards, from nothing but what it was told. */
function rebuilt(told: readonly EventJson[], me: Seat, seats: number): Json {
  const known = Array.from({ length: seats }, () => [] as number[])
  for (const event of told) {
    const from = Number(event.at ?? event.seat)
    if (event.type === 'drew' && from !== me) known[from].push(-1)
    if (event.type === 'peeked' && event.seat === me) {
      known[from][Number(event.place)] = RANKS.indexOf(event.rank as string)
    }
    if (['played', 'shown', 'snatched', 'missed'].includes(event.type) && from !== me) {
      known[from].splice(Number(event.place), 1)
    }
  }
  return known
}

export const knowledge: Knowledge<Magpie> = {
  recorded: (play, me) => play.own[me].known,
  rebuilt: (told, me, first) => rebuilt(told, me, first.view.counts.length),
  contradiction(play: Play<Magpie>, me) {
    for (let at = 0; at < play.seats; at++) {
      const untrue = play.own[me].known[at].findIndex((seen, place) => seen >= 0 && seen !== play.own[at].hand[place])
      if (untrue >= 0) return `card ${untrue} of seat ${at} is not the one it has seen`
    }
    return null
  },
}
