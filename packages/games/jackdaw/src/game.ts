import { defineGame, shuffle } from '@riposte/kernel'
import { actions, events } from './actions.ts'
import { refs } from './kit.ts'
import { setUp } from './setup.ts'
import { snatchingFlow, questions as snatchingQuestions, snatchWindow } from './snatching.ts'
import type { Jackdaw } from './state.ts'
import { questions as turnQuestions, turns } from './turns.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'

export const jackdaw = defineGame<Jackdaw>(
  {
    id: 'jackdaw',
    name: 'Jackdaw',
    version: 1,
    seats: { min: 2, max: 5 },
    options: {},
    actions,
    events,
    flows: [turns, snatchWindow, snatchingFlow],
    questions: [...turnQuestions, ...snatchingQuestions],
    root: turns,
    setup: (_options, seats, random) => ({ ...setUp(seats, random), args: {} }),
    turn: (pub) => pub.turn,
    view: (pub, mine) => ({
      acting: pub.acting,
      played: pub.played === 0 ? null : pub.played,
      gone: pub.gone.slice(),
      hands: pub.hands.slice(),
      scores: pub.scores.slice(),
      mine: mine === null ? null : mine.hand.slice(),
    }),
    reveal: ({ own, hidden }) => ({ hands: own.map(({ hand }) => hand.slice()), rest: hidden.rest.slice() }),
    // Everything this observer has not seen is dealt anew: the hands of the others and what was never dealt.
    resample({ own, hidden }, observer, random) {
      const others = own.filter((_, seat) => seat !== observer)
      const pool = [...others.flatMap(({ hand }) => hand), ...hidden.rest].sort((a, b) => a - b)
      shuffle(random, pool)
      for (const other of others) other.hand = pool.splice(0, other.hand.length).sort((a, b) => a - b)
      hidden.rest = pool
    },
    // JD-4.1, JD-4.2
    outcome({ over, scores }) {
      if (!over) return null
      const best = Math.max(...scores)
      return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores }
    },
    words: { en, de },
  },
  refs,
)
