import { amount, enrol, type Knowledge } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { dune } from '../src/index.ts'
import type { Dune } from '../src/state.ts'
import { everyCardOnce, everySpiceCardOnce, knowledgeIsTrue, leadersInOnePlace } from './invariants/always.ts'

/** What has to be true in worlds that are only imagined as well: everything in its place, and all that anybody knows. */
const ALSO_IMAGINED = [everyCardOnce, everySpiceCardOnce, leadersInOnePlace, knowledgeIsTrue]

const knowledge: Knowledge<Dune> = {
  recorded: () => null,
  rebuilt: () => null,
  contradiction(play) {
    for (const holds of ALSO_IMAGINED) {
      const wrong = holds(play)
      if (wrong !== true) return String(wrong)
    }
    return null
  },
}

const BASIC = { mode: 'basic', extraCards: true }
const ADVANCED = { mode: 'advanced', extraCards: true }

enrol({ describe, test, expect }, dune, {
  // Everything is looked at in every state, which takes its time: two turns have all there is to look at. The extra cards
  // only add to what is asked, so one game without them shows what they change.
  conform: {
    oneIn: amount(24, 1),
    optionSets: [
      { mode: 'basic', maxTurns: 1 },
      { ...ADVANCED, maxTurns: 2 },
    ],
  },
  // The first game is looked at all along, so it is the shortest; of the others some states, down to the last turns.
  leaks: {
    optionSets: [
      { mode: 'advanced', maxTurns: 1 },
      { ...BASIC, maxTurns: 3 },
      { ...ADVANCED, maxTurns: 3 },
      { ...ADVANCED, maxTurns: 9, killRevivable: true, truthtranceFreeQuestions: true },
      { ...BASIC, maxTurns: 6, bgWorthlessBasic: true, twoPlayerAlliances: true },
    ],
    pairs: amount(200, 2500),
    pairsPerMatch: amount(25, 80),
    openings: amount(2, 8),
    knowledge,
    forgets: true,
  },
  source: { module: new URL('../src/index.ts', import.meta.url), name: 'dune' },
  timeout: 120_000,
})
