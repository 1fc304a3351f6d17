import { type Action, type Blocked, blocked, type Choices, type Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_IN_HAND, WINDOW_OPEN } from '../blocked.ts'
import { ATREIDES, BENE_GESSERIT, type Faction, FREMEN, HARKONNEN } from '../data/factions.ts'
import { LEADER_FACTION, LEADER_ID } from '../data/leaders.ts'
import { SPICE_CARD_ID, TERRITORY_CARDS } from '../data/spice.ts'
import { CARD_TYPE, EXTRA_CARDS, instancesOf, TRUTHTRANCE, TYPE_ID } from '../data/treachery.ts'
import { events } from '../events.ts'
import { cardOfType, discard, makeKnown } from '../hand.ts'
import { flow, question } from '../kit.ts'
import type { Part } from '../moments.ts'
import { SETUP } from '../names.ts'
import type { Pub } from '../state.ts'
import { ownOf } from '../treasury.ts'
import {
  ASKED_KINDS,
  type Asked,
  FREE_QUESTION,
  HAS_SPICE,
  HOLDS_CARD,
  HOLDS_KIND,
  IS_CAPTIVE,
  IS_TRAITOR,
  PREDICTS_FACTION,
  PREDICTS_TURN,
  SAW_SPICE_CARD,
  SAW_STORM_CARD,
  SAW_TREACHERY_CARD,
  truthOf,
} from './truthtrance-questions.ts'
import { learn } from './truthtrance-told.ts'

const { truthtrance, askTruth, answer } = actions

/** As much spice as can be asked about. */
const MOST_SPICE = 40

const ONE_FACT: Blocked = blocked(
  'oneFact',
  'R-45',
  'A question names one other player and one fact that the game can check.',
)

/** Every question that may be put to a player (IN-9.1). */
function listQuestions(pub: Pub, player: Faction, out: Choices): void {
  const add = (asked: number, card = -1, leader = -1, faction = -1, number = 0) =>
    out.add(askTruth.of(player, asked, card + 1, leader + 1, faction + 1, number))
  for (let type = 0; type < TYPE_ID.length; type++) {
    const [card] = instancesOf(type)
    if (EXTRA_CARDS.includes(card) && !pub.options.extraCards) continue
    add(HOLDS_CARD, card)
    if (player === ATREIDES && pub.auction !== null) add(SAW_TREACHERY_CARD, card)
  }
  for (let kind = 0; kind < ASKED_KINDS.length; kind++) add(HOLDS_KIND, -1, -1, -1, kind)
  for (let leader = 0; leader < LEADER_ID.length; leader++) {
    if (pub.seatOf[LEADER_FACTION[leader]] < 0) continue
    add(IS_TRAITOR, -1, leader)
    if (player === HARKONNEN && pub.advanced && LEADER_FACTION[leader] !== HARKONNEN) add(IS_CAPTIVE, -1, leader)
  }
  if (player === BENE_GESSERIT) {
    for (const faction of pub.factionOf) if (faction !== player) add(PREDICTS_FACTION, -1, -1, faction)
    for (let turn = 1; turn <= pub.options.maxTurns; turn++) add(PREDICTS_TURN, -1, -1, -1, turn)
  }
  for (let spice = 1; spice <= MOST_SPICE; spice++) add(HAS_SPICE, -1, -1, -1, spice)
  if (player === FREMEN && pub.stormCard)
    for (let value = 1; value <= 6; value++) add(SAW_STORM_CARD, -1, -1, -1, value)
  // All worms are one question.
  if (player === ATREIDES) {
    for (let card = 0; card < SPICE_CARD_ID.length && card <= TERRITORY_CARDS; card++) {
      add(SAW_SPICE_CARD, -1, -1, -1, card)
    }
  }
  if (pub.options.truthtranceFreeQuestions) add(FREE_QUESTION)
}

const questionQuestion = question<Record<string, never>>('askTruth', {
  rule: 'IN-9.1',
  takes: [askTruth],
  legal(pub, _mine, seat, _arg, out) {
    pub.factionOf.forEach((faction, other) => {
      if (other !== seat) listQuestions(pub, faction, out)
    })
  },
  why: () => ONE_FACT,
})

/** DU-19.46: a free question is answered on the player's honour. */
const answerQuestion = question<Record<string, never>>('answerTruth', {
  rule: 'R-43',
  takes: [answer],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(answer.of(0))
    out.add(answer.of(1))
  },
})

interface Asking extends Visit {
  local: { readonly seat: number; card: number; player: Faction; asked: Asked }
  steps: { play: void; ask: void; asked: Action; askFree: void; answered: Action }
}

const NOT_ASKED: Asked = { question: 0, card: -1, leader: -1, faction: -1, number: 0 }

/** IN-9.1, DU-15.9: the card is shown, the question put, the card discarded, and the game waits for the answer. */
const truthtranceFlow = flow<Asking>('truthtrance', {
  rule: 'IN-9.1',
  start: 'play',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ seat }) => ({ seat, card: -1, player: -1, asked: NOT_ASKED }),
  steps: {
    play(x) {
      const { local, pub } = x
      const faction = pub.factionOf[local.seat]
      local.card = cardOfType(ownOf(x, faction).hand, TRUTHTRANCE)
      makeKnown(pub, faction, local.card)
      x.tell(events.truthtrancePlayed, { faction, card: local.card })
      return x.goto('ask')
    },
    ask: (x) => x.ask(questionQuestion, x.local.seat, {}, 'asked'),
    asked(x, action) {
      const { local, pub } = x
      local.player = askTruth.player(action)
      local.asked = {
        question: askTruth.question(action),
        card: askTruth.card(action) - 1,
        leader: askTruth.leader(action) - 1,
        faction: askTruth.faction(action) - 1,
        number: askTruth.number(action),
      }
      const { question: asked, card, leader, faction, number } = local.asked
      const asker = pub.factionOf[local.seat]
      // a question that is refused never comes here, and the card stays.
      discard(x, asker, local.card)
      x.tell(events.truthtranceAsked, {
        faction: asker,
        player: local.player,
        question: asked,
        card: card + 1,
        leader: leader + 1,
        about: faction + 1,
        number,
      })
      if (asked === FREE_QUESTION) return x.goto('askFree')
      const isTrue = truthOf(pub, ownOf(x, local.player), local.asked)
      return x.goto('answered', answer.of(isTrue ? 1 : 0))
    },
    askFree: (x) => x.ask(answerQuestion, x.pub.seatOf[x.local.player], {}, 'answered'),
    answered(x, action) {
      const { player, asked } = x.local
      x.tell(events.truthtranceAnswered, { faction: player, answer: answer.yes(action) })
      learn(x, player, asked, answer.yes(action) === 1)
      return x.done()
    },
  },
})

export const truthtrancePart: Part = {
  flows: [truthtranceFlow],
  questions: [questionQuestion, answerQuestion],
  standing: [
    {
      name: 'truthtrance',
      rule: 'IN-9.1',
      takes: [truthtrance],
      flow: truthtranceFlow,
      legal(pub, mine, _seat, out) {
        if (pub.phase !== SETUP && mine.hand.some((card) => CARD_TYPE[card] === TRUTHTRANCE)) out.add(truthtrance.of())
      },
      why: () => NOT_IN_HAND,
    },
  ],
}
