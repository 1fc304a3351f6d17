import { type Action, type Blocked, blocked, type Facts, type Seat, seat, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, missionForbids } from '../blocked.ts'
import { events } from '../events.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { type ByPlayers, forPlayers } from '../missions/mission.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { defineModule } from './module.ts'
import { noteNothingOpen } from './skipped-hand.ts'

/** BB-M65.1: the Number cards in front of each player. */
interface Hands {
  cards: { readonly value: Value; up: boolean }[][]
}

const hands = shelf<Hands>('personal-number-cards')

const NOT_YOUR_CARD = missionForbids('BB-M65.2', 'You can only cut numbers whose cards lie face up in front of you.')
const GIVE_AN_OPEN_CARD = blocked('notThatCard', 'BB-M65.4', 'Give a card that lies face up in front of you.')
const GIVE_TO_A_MATE = blocked('notThatPlayer', 'BB-M65.4', 'Give it to a teammate who has wires left.')

/** The numbers that lie face up in front of this player, from the lowest. */
function openCards(pub: Pub, holder: Seat): Value[] {
  const open = hands.pub(pub).cards[holder].filter(({ up }) => up)
  return open.map(({ value }) => value).sort((a, b) => a - b)
}

function recipients(pub: Pub, giver: Seat): Seat[] {
  const found: Seat[] = []
  for (let mate = 0; mate < pub.players.length; mate++) {
    if (mate !== giver && pub.players[mate].uncut > 0) found.push(mate)
  }
  return found
}

function canGive(pub: Pub, giver: Seat): boolean {
  return openCards(pub, giver).length > 0 && recipients(pub, giver).length > 0
}

/** BB-M65.1: how many cards a player has, the captain, and whoever sits to the captain's left. */
interface PersonalNumberCardsParameters {
  readonly perPlayer: ByPlayers<number>
  readonly captain: ByPlayers<number>
  readonly captainLeft: ByPlayers<number>
  readonly skipDial: number
}

/** BB-M65.1: how many cards each seat has. */
function sharesFor(given: PersonalNumberCardsParameters, { captain, players }: Pub): number[] {
  const share = (of: ByPlayers<number>) => forPlayers(of, players.length)
  const shares = players.map(() => share(given.perPlayer))
  shares[captain] = share(given.captain)
  shares[(captain + 1) % players.length] = share(given.captainLeft)
  return shares
}

type Giving = Facts & { readonly actor: Seat }

/** BB-M65.4 */
const handoffQuestion = question<Giving>('mission65CardHandoff', {
  rule: 'BB-M65.4',
  takes: [actions.mission65CardHandoff],
  about: { actor: seat },
  legal(pub, _mine, me, _about, out) {
    for (const value of openCards(pub, me)) {
      for (const mate of recipients(pub, me)) out.add(actions.mission65CardHandoff.of(value, mate))
    }
  },
  why(pub, _mine, me, _about, action): Blocked | null {
    const { cardId, recipientPlayerId } = actions.mission65CardHandoff
    if (!openCards(pub, me).includes(cardId(action))) return GIVE_AN_OPEN_CARD
    return recipients(pub, me).includes(recipientPlayerId(action)) ? null : GIVE_TO_A_MATE
  },
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: (pub, _mine, me) => actions.mission65CardHandoff.of(openCards(pub, me)[0], nextWithWires(pub, me)),
})

interface Handing {
  args: { readonly previous: Seat }
  local: { readonly previous: Seat; giver: Seat; hasGiven: boolean }
  steps: { next: void; ask: void; given: Action }
  result: void
}

const handoffFlow = flow<Handing>('cardHandoff', {
  rule: 'BB-M65.4',
  shown: {},
  start: 'next',
  local: ({ previous }) => ({ previous, giver: previous, hasGiven: false }),
  blocks: FORCED_FIRST,
  steps: {
    next(x) {
      const { local } = x
      local.giver = nextGiver(x.pub, local.previous, local.hasGiven)
      return local.giver < 0 ? x.done() : x.goto('ask')
    },
    ask: (x) => x.ask(handoffQuestion, x.local.giver, { actor: x.local.giver }, 'given'),
    given(x, action) {
      const { cardId, recipientPlayerId } = actions.mission65CardHandoff
      give(x, x.local.giver, cardId(action), recipientPlayerId(action))
      x.local.hasGiven = true
      return x.goto('next')
    },
  },
})

/** One card from whoever has just played; BB-M65.R2: all of them from players without wires. -1 when that is done. */
function nextGiver(pub: Pub, previous: Seat, hasGiven: boolean): Seat {
  if (!hasGiven && canGive(pub, previous)) return previous
  for (let i = 0; i < pub.players.length; i++) {
    const giver = (previous + i) % pub.players.length
    if (pub.players[giver].uncut === 0 && canGive(pub, giver)) return giver
  }
  return -1
}

function give(x: Table<BombBusters>, giver: Seat, value: Value, recipient: Seat): void {
  const { cards } = hands.pub(x.pub)
  cards[giver] = cards[giver].filter((card) => card.value !== value)
  cards[recipient] = [...cards[recipient], { value, up: true }]
  x.tell(events.cardHandedOn, { seat: giver, value, target: recipient })
}

/** BB-M65: everybody has Number cards and may only cut what lies there; a card goes on with every turn. */
export const personalNumberCards = defineModule('personal-number-cards', {
  make: (given: PersonalNumberCardsParameters) => ({
    setup(x) {
      const deck = Array.from({ length: 12 }, (_, at) => at + 1)
      shuffle(x.random, deck)
      const cards = sharesFor(given, x.pub).map((share) => deck.splice(0, share).map((value) => ({ value, up: true })))
      hands.put(x.pub, { cards })
      cards.forEach((dealt, holder) => {
        for (const { value } of dealt) x.tell(events.cardDealt, { seat: holder, value })
      })
    },
    value: (pub, _mine, holder, value) => (openCards(pub, holder).includes(value) ? null : NOT_YOUR_CARD),
    // BB-M65.3
    validated({ pub }, value) {
      for (const card of hands.pub(pub).cards.flat()) if (card.value === value) card.up = false
    },
    endTurn: (x, previous) =>
      nextGiver(x.pub, previous, false) < 0 ? null : { flow: handoffFlow, args: { previous } },
    skipped({ pub }, skipped) {
      noteNothingOpen(pub, skipped, (value) => openCards(pub, skipped).includes(value))
      return null
    },
    skipDial: given.skipDial,
  }),
  flows: [handoffFlow],
  questions: [handoffQuestion],
})
