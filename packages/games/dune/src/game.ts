import { defineGame } from '@riposte/kernel'
import { actions } from './actions.ts'
import { FACTION_IDS } from './data/factions.ts'
import { talk } from './deals/wording.ts'
import { decisionKinds } from './decision-kinds.ts'
import { events } from './events.ts'
import { tooLate } from './karama/window.ts'
import { asked, refs } from './kit.ts'
import { momentFlow } from './moments.ts'
import { optionTable, refuse } from './options.ts'
import { parts } from './parts.ts'
import { emptyTable } from './phases/setup/empty-table.ts'
import { readNotation } from './phases/setup/notation.ts'
import { gameFlow } from './phases/turn.ts'
import { resample } from './resample.ts'
import { reveal } from './reveal.ts'
import { copyPosition, type Dune } from './state.ts'
import { tools } from './tools.ts'
import { view } from './view.ts'
import { en } from './words/en/index.ts'

/** Dune, assembled. */
export const dune = defineGame<Dune>(
  {
    id: 'dune',
    name: 'Dune',
    version: 2,
    seats: { min: 2, max: 6 },
    options: optionTable,
    refuse,
    actions,
    events,
    flows: [gameFlow, momentFlow, ...parts.flatMap(({ flows }) => flows ?? [])],
    questions: parts.flatMap(({ questions }) => questions ?? []),
    root: gameFlow,
    setup(options, seats, random, from) {
      if (from === null) return { ...emptyTable(options, seats, random), args: null }
      const { position, midway } = readNotation(options, seats, random, from)
      return { ...position, args: midway }
    },
    seatNames: (pub) => pub.factionOf.map((faction) => FACTION_IDS[faction]),
    seatKind: 'faction',
    turn: (pub) => pub.turn,
    view: (pub, mine, observer, _options, once) => view(pub, mine, observer, once),
    reveal: (position) => reveal(position),
    resample: (position, observer, random) => resample(position, observer, random),
    outcome(pub) {
      if (pub.result === null) return null
      const winners = pub.result.winners.map((faction) => pub.seatOf[faction])
      return { winners, scores: pub.factionOf.map((_, seat) => (winners.includes(seat) ? 1 : 0)) }
    },
    decisionKinds,
    // IN-3.4, IN-8.3: in storm order; before there is one, by seats.
    order: ({ order, seatOf, factionOf }) =>
      order.length === 0 ? factionOf.map((_, seat) => seat) : order.map((faction) => seatOf[faction]),
    late: tooLate,
    talk,
    tools,
    copy: copyPosition,
    words: { en },
  },
  refs,
  asked,
)
