import { describe, expect, test } from 'vitest'
import '../../src/index.ts'
import { missionOf } from '../../src/missions/index.ts'
import type { Hooks } from '../../src/modules/module.ts'

type Moment = 'setup' | 'validate' | 'resolve' | 'endTurn'

/** What a module may do at each of the four moments of BB-7.4. */
const AT: Readonly<Record<Moment, readonly (keyof Hooks)[]>> = {
  setup: ['setup', 'beforeDeal', 'fromBag', 'afterDeal'],
  validate: ['value', 'target', 'reveal', 'locked', 'personal', 'turnActions'],
  resolve: ['resolve', 'cutDone', 'validated', 'turnEvent'],
  endTurn: ['endTurn', 'skipped', 'skipDial', 'mustSkip', 'inPlaceOfTurn'],
}

interface Rules {
  readonly rule: string
  readonly mission: number
  readonly moments: readonly Moment[]
}

const MISSIONS: readonly Rules[] = [
  { rule: 'BB-M34.8', mission: 34, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M35.7', mission: 35, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M36.6', mission: 36, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M37.5', mission: 37, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M38.4', mission: 38, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M39.7', mission: 39, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M41.8', mission: 41, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M43.6', mission: 43, moments: ['setup', 'resolve', 'endTurn'] },
  { rule: 'BB-M44.5', mission: 44, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M45.11', mission: 45, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M46.8', mission: 46, moments: ['validate', 'endTurn'] },
  { rule: 'BB-M47.5', mission: 47, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M48.6', mission: 48, moments: ['validate'] },
  { rule: 'BB-M49.5', mission: 49, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M50.6', mission: 50, moments: ['setup'] },
  { rule: 'BB-M51.7', mission: 51, moments: ['setup', 'validate', 'endTurn'] },
  { rule: 'BB-M53.5', mission: 53, moments: ['setup', 'resolve'] },
  { rule: 'BB-M54.6', mission: 54, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M55.5', mission: 55, moments: ['setup', 'resolve'] },
  { rule: 'BB-M56.4', mission: 56, moments: ['setup', 'resolve'] },
  { rule: 'BB-M57.5', mission: 57, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M59.7', mission: 59, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M61.6', mission: 61, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M62.3', mission: 62, moments: ['setup', 'resolve'] },
  { rule: 'BB-M63.6', mission: 63, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M65.6', mission: 65, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
  { rule: 'BB-M66.11', mission: 66, moments: ['setup', 'validate', 'resolve', 'endTurn'] },
]

describe('the moments at which a mission has rules of its own', () => {
  test.each(MISSIONS)('$rule: mission $mission', ({ mission, moments }) => {
    const hooks = missionOf(mission).modules.map((module) => module.hooks)
    const found = moments.filter((moment) => hooks.some((hook) => AT[moment].some((name) => hook[name] !== undefined)))
    expect(found).toEqual(moments)
  })
})
