import {
  type Action,
  type Answers,
  below,
  between,
  blocked,
  type Claiming,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  flag,
  type Hits,
  kit,
  NO_FACTS,
  NO_HITS,
  named,
  only,
  type Seat,
  seat,
  shown,
  shuffle,
  whole,
  without,
  yesNo,
} from '@riposte/kernel'

/**
 * A toy for tests: everybody plays a card at once, the highest takes a point and may boast. Where the point may be
 * snatched, the others are asked first, one after another, and whoever holds the 1 gets it.
 */
interface HighCard {
  pub: { scores: number[]; round: number; held: number[] }
  own: { hand: number[] }
  hidden: { deck: number[] }
  options: { cards: number; boasting: boolean; snatching: boolean }
  view: { scores: number[]; round: number; held: number[]; hand: number[] | null }
}

const card = whole('card', 1, 12)
const style = named('style', ['boldly', 'slyly'])
const actions = defineActions({ play: { card }, boast: { loudly: flag }, letIt: {}, snatch: { from: seat, style } })
const events = defineEvents({
  dealt: [
    { rule: 'HC-1.1', reveals: true },
    { seat, 'card?': card },
  ],
  played: [
    { rule: 'HC-2.2', reveals: true },
    { seat, card },
  ],
  point: [{ rule: 'HC-2.3' }, { seat }],
  boasted: [{ rule: 'HC-3.1' }, { seat, loudly: flag }],
  snatched: [{ rule: 'HC-4.1' }, { seat, 'snatched-from': seat, 'in-style': style }],
})
const { flow, question, window } = kit<HighCard>()

const choose = question('choose', {
  rule: 'HC-2.1',
  takes: [actions.play],
  secret: true,
  seen: 'who',
  legal(_pub, mine, _seat, _arg, out) {
    for (const held of mine.hand) out.add(actions.play.of(held - 1))
  },
  why: () => blocked('notHeld', 'HC-2.1', 'You do not hold that card.'),
  timeout: (_pub, mine) => actions.play.of(Math.min(...mine.hand) - 1),
})
const boast = question('boast', {
  rule: 'HC-3.1',
  takes: [actions.boast],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.boast.of(0))
    out.add(actions.boast.of(1))
  },
})

type Point = { readonly winner: Seat }
const snatchOrNot = question<Point & { readonly offered: number }>('snatchOrNot', {
  rule: 'HC-4.1',
  about: { winner: seat },
  takes: [actions.letIt, actions.snatch],
  legal(_pub, _mine, _seat, { winner }, out) {
    out.add(actions.letIt.of())
    for (const how of [0, 1]) out.add(actions.snatch.of(winner, how))
  },
})
const snatching = flow<Claiming & { local: { seat: Seat; action: Action; winner: Seat }; steps: { judge: void } }>(
  'snatching',
  {
    start: 'judge',
    local: ({ seat: by, action, trigger }) => ({ seat: by, action, winner: trigger.winner }),
    steps: {
      judge(x) {
        if (!x.own[x.local.seat].hand.includes(1)) return x.done('false')
        x.tell(events.snatched, {
          seat: x.local.seat,
          'snatched-from': x.local.winner,
          'in-style': actions.snatch.style(x.local.action),
        })
        return x.done('stands')
      },
    },
  },
)
const snatchWindow = window<Point>('snatchWindow', {
  rule: 'HC-4.1',
  order: 'in turn',
  shown: shown({ winner: seat }, ({ winner }: Point) => ({ winner })),
  asked: (pub, { winner }) => without(everyone(pub.held.length), winner),
  first: (_pub, { winner }) => winner,
  offered: () => 1,
  question: snatchOrNot,
  claimed: (action) => (actions.snatch.is(action) ? 0 : -1),
  claim: snatching,
  whenStopped: 'closes',
})

interface Rounds {
  args: Record<never, never>
  local: { winner: Seat }
  steps: { deal: void; begin: void; ask: void; show: Answers; point: Hits; askBoast: void; boasted: Action }
  result: void
}
const rounds = flow<Rounds>('rounds', {
  start: 'deal',
  local: () => ({ winner: -1 }),
  steps: {
    deal(x) {
      for (let at = 0; at < x.seats; at++)
        for (const held of x.own[at].hand) x.whisper(only(at), events.dealt, { seat: at, card: held - 1 })
      return x.goto('begin')
    },
    begin: (x) => (x.pub.held[0] === 0 ? x.done() : x.goto('ask')),
    ask: (x) => x.askAll(choose, everyone(x.seats), NO_FACTS, 'show'),
    show(x, answers) {
      const cards = answers.map((answer) => actions.play.card(answer) + 1)
      x.pub.round++
      cards.forEach((played, at) => {
        x.own[at].hand = x.own[at].hand.filter((held) => held !== played)
        x.pub.held[at]--
        x.tell(events.played, { seat: at, card: played - 1 })
      })
      x.local.winner = cards.indexOf(Math.max(...cards))
      if (x.options.snatching) return x.call(snatchWindow, { winner: x.local.winner }, 'point')
      return x.goto('point', NO_HITS)
    },
    point(x, hits) {
      if (hits.length > 0) x.local.winner = hits[0].seat
      x.pub.scores[x.local.winner]++
      x.tell(events.point, { seat: x.local.winner })
      return x.options.boasting ? x.goto('askBoast') : x.goto('begin')
    },
    askBoast: (x) => x.ask(boast, x.local.winner, NO_FACTS, 'boasted'),
    boasted(x, action) {
      x.tell(events.boasted, { seat: x.local.winner, loudly: actions.boast.loudly(action) })
      return x.goto('begin')
    },
  },
})

function readHand(text: string): number[] {
  const hand = text.split(' ').map(Number)
  if (hand.some(Number.isNaN)) throw new Error(`the hand ${JSON.stringify(text)} is not a list of cards`)
  return hand
}

/** Changed: the deal draws once more, as a changed rule might, so that recorded matches go otherwise. */
export const highCard = (version = 1, changed = false) =>
  defineGame<HighCard>({
    id: 'high-card',
    name: 'High Card',
    version,
    seats: { min: 2, max: 4 },
    options: {
      cards: between('HC-1.1', 'cards in hand', 1, 3, 3),
      boasting: yesNo('HC-3.1', 'the winner may boast', true),
      snatching: yesNo('HC-4.1', 'the others may snatch the point', false),
    },
    actions,
    events,
    flows: [rounds, snatchWindow, snatching],
    questions: [choose, boast, snatchOrNot],
    root: rounds,
    setup(options, seats, random, from) {
      const deck = Array.from({ length: 12 }, (_, at) => at + 1)
      shuffle(random, deck)
      if (changed) below(random, 2)
      const hands = from
        ? from.split('|').map((hand) => readHand(hand.trim()))
        : Array.from({ length: seats }, () => deck.splice(0, options.cards))
      return {
        pub: { scores: hands.map(() => 0), round: 0, held: hands.map((hand) => hand.length) },
        own: hands.map((hand) => ({ hand })),
        hidden: { deck },
        args: {},
      }
    },
    seatNames: (pub) => ['north', 'east', 'south', 'west'].slice(0, pub.held.length),
    view: (pub, mine) => ({ ...pub, hand: mine?.hand ?? null }),
    reveal: (parts) => ({ hands: parts.own.map((own) => own.hand) }),
    resample() {},
    outcome(pub) {
      if (pub.held[0] > 0) return null
      const best = Math.max(...pub.scores)
      return { winners: pub.scores.flatMap((score, at) => (score === best ? [at] : [])), scores: pub.scores }
    },
  })
