import {
  type Action,
  blocked,
  type Claiming,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  type Facts,
  type Hits,
  kit,
  NO_FACTS,
  named,
  only,
  type Parts,
  type Prompt,
  type Seat,
  SPECTATOR,
  seat,
  shuffle,
  type Table,
  whole,
  without,
  yesNo,
} from '../../src/index.ts'

/**
 * The proving ground for windows that ask everybody at once: abilities that a Karama cancels before they give what they
 * give, by whoever comes first; a worthless card played as a Karama, which a real one prevents; two abilities in one window.
 */
export interface Karama {
  pub: {
    round: number
    /** Cards in each hand. */
    counts: number[]
    /** Per hand, the cards that everybody knows to be in it. */
    known: Cards[]
    discard: Cards
    /** The rounds, one bit each, in which Atreides have seen the card that was up. */
    looked: number
    over: boolean
  }
  own: {
    hand: Cards
    /** Cards that this seat has looked at where they lie. */
    seen: Cards
  }
  hidden: { deck: number[]; sold: number[] }
  options: { joint: boolean }
  view: Karama['pub'] & { hand: Cards | null; seen: Cards | null }
}

/** A set of cards, one bit each. */
type Cards = number

export const ATREIDES = 0
export const BENE_GESSERIT = 1
export const HARKONNEN = 2
export const EMPEROR = 3
const SEATS = 4
const ROUNDS = 3

const CARDS = (
  'karama-1 karama-2 karama-3 baliset jubba-cloak kulon la-la-la ' +
  'crysknife maula-pistol lasgun shield snooper hajr truthtrance'
).split(' ')
const REAL: Cards = 0b111
const WORTHLESS: Cards = 0b1111000

/** AT-5 and HK-8 of the table of abilities, and who uses them. */
const LOOK = 0
const TOP_CARD = 1
const USER = [ATREIDES, HARKONNEN]

const card = named('card', CARDS)
const ability = named('ability', ['look', 'topCard'])

const actions = defineActions({
  look: {},
  decline: {},
  pass: {},
  useKarama: { card, ability },
  prevent: { card },
})
const events = defineEvents({
  declared: [{ rule: 'IN-1.10' }, { look: whole('count', 0, 1), topCard: whole('count', 0, 1) }],
  karamaUsed: [
    { rule: 'IN-2.4', reveals: true },
    { seat, card, ability },
  ],
  shownAsKarama: [
    { rule: 'IN-7.2', reveals: true },
    { seat, card },
  ],
  prevented: [
    { rule: 'IN-7.3', reveals: true },
    { seat, card },
  ],
  looked: [
    { rule: 'IN-3.7', reveals: true },
    { seat, 'card?': card },
  ],
  drawn: [
    { rule: 'IN-3.7', reveals: true },
    { seat, 'card?': card },
  ],
  cancelled: [{ rule: 'IN-1.7' }, { seat, ability }],
})

const { flow, question, window, ref, refs } = kit<Karama>()

/** A claim is an ability hit, with a real Karama or with a worthless card. */
const REAL_CLAIM = 0
const WORTHLESS_CLAIM = 1
const claimOn = (hit: number, kind: number) => hit * 2 + kind
const abilityOf = (claim: number) => claim >> 1

function cardsIn(cards: Cards): number[] {
  return CARDS.map((_, at) => at).filter((at) => cards & (1 << at))
}

/** IN-3.1: by what everybody knows. `kind`: the cards that would do. */
function couldHold(pub: Karama['pub'], holder: Seat, kind: Cards): boolean {
  const known = pub.known[holder]
  if (pub.counts[holder] === cardsIn(known).length && (known & kind) === 0) return false
  let elsewhere = pub.discard
  for (let other = 0; other < SEATS; other++) if (other !== holder) elsewhere |= pub.known[other]
  return (kind & ~elsewhere) !== 0
}

function spend(x: Table<Karama>, holder: Seat, spent: number) {
  x.own[holder].hand &= ~(1 << spent)
  x.pub.known[holder] &= ~(1 << spent)
  x.pub.counts[holder]--
  x.pub.discard |= 1 << spent
}

// ---- the nested window ------------------------------------------------------------------------------------------------

type Shown = Facts & { readonly user: Seat }

const preventQuestion = question<Prompt<Shown>>('prevent', {
  rule: 'IN-7.2',
  takes: [actions.pass, actions.prevent],
  about: { user: seat, offered: whole('claims', 0, 1) },
  legal(_pub, mine, _seat, _arg, out) {
    out.add(actions.pass.of())
    for (const held of cardsIn(mine.hand & REAL)) out.add(actions.prevent.of(held))
  },
  why: () => blocked('noKarama', 'IN-7.2', 'Only a real Karama from your hand prevents this.'),
  timeout: () => actions.pass.of(),
  decisive: (action) => !actions.pass.is(action),
})

interface Preventing extends Claiming {
  local: { readonly seat: Seat; readonly card: number }
  steps: { show: void }
}
const preventing = flow<Preventing>('preventing', {
  rule: 'IN-1.8',
  shown: {},
  start: 'show',
  local: ({ seat: preventer, action }) => ({ seat: preventer, card: actions.prevent.card(action) }),
  steps: {
    show(x) {
      spend(x, x.local.seat, x.local.card)
      x.tell(events.prevented, { seat: x.local.seat, card: x.local.card })
      return x.done('stands')
    },
  },
})

const preventWindow = window<Shown>('preventWindow', {
  rule: 'IN-7.2',
  shown: {},
  order: 'at once',
  asked: (_pub, trigger) => without(everyone(SEATS), trigger.user),
  offered: (pub, _trigger, asked) => (couldHold(pub, asked, REAL) ? 1 : 0),
  question: preventQuestion,
  claimed: (action) => (actions.pass.is(action) ? -1 : 0),
  claim: preventing,
  whenStopped: 'closes',
})

// ---- the outer window -------------------------------------------------------------------------------------------------

type Used = Facts & { readonly abilities: number }

const respond = question<Prompt<Used>>('respond', {
  rule: 'IN-2.3',
  takes: [actions.pass, actions.useKarama],
  about: { abilities: whole('abilities', 0, 3), offered: whole('claims', 0, 15) },
  legal(_pub, mine, _seat, { offered }, out) {
    out.add(actions.pass.of())
    for (const hit of [LOOK, TOP_CARD]) {
      if (offered & (1 << claimOn(hit, REAL_CLAIM))) {
        for (const held of cardsIn(mine.hand & REAL)) out.add(actions.useKarama.of(held, hit))
      }
      if (offered & (1 << claimOn(hit, WORTHLESS_CLAIM))) {
        for (const held of cardsIn(mine.hand & WORTHLESS)) out.add(actions.useKarama.of(held, hit))
      }
    }
  },
  why(_pub, mine, _seat, _arg, action) {
    if (mine.hand & (1 << actions.useKarama.card(action))) return null
    return blocked('notInHand', 'IN-2.3', 'You do not have that card.')
  },
  timeout: () => actions.pass.of(),
  decisive: (action) => !actions.pass.is(action),
})

interface Using extends Claiming {
  local: { readonly seat: Seat; readonly ability: number; readonly card: number }
  steps: { show: void; answered: Hits; discard: void }
}
const using = ref<Using>('using')

const cancelWindow = window<Used>('cancelWindow', {
  rule: 'IN-2.2',
  shown: {},
  order: 'at once',
  asked: () => everyone(SEATS),
  offered(pub, { abilities }, asked, _options, hits) {
    let claims = 0
    for (const used of [LOOK, TOP_CARD]) {
      if ((abilities & (1 << used)) === 0) continue
      if (USER[used] === asked) continue // IN-1.6
      if (hits.some((hit) => abilityOf(hit.claim) === used)) continue // IN-3.6
      if (couldHold(pub, asked, REAL)) claims |= 1 << claimOn(used, REAL_CLAIM)
      if (asked === BENE_GESSERIT && couldHold(pub, asked, WORTHLESS)) claims |= 1 << claimOn(used, WORTHLESS_CLAIM)
    }
    return claims
  },
  question: respond,
  claimed(action) {
    if (actions.pass.is(action)) return -1
    const kind = (1 << actions.useKarama.card(action)) & WORTHLESS ? WORTHLESS_CLAIM : REAL_CLAIM
    return claimOn(actions.useKarama.ability(action), kind)
  },
  claim: using,
  whenStopped: 'goes on', // IN-7.4
  bars: () => (1 << claimOn(LOOK, WORTHLESS_CLAIM)) | (1 << claimOn(TOP_CARD, WORTHLESS_CLAIM)),
  goesOnAfterHit: ({ abilities }, hits) => hits.length < cardsIn(abilities).length, // IN-3.10
})

const usingFlow = flow<Using>('using', {
  rule: 'IN-1.2',
  shown: {},
  start: 'show',
  local: ({ seat: user, action }) => ({
    seat: user,
    ability: actions.useKarama.ability(action),
    card: actions.useKarama.card(action),
  }),
  steps: {
    show(x) {
      const { seat: user, card: shown } = x.local
      if ((1 << shown) & REAL) return x.goto('discard')
      x.pub.known[user] |= 1 << shown
      x.tell(events.shownAsKarama, { seat: user, card: shown })
      return x.call(preventWindow, { user }, 'answered')
    },
    answered: (x, hits) => (hits.length > 0 ? x.done('stopped') : x.goto('discard')), // IN-7.3
    discard(x) {
      spend(x, x.local.seat, x.local.card)
      x.tell(events.karamaUsed, { seat: x.local.seat, card: x.local.card, ability: x.local.ability })
      return x.done('stands')
    },
  },
})

// ---- the game around it -----------------------------------------------------------------------------------------------

const declareQuestion = question('declareLook', {
  rule: 'AT-5',
  takes: [actions.look, actions.decline],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.look.of())
    out.add(actions.decline.of())
  },
  timeout: () => actions.decline.of(),
})

interface Bidding {
  args: Record<never, never>
  local: { abilities: number }
  steps: { declare: void; declared: Action; closed: Hits; sell: void }
  result: void
}
const bidding = flow<Bidding>('bidding', {
  rule: 'DU-8.1',
  shown: {},
  start: 'declare',
  local: () => ({ abilities: 0 }),
  steps: {
    declare: (x) => x.ask(declareQuestion, ATREIDES, NO_FACTS, 'declared'),
    declared(x, action) {
      const looks = actions.look.is(action)
      x.local.abilities = (looks ? 1 << LOOK : 0) | (x.options.joint ? 1 << TOP_CARD : 0)
      if (x.local.abilities === 0) return x.goto('sell') // IN-4.1
      x.tell(events.declared, { look: looks ? 1 : 0, topCard: x.options.joint ? 1 : 0 })
      return x.call(cancelWindow, { abilities: x.local.abilities }, 'closed')
    },
    closed(x, hits) {
      for (const used of [LOOK, TOP_CARD]) {
        if ((x.local.abilities & (1 << used)) === 0) continue
        const user = USER[used]
        if (hits.some((hit) => abilityOf(hit.claim) === used)) x.tell(events.cancelled, { seat: user, ability: used })
        else if (used === LOOK) {
          x.pub.looked |= 1 << x.pub.round
          x.own[user].seen |= 1 << x.hidden.deck[0]
          x.whisper(only(user), events.looked, { seat: user, card: x.hidden.deck[0] })
        } else {
          const [drawn] = x.hidden.deck.splice(-1)
          x.own[user].hand |= 1 << drawn
          x.pub.counts[user]++
          x.whisper(only(user), events.drawn, { seat: user, card: drawn })
        }
      }
      return x.goto('sell')
    },
    sell(x) {
      x.hidden.sold.push(...x.hidden.deck.splice(0, 1))
      x.pub.round++
      if (x.pub.round < ROUNDS) return x.goto('declare')
      x.pub.over = true
      return x.done()
    },
  },
})

/** Hands in seat order, then the deck: `snooper / kulon karama-1 / karama-2 / hajr / shield lasgun …`. */
function readDeal(from: string): { hands: Cards[]; deck: number[] } {
  const [deck, ...hands] = from
    .split('/')
    .map((part) =>
      part
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => CARDS.indexOf(name)),
    )
    .reverse()
  return { hands: hands.reverse().map((hand) => hand.reduce((cards, held) => cards | (1 << held), 0)), deck }
}

function dealAgain(parts: Parts<Karama>, observer: Seat, random: Parameters<typeof shuffle>[0]) {
  const { pub, own, hidden } = parts
  const seen = observer === SPECTATOR ? 0 : own[observer].seen
  const isFixed = (lying: number) => (seen & (1 << lying)) !== 0
  const pool = [...hidden.deck, ...hidden.sold].filter((lying) => !isFixed(lying))
  for (let other = 0; other < SEATS; other++) {
    if (other !== observer) pool.push(...cardsIn(own[other].hand & ~pub.known[other]))
  }
  shuffle(random, pool)
  const next = () => pool.splice(-1)[0]
  for (let other = 0; other < SEATS; other++) {
    if (other === observer) continue
    const unknown = pub.counts[other] - cardsIn(pub.known[other]).length
    own[other] = { hand: pub.known[other], seen: 0 }
    for (let i = 0; i < unknown; i++) own[other].hand |= 1 << next()
  }
  for (const pile of [hidden.deck, hidden.sold]) {
    for (let at = 0; at < pile.length; at++) if (!isFixed(pile[at])) pile[at] = next()
  }
  const inOrder = [...hidden.sold, ...hidden.deck]
  own[ATREIDES].seen = inOrder.reduce((cards, lying, at) => (pub.looked & (1 << at) ? cards | (1 << lying) : cards), 0)
}

export const karama = defineGame<Karama>(
  {
    id: 'karama',
    name: 'Karama',
    version: 1,
    seats: { min: SEATS, max: SEATS },
    options: { joint: yesNo('IN-3.6', 'The extra card of Harkonnen comes up with every look of Atreides', false) },
    actions,
    events,
    flows: [bidding, cancelWindow, usingFlow, preventWindow, preventing],
    questions: [declareQuestion, respond, preventQuestion],
    root: bidding,
    setup(_options, seats, random, from) {
      const cards = CARDS.map((_, at) => at)
      shuffle(random, cards)
      const hands = Array.from({ length: seats }, () => cards.splice(-2).reduce((hand, held) => hand | (1 << held), 0))
      const dealt = from === null ? { hands, deck: cards } : readDeal(from)
      return {
        pub: {
          round: 0,
          counts: dealt.hands.map((hand) => cardsIn(hand).length),
          known: dealt.hands.map(() => 0),
          discard: 0,
          looked: 0,
          over: false,
        },
        own: dealt.hands.map((hand) => ({ hand, seen: 0 })),
        hidden: { deck: dealt.deck, sold: [] },
        args: {},
      }
    },
    view: (pub, mine) => ({ ...pub, hand: mine?.hand ?? null, seen: mine?.seen ?? null }),
    reveal: (parts) => ({ hands: parts.own.map((own) => own.hand), deck: parts.hidden.deck }),
    resample: dealAgain,
    outcome(pub) {
      if (!pub.over) return null
      const most = Math.max(...pub.counts)
      return { winners: pub.counts.flatMap((count, at) => (count === most ? [at] : [])), scores: pub.counts }
    },
  },
  refs,
)
