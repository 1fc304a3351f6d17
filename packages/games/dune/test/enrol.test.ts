import { enrol } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { dune } from '../src/index.ts'

const SHORT = { maxTurns: 2 }

enrol({ describe, test, expect }, dune, {
  conform: { optionSets: [SHORT, { ...SHORT, mode: 'basic' }, { ...SHORT, extraCards: true }] },
  leaks: { optionSets: [SHORT, { ...SHORT, mode: 'basic' }], pairs: 150 },
  source: { module: new URL('../src/index.ts', import.meta.url), name: 'dune' },
  timeout: 120_000,
})
