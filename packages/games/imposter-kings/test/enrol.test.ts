import { amount, enrol } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { imposterKings } from '../src/index.ts'
import { knowledge } from './rebuild/knowledge.ts'
import { optionSets } from './rebuild/option-sets.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const OPTIONAL = { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] } as const

enrol({ describe, test, expect }, imposterKings, {
  // Every other set of options is inspected in enrol-options.test.ts.
  conform: {
    oneIn: amount(9, 1),
    optionSets: [{}, { mode: 'expansion' }, { mode: 'expansion', ...OPTIONAL }].map((set) => ({
      ...set,
      targetScore: 3,
    })),
  },
  // Enough to come to every set of options, also when each is looked at less often.
  leaks: {
    optionSets,
    pairs: amount(480, 4500),
    pairsPerMatch: amount(8, 80),
    openings: amount(2, 8),
    knowledge,
    forgets: true,
  },
  source: { module: new URL('../src/index.ts', import.meta.url), name: 'imposterKings' },
  timeout: 120_000,
})
