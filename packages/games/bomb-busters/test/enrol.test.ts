import { amount, enrol } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'

// The other missions are put to the same test one by one (missions.test.ts).
const optionSets = [{ mission: 1 }, { mission: 8 }, { mission: 8, captain: 'first' }]

enrol({ describe, test, expect }, bombBusters, {
  leaks: { pairs: amount(60, 300), pairsPerMatch: amount(12, 80), optionSets },
  conform: { optionSets, oneIn: amount(9, 1) },
  source: { module: new URL('../src/index.ts', import.meta.url).href, name: 'bombBusters' },
})
