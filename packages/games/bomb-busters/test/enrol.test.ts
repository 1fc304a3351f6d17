import { enrol } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'

enrol({ describe, test, expect }, bombBusters, {
  leaks: { pairs: 400, combinations: 2 },
  conform: { combinations: 2 },
  steps: { matches: 400, except: ['missionAnytime.carryOut'] },
  source: { module: new URL('../src/index.ts', import.meta.url).href, name: 'bombBusters' },
})
