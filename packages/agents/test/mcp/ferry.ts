import { randomBot } from '@riposte/bots'
import {
  type Action,
  blocked,
  defineActions,
  defineEvents,
  defineGame,
  flag,
  kit,
  type MessagesOf,
  NO_FACTS,
  optional,
  type Seat,
  type Standing,
  type Visit,
  whole,
} from '@riposte/kernel'
import { gameEntry } from '@riposte/server'

/**
 * A ferry that one loads, in more ways than can be listed, and the other then takes a price for or not. Agents know the
 * second question by a tool of its own, and anybody may blow the whistle, which nobody asks for.
 */
interface Ferry {
  pub: { trips: number; whistles: number }
  own: { wheat: number; salt: number }
  hidden: Record<never, never>
  options: Record<never, never>
  view: { trips: number; whistles: number; mine: Ferry['own'] | null }
}

const TRIPS = 2
const crates = whole('number', 0, 63)
const price = whole('price', 1, 9)
const actions = defineActions({
  load: { wheat: crates, salt: crates },
  respond: { accept: flag, price: optional(price) },
  whistle: { times: whole('number', 1, 3) },
})
const events = defineEvents({
  loaded: [{ rule: 'F-1' }, { crates: whole('number', 0, 127) }],
  responded: [{ rule: 'F-2' }, { accept: flag, price: optional(price) }],
  whistled: [{ rule: 'F-3' }, { times: whole('number', 1, 3) }],
})
const en: MessagesOf<typeof events, typeof actions> = {
  events: {
    loaded: '{$crates} crates are loaded.',
    responded: '.match $accept yes {{The load is taken for {$price}.}} * {{The load is refused.}}',
    whistled: 'The whistle blows {$times} times.',
  },
  actions: {
    load: 'Load {$wheat} of wheat and {$salt} of salt',
    respond: '.match $accept yes {{Take it for {$price}}} * {{Refuse it}}',
    whistle: 'Blow the whistle {$times} times',
  },
  questions: { loading: 'What do you load?', offer: 'Do you take the load?' },
}
const { flow, question, refs } = kit<Ferry>()

const loading = question('loading', {
  rule: 'F-1',
  takes: [actions.load],
  forms: [
    {
      action: actions.load,
      domain(_pub, mine, _seat, _arg, filled, out) {
        const [wheat] = filled
        // Whoever takes all of the wheat has room for no more than one of salt.
        const [least, most] = wheat === undefined ? [0, mine.wheat] : wheat === mine.wheat ? [1, 1] : [0, mine.salt]
        for (let number = least; number <= most; number++) out.push(number)
      },
    },
  ],
})

const offer = question('offer', {
  rule: 'F-2',
  takes: [actions.respond],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.respond.of(0, 0))
    for (let paid = 1; paid <= 9; paid++) out.add(actions.respond.of(1, paid))
  },
  why: (_pub, _mine, _seat, _arg, action) =>
    actions.respond.accept(action) === 1 && actions.respond.price(action) === 0
      ? blocked('noPrice', 'F-2', 'Whoever accepts names a price.')
      : null,
})

interface Whistle extends Visit {
  local: { readonly times: number }
  steps: { blow: void }
}
const whistling = flow<Whistle>('whistling', {
  rule: 'F-3',
  start: 'blow',
  local: ({ action }) => ({ times: actions.whistle.times(action) }),
  steps: {
    blow(x) {
      x.pub.whistles++
      x.tell(events.whistled, { times: x.local.times })
      return x.done()
    },
  },
})
const whistle: Standing<Ferry> = {
  name: 'whistle',
  rule: 'F-3',
  takes: [actions.whistle],
  legal(_pub, _mine, _seat, out) {
    for (let times = 0; times < 3; times++) out.add(actions.whistle.of(times))
  },
  flow: whistling,
}

const root = flow<{
  args: object
  local: object
  steps: { load: void; loaded: Action; offer: void; responded: Action }
  result: void
}>('root', {
  rule: 'F-1',
  start: 'load',
  standing: [whistle],
  local: () => ({}),
  steps: {
    load: (x) => x.ask(loading, 0 as Seat, NO_FACTS, 'loaded'),
    loaded(x, action) {
      x.tell(events.loaded, { crates: actions.load.wheat(action) + actions.load.salt(action) })
      return x.goto('offer')
    },
    offer: (x) => x.ask(offer, 1 as Seat, NO_FACTS, 'responded'),
    responded(x, action) {
      x.tell(events.responded, { accept: actions.respond.accept(action), price: actions.respond.price(action) })
      x.pub.trips++
      return x.pub.trips < TRIPS ? x.goto('load') : x.done()
    },
  },
})

export const ferry = gameEntry({
  game: defineGame<Ferry>(
    {
      id: 'ferry',
      name: 'Ferry',
      version: 1,
      seats: { min: 2, max: 2 },
      options: {},
      actions,
      events,
      flows: [root, whistling],
      questions: [loading, offer],
      root,
      setup: () => ({
        pub: { trips: 0, whistles: 0 },
        own: [
          { wheat: 40, salt: 30 },
          { wheat: 3, salt: 1 },
        ],
        hidden: {},
        args: {},
      }),
      view: ({ trips, whistles }, mine) => ({ trips, whistles, mine }),
      reveal: ({ own }) => own.map(({ wheat, salt }) => ({ wheat, salt })),
      resample() {},
      words: { en },
      outcome: ({ trips }) => (trips < TRIPS ? null : { winners: [1], scores: [0, 1] }),
      tools: [
        {
          name: 'respond_to_offer',
          says: 'Takes the load for a price, or refuses it.',
          answers: ['offer'],
          actions: [actions.respond],
        },
      ],
    },
    refs,
  ),
  bots: { random: randomBot },
  rulebook: () => [
    { id: 'F-1', section: 'Loading', text: 'Load crates of **wheat** and salt.' },
    { id: 'F-2', section: 'The offer', text: 'Whoever accepts the load names a price.' },
  ],
})
