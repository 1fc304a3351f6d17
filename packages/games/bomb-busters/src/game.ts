import './equipment/index.ts'
import { defineGame, everyone, listed } from '@riposte/kernel'
import { actions } from './actions.ts'
import { voteWithPeople } from './bot/surrender.ts'
import { detectorFlow, detectorTileChoice } from './cuts/detector.ts'
import { talkiesWalkiesChoice, talkiesWalkiesFlow } from './equipment/talkies-walkies.ts'
import { usingFlow } from './equipment/using.ts'
import { events } from './events.ts'
import { asked, refs } from './kit.ts'
import { MISSIONS } from './missions/all.ts'
import { handOverMissions } from './missions/index.ts'
import { UNDECIDED, WIN } from './names.ts'
import { optionTable, refuse, seated } from './options.ts'
import { anytimeFlow } from './phases/anytime.ts'
import { runOutFlow, timer } from './phases/clock.ts'
import { instructionFlow } from './phases/instruction.ts'
import { missionFlow } from './phases/mission.ts'
import { confirmFlow, voteFlow } from './phases/surrender.ts'
import { spokenFlow, talk } from './phases/talk.ts'
import { turnFlow, turnQuestion } from './phases/turn.ts'
import { resample } from './resample.ts'
import { readNotation } from './setup/notation.ts'
import { emptyTable } from './setup/set-up.ts'
import { type BombBusters, copyPosition, wireAt } from './state.ts'
import { placeInfoToken, placingFlow } from './tokens/placing.ts'
import { view } from './view.ts'
import { wireText } from './wires.ts'
import { en } from './words/en/index.ts'

handOverMissions(MISSIONS)

/** Every flow and question of the missions' modules. Several missions may use the same module. */
const modules = MISSIONS.flatMap((mission) => mission.modules)
const moduleFlows = new Set(modules.flatMap(({ flows }) => flows))
const moduleQuestions = new Set(modules.flatMap(({ questions }) => questions))

/** Bomb Busters, assembled. */
export const bombBusters = defineGame<BombBusters>(
  {
    id: 'bomb-busters',
    name: 'Bomb Busters',
    version: 2,
    seats: { min: 2, max: 5 },
    options: optionTable(MISSIONS.map(({ id }) => id)),
    refuse,
    // BB-2.5
    shufflesSeats: ({ seating }) => seating === 'shuffled',
    seated,
    actions,
    events,
    flows: [
      missionFlow,
      placingFlow,
      turnFlow,
      detectorFlow,
      usingFlow,
      talkiesWalkiesFlow,
      anytimeFlow,
      runOutFlow,
      instructionFlow,
      spokenFlow,
      voteFlow,
      confirmFlow,
      ...moduleFlows,
    ],
    questions: [placeInfoToken, turnQuestion, detectorTileChoice, talkiesWalkiesChoice, ...moduleQuestions],
    root: missionFlow,
    setup(chosen, seats, random, from) {
      const { pub, own, hidden } =
        from === null ? emptyTable(chosen, seats, random) : readNotation(chosen, seats, random, from)
      return { pub, own, hidden, args: null }
    },
    view: (pub, mine, observer) => view(pub, mine, observer),
    reveal: (position) => ({
      hands: position.pub.players.map(({ shown }, seat) =>
        shown.map((_, place) => wireText(wireAt(position, seat, place))),
      ),
      aside: position.hidden.aside.map(wireText),
    }),
    resample: (position, observer, random) => resample(position, observer, random),
    outcome(pub) {
      if (pub.result === UNDECIDED) return null
      const seats = listed(everyone(pub.players.length))
      const won = pub.result === WIN
      return { winners: won ? seats : [], scores: seats.map(() => (won ? 1 : 0)) }
    },
    timer,
    talk,
    unasked: voteWithPeople,
    copy: copyPosition,
    words: { en },
  },
  refs,
  asked,
)
