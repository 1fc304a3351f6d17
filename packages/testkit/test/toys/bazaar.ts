import {
  type Action,
  below,
  defineActions,
  defineEvents,
  defineGame,
  type Facts,
  flag,
  type Game,
  kit,
  NO_FACTS,
  only,
  type Parts,
  type Random,
  type Seat,
  seat,
  type Visit,
  whole,
  yesNo,
} from '@riposte/kernel'

/**
 * Gifts out of hidden purses: a decision too wide to be listed, a question that nobody else knows of, events that only
 * one seat learns of, and a standing decision.
 */
export interface Bazaar {
  pub: { active: Seat; turns: number; bows: number; isOver: boolean; purses: number[]; shade: number }
  own: { coins: number; banked: number }
  hidden: Record<never, never>
  options: { rich: boolean }
  view: { active: Seat; turns: number; bows: number; purses: number[]; coins: number | null; banked: number | null }
}

export type Plant =
  | 'a form that follows the purse of another'
  | 'a standing decision that is there only when another is poor'
  | 'a time-out that follows the purse of another'
  | 'a form that can be filled into a dead end'

const amount = whole('amount', 0, 8191)
const actions = defineActions({ give: { to: seat, amount, kindly: flag }, keep: {}, bank: {}, bow: {} })

function makeBazaar(plant: Plant | null): Game<Bazaar> {
  const planted = (name: Plant) => plant === name
  const { flow, question, refs } = kit<Bazaar>()

  const events = defineEvents({
    purse: [
      { rule: 'BZ-1', reveals: true },
      { seat, 'coins?': amount },
    ],
    gave: [
      { rule: 'BZ-2', reveals: true },
      { seat, to: seat, kindly: flag, 'amount?': amount },
    ],
    banked: [{ rule: 'BZ-3', secret: true }, { 'seat?': seat }],
    bowed: [{ rule: 'BZ-4' }, { seat }],
    counted: [
      { rule: 'BZ-5', reveals: true },
      { seat, coins: amount },
    ],
  })

  const give = question('give', {
    rule: 'BZ-2',
    takes: [actions.give],
    forms: [
      {
        action: actions.give,
        domain(pub, mine, me, _arg, filled, out) {
          if (filled.length === 0) {
            for (let to = 0; to < pub.purses.length; to++) if (to !== me) out.push(to)
          } else if (filled.length === 1) {
            const most = planted('a form that follows the purse of another')
              ? Math.min(mine.coins, pub.shade)
              : mine.coins
            for (let coins = 0; coins <= most; coins++) out.push(coins)
          } else if (!planted('a form that can be filled into a dead end') || filled[1] !== 1) {
            // Nobody can be kind with nothing.
            for (const kindly of filled[1] === 0 ? [0] : [0, 1]) out.push(kindly)
          }
        },
      },
    ],
    timeout(pub, _mine, me) {
      const coins = planted('a time-out that follows the purse of another') && pub.shade % 2 === 1 ? 1 : 0
      return actions.give.of((me + 1) % pub.purses.length, coins, 0)
    },
  })

  const keep = question<Facts>('keep', {
    rule: 'BZ-3',
    takes: [actions.keep, actions.bank],
    seen: 'nothing',
    secret: true,
    legal(_pub, _mine, _me, _arg, out) {
      out.add(actions.keep.of())
      out.add(actions.bank.of())
    },
  })

  interface Bow extends Visit {
    local: { readonly seat: Seat }
    steps: { bow: void }
  }
  const bow = flow<Bow>('bow', {
    rule: 'BZ-4',
    shown: {},
    start: 'bow',
    local: ({ seat }) => ({ seat }),
    steps: {
      bow(x) {
        x.pub.bows |= only(x.local.seat)
        x.tell(events.bowed, { seat: x.local.seat })
        return x.done()
      },
    },
  })

  interface Root {
    args: Record<never, never>
    local: { to: Seat; gift: number }
    steps: { begin: void; turn: void; give: void; given: Action; ask: void; kept: Action; count: void }
    result: void
  }
  const root = flow<Root>('market', {
    start: 'begin',
    local: () => ({ to: 0, gift: 0 }),
    standing: [
      {
        name: 'bow',
        rule: 'BZ-4',
        takes: [actions.bow],
        legal(pub, _mine, me, out) {
          if (planted('a standing decision that is there only when another is poor') && pub.shade > 4) return
          if ((pub.bows & only(me)) === 0) out.add(actions.bow.of())
        },
        flow: bow,
      },
    ],
    steps: {
      begin(x) {
        for (let at = 0; at < x.seats; at++) x.whisper(only(at), events.purse, { seat: at, coins: x.own[at].coins })
        return x.goto('turn')
      },
      turn(x) {
        if (plant !== null) x.pub.shade = x.own[(x.pub.active + 1) % x.seats].coins
        return x.pub.turns === 2 * x.seats ? x.goto('count') : x.goto('give')
      },
      give: (x) => x.ask(give, x.pub.active, NO_FACTS, 'given'),
      given(x, action) {
        const [from, to, coins] = [x.pub.active, actions.give.to(action), actions.give.amount(action)]
        x.own[from].coins -= coins
        x.own[to].coins += coins
        x.whisper(only(from) | only(to), events.gave, {
          seat: from,
          to,
          kindly: actions.give.kindly(action),
          amount: coins,
        })
        x.local.to = to
        return x.goto('ask')
      },
      ask: (x) => x.ask(keep, x.local.to, NO_FACTS, 'kept'),
      kept(x, action) {
        const { to } = x.local
        if (actions.bank.is(action)) {
          x.own[to].banked += x.own[to].coins
          x.own[to].coins = 0
          x.whisper(only(to), events.banked, { seat: to })
        }
        x.pub.turns++
        x.pub.active = (x.pub.active + 1) % x.seats
        return x.goto('turn')
      },
      count(x) {
        for (let at = 0; at < x.seats; at++) {
          x.pub.purses[at] = x.own[at].coins + x.own[at].banked
          x.tell(events.counted, { seat: at, coins: x.pub.purses[at] })
        }
        x.pub.isOver = true
        return x.done()
      },
    },
  })

  return defineGame<Bazaar>(
    {
      id: 'bazaar',
      name: 'Bazaar',
      version: 1,
      seats: { min: 2, max: 3 },
      options: { rich: yesNo('BZ-1', 'Whether purses hold thousands.', false) },
      actions,
      events,
      flows: [root, bow],
      questions: [give, keep],
      root,
      setup: ({ rich }, seats, random) => ({
        pub: { active: 0, turns: 0, bows: 0, isOver: false, purses: new Array<number>(seats).fill(0), shade: 0 },
        own: Array.from({ length: seats }, () => ({ coins: below(random, rich ? 2000 : 10), banked: 0 })),
        hidden: {},
        args: {},
      }),
      view: (pub, mine) => ({
        active: pub.active,
        turns: pub.turns,
        bows: pub.bows,
        purses: pub.purses,
        coins: mine?.coins ?? null,
        banked: mine?.banked ?? null,
      }),
      reveal: (parts) => ({ purses: parts.own.map(({ coins, banked }) => coins + banked) }),
      resample(parts: Parts<Bazaar>, observer, random: Random) {
        if (parts.pub.isOver) return
        parts.own.forEach((purse, at) => {
          if (at === observer) return
          const most = purse.coins + purse.banked
          purse.coins = below(random, most + 4)
          purse.banked = below(random, 4)
        })
      },
      outcome: (pub) => (pub.isOver ? { winners: [0], scores: pub.purses } : null),
    },
    refs,
  )
}

export const bazaar = makeBazaar(null)

/** A game of one's own, with a mistake in it or without. */
export function bazaarWith(plant: Plant | null): Game<Bazaar> {
  return makeBazaar(plant)
}
