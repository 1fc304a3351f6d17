import {
  type Action,
  type Answers,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  kit,
  NO_FACTS,
  only,
  shuffle,
  whole,
} from '@riposte/kernel'

/** A toy: everybody plays one of three cards at once, the highest takes a point; then one seat bets in a wide form. */
interface HighCard {
  pub: { scores: number[]; cards: number }
  own: { hand: number[] }
  hidden: Record<never, never>
  options: Record<never, never>
  view: { scores: number[]; hand: number[] | null }
}

const card = whole('card', 0, 11)
const actions = defineActions({ play: { card }, bet: { high: card, low: card } })
const events = defineEvents({ bet: [{ rule: 'HC-3.1' }, { high: card, low: card }] })
const { flow, question } = kit<HighCard>()

const choose = question('choose', {
  rule: 'HC-2.1',
  takes: [actions.play],
  legal(_pub, mine, _seat, _arg, out) {
    for (const held of mine.hand) out.add(actions.play.of(held))
  },
})
const bet = question('bet', {
  rule: 'HC-3.1',
  takes: [actions.bet],
  forms: [
    {
      action: actions.bet,
      domain(_pub, _mine, _seat, _arg, filled, out) {
        for (let value = 0; value < (filled.length === 0 ? 12 : filled[0] + 1); value++) out.push(value)
      },
    },
  ],
})

interface Rounds {
  args: Record<never, never>
  local: Record<never, never>
  steps: { ask: void; show: Answers; askBet: void; placed: Action }
  result: void
}
const rounds = flow<Rounds>('rounds', {
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.askAll(choose, everyone(x.seats), NO_FACTS, 'show'),
    show(x, answers) {
      const cards = answers.map((answer) => actions.play.card(answer))
      cards.forEach((played, at) => {
        x.own[at].hand = x.own[at].hand.filter((held) => held !== played)
      })
      x.pub.scores[cards.indexOf(Math.max(...cards))]++
      x.pub.cards--
      return x.pub.cards > 0 ? x.goto('ask') : x.goto('askBet')
    },
    askBet: (x) => x.ask(bet, 0, NO_FACTS, 'placed'),
    placed(x, action) {
      x.whisper(only(0), events.bet, { high: actions.bet.high(action), low: actions.bet.low(action) })
      return x.done()
    },
  },
})

export const highCard = defineGame<HighCard>({
  id: 'high-card',
  name: 'High Card',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  actions,
  events,
  flows: [rounds],
  questions: [choose, bet],
  root: rounds,
  setup(_options, seats, random) {
    const deck = Array.from({ length: 12 }, (_, at) => at)
    shuffle(random, deck)
    return {
      pub: { scores: new Array<number>(seats).fill(0), cards: 3 },
      own: Array.from({ length: seats }, () => ({ hand: deck.splice(0, 3) })),
      hidden: {},
      args: {},
    }
  },
  view: (pub, mine) => ({ scores: pub.scores, hand: mine?.hand ?? null }),
  reveal: () => null,
  resample() {},
  outcome: (pub) => (pub.cards > 0 ? null : { winners: [], scores: pub.scores }),
})
