import { enrol } from '@riposte/testkit'
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
    optionSets: [{}, { mode: 'expansion' }, { mode: 'expansion', ...OPTIONAL }].map((set) => ({
      ...set,
      targetScore: 3,
    })),
  },
  leaks: { optionSets, pairs: 4500, openings: 8, knowledge, forgets: true },
  source: { module: new URL('../src/index.ts', import.meta.url), name: 'imposterKings' },
  timeout: 120_000,
})
