import { defineGame, everyone, listed, type Random } from '@riposte/kernel'
import { actions } from './actions.ts'
import { cardFlows, moreCardQuestions } from './cards/index.ts'
import { cardQuestions } from './cards/questions.ts'
import { events } from './events.ts'
import { asked, refs } from './kit.ts'
import { cardText, NO_CARD } from './names.ts'
import { readNotation } from './notation.ts'
import { type Options, options, refuse } from './options.ts'
import { armyFlows, armyQuestions } from './phases/armies.ts'
import { assassinationFlow } from './phases/assassination.ts'
import { charismaticChoice, charismaticFlipFlow } from './phases/charismatic-leader.ts'
import { commitCards } from './phases/commit.ts'
import { flipFlow } from './phases/flip.ts'
import { squireChoice, tacticianChoice, tacticianFlipFlow } from './phases/master-tactician.ts'
import { matchFlow } from './phases/match.ts'
import { keepOrDeal, mulliganFlow } from './phases/mulligan.ts'
import { musterAction, musterFlow } from './phases/muster.ts'
import { FRESH, roundFlow } from './phases/round.ts'
import { signatureQuestions, signatureSelectionFlow } from './phases/signatures.ts'
import { antechamberTurn, mainTurn, turnFlow } from './phases/turn.ts'
import { abilityWindow, closeWindowFlow, foolWindow } from './reactions/ability.ts'
import { challengeFlow } from './reactions/challenge.ts'
import { reactionFlow } from './reactions/claim.ts'
import { counterAssassinWindow } from './reactions/counter-assassin.ts'
import { kingFlipWindow } from './reactions/king-flip.ts'
import { reactionPrompt } from './reactions/prompt.ts'
import { standingAnswerFlow } from './reactions/standing-answer.ts'
import { resample } from './resample.ts'
import { setUp } from './setup.ts'
import { copyPosition, type ImposterKings } from './state.ts'
import { view } from './view.ts'
import { en } from './words/en/index.ts'

function begin(chosen: Options, seats: number, random: Random, from: string | null) {
  if (from !== null) {
    const { from: stage, ...position } = readNotation(from, chosen, seats, random)
    return { ...position, args: { from: stage } }
  }
  return { ...setUp(chosen, seats, random), args: { from: FRESH } }
}

/** The Imposter Kings, assembled. */
export const imposterKings = defineGame<ImposterKings>(
  {
    id: 'imposter-kings',
    name: 'The Imposter Kings',
    version: 2,
    seats: { min: 2, max: 4 },
    options,
    refuse,
    actions,
    events,
    flows: [
      matchFlow,
      signatureSelectionFlow,
      roundFlow,
      musterFlow,
      mulliganFlow,
      turnFlow,
      flipFlow,
      charismaticFlipFlow,
      tacticianFlipFlow,
      ...armyFlows,
      assassinationFlow,
      challengeFlow,
      reactionFlow,
      abilityWindow,
      foolWindow,
      closeWindowFlow,
      kingFlipWindow,
      counterAssassinWindow,
      standingAnswerFlow,
      ...cardFlows,
    ],
    questions: [
      ...signatureQuestions,
      keepOrDeal,
      musterAction,
      commitCards,
      mainTurn,
      antechamberTurn,
      charismaticChoice,
      tacticianChoice,
      squireChoice,
      ...armyQuestions,
      reactionPrompt,
      ...cardQuestions,
      ...moreCardQuestions,
    ],
    root: matchFlow,
    setup: begin,
    turn: (pub) => pub.turn, // IK-21
    view: (pub, mine, observer, _options, once) => view(pub, mine, observer, once),
    reveal: ({ own, hidden }) => ({
      forgotten: hidden.forgotten === NO_CARD ? null : cardText(hidden.forgotten),
      seats: own.map((seat) => ({
        hand: seat.hand.map(cardText),
        successor: seat.successor === NO_CARD ? null : cardText(seat.successor),
        dungeon: seat.dungeon === NO_CARD ? null : cardText(seat.dungeon),
        squire: seat.squire === NO_CARD ? null : cardText(seat.squire),
        army: seat.army.map(cardText),
      })),
    }),
    resample: (position, observer, random) => resample(position, observer, random),
    outcome(pub) {
      if (!pub.over) return null
      const best = Math.max(...pub.scores)
      const winners = listed(everyone(pub.players.length)).filter((seat) => pub.scores[seat] === best)
      return { winners, scores: pub.scores.slice() }
    },
    copy: copyPosition,
    words: { en },
  },
  refs,
  asked,
)
