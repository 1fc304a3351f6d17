import {
  type Action,
  below,
  between,
  chance,
  defineActions,
  defineEvents,
  defineGame,
  flag,
  type Judgement,
  kit,
  NO_FACTS,
  whole,
  yesNo,
} from '@riposte/kernel'

/**
 * A toy about bluffing. The first seat holds a card that is strong in most deals; it says "strong" or gives up a little. The
 * second believes it or not. And a guess with a wide form, of which one answer is best.
 */
export interface PokerFace {
  pub: { claimed: boolean; worth: [number, number] | null }
  own: { strong: boolean }
  hidden: Record<never, never>
  options: { strongChance: number; wide: boolean }
  view: { claimed: boolean; strong: boolean | null }
}

const digit = whole('digit', 0, 15)
const actions = defineActions({
  claim: {},
  giveUp: {},
  believe: {},
  doubt: {},
  guess: { first: digit, second: digit, third: digit },
})
const events = defineEvents({
  claimed: [{ rule: 'PF-1' }],
  answered: [{ rule: 'PF-2', reveals: true }, { strong: flag }],
})
const { flow, question } = kit<PokerFace>()

const speak = question('speak', {
  rule: 'PF-1',
  takes: [actions.claim, actions.giveUp],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.giveUp.of())
    out.add(actions.claim.of())
  },
})
const listen = question('listen', {
  rule: 'PF-2',
  takes: [actions.believe, actions.doubt],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.doubt.of())
    out.add(actions.believe.of())
  },
})
const guess = question('guess', {
  rule: 'PF-3',
  takes: [actions.guess],
  forms: [
    {
      action: actions.guess,
      domain(_pub, _mine, _seat, _arg, _filled, out) {
        for (let value = 0; value < 16; value++) out.push(value)
      },
    },
  ],
})

interface Game {
  args: Record<never, never>
  local: Record<never, never>
  steps: { begin: void; said: Action; ask: void; heard: Action; guessed: Action }
  result: void
}

const rounds = flow<Game>('game', {
  start: 'begin',
  local: () => ({}),
  steps: {
    begin: (x) => (x.options.wide ? x.ask(guess, 0, NO_FACTS, 'guessed') : x.ask(speak, 0, NO_FACTS, 'said')),
    said(x, action) {
      if (actions.giveUp.is(action)) {
        x.pub.worth = [0.4, 0.6]
        return x.done()
      }
      x.pub.claimed = true
      x.tell(events.claimed)
      return x.goto('ask')
    },
    ask: (x) => x.ask(listen, 1, NO_FACTS, 'heard'),
    heard(x, action) {
      const { strong } = x.own[0]
      x.tell(events.answered, { strong: Number(strong) })
      if (actions.believe.is(action)) x.pub.worth = [0.7, 0.3]
      else x.pub.worth = strong ? [1, 0] : [0, 1]
      return x.done()
    },
    guessed(x, action) {
      const { first, second } = actions.guess
      const worth = (first(action) + second(action)) / 30
      x.pub.worth = [worth, 1 - worth]
      return x.done()
    },
  },
})

export const pokerFace = defineGame<PokerFace>({
  id: 'poker-face',
  name: 'Poker Face',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {
    strongChance: between('PF-0', 'In so many of a hundred deals the card is strong.', 0, 100, 85),
    wide: yesNo('PF-0', 'A guess in place of the bluff.', false),
  },
  actions,
  events,
  flows: [rounds],
  questions: [speak, listen, guess],
  root: rounds,
  setup: ({ strongChance }, _seats, random) => ({
    pub: { claimed: false, worth: null },
    own: [{ strong: below(random, 100) < strongChance }, { strong: false }],
    hidden: {},
    args: {},
  }),
  view: (pub, mine, observer) => ({ claimed: pub.claimed, strong: observer === 0 ? (mine?.strong ?? null) : null }),
  reveal: () => null,
  resample({ own }, observer, random, { strongChance }) {
    if (observer !== 0) own[0].strong = chance(random, strongChance / 100)
  },
  outcome: ({ worth }) => (worth === null ? null : { winners: [worth[0] > worth[1] ? 0 : 1], scores: worth }),
})

export const judgement: Judgement<PokerFace> = { worth: ({ pub }) => pub.worth }
