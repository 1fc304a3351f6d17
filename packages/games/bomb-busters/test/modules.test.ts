import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'
import { MISSIONS } from '../src/missions/all.ts'
import { isModuleName, missionOf } from '../src/missions/index.ts'
import { captainFailureExplodes } from '../src/modules/captain-failure-explodes.ts'
import { hooksOf } from '../src/modules/hooks.ts'
import { noSpokenNumbers } from '../src/modules/no-spoken-numbers.ts'
import { oxygen } from '../src/modules/oxygen.ts'
import { staged } from './equipment/staged.ts'

describe('modules of missions', () => {
  test('a module says which missions use it, and with which parameters', () => {
    expect(MISSIONS.filter((mission) => captainFailureExplodes.isIn(mission)).map(({ id }) => id)).toEqual([14, 28])
    expect(noSpokenNumbers.parametersIn(missionOf(25))).toEqual({ dial: 1 })
    expect(noSpokenNumbers.parametersIn(missionOf(26))).toBeUndefined()
  })

  test('they act in the order in which the mission lists them', () => {
    const { modules } = missionOf(54)
    expect(modules.map(({ id }) => id)).toEqual(['oxygen', 'audio'])
    const { pub } = staged({ hands: ['1 2 3', '1 2 3', '2 2 3'], mission: 54 })
    expect(hooksOf(pub)).toEqual(modules.map(({ hooks }) => hooks))
  })

  test('the game has every flow and every question that a mission brings', () => {
    for (const { flows, questions } of MISSIONS.flatMap((mission) => mission.modules)) {
      for (const flow of flows) expect(bombBusters.flows).toContain(flow)
      for (const { name } of questions) expect(bombBusters.questions.map((question) => question.name)).toContain(name)
    }
  })

  test('no two modules have the same name', () => {
    const modules = MISSIONS.flatMap((mission) => mission.modules)
    const types = new Set(modules.map(({ type }) => type))
    expect(new Set(modules.map(({ id }) => id)).size).toBe(types.size)
  })

  test('a position may name any module that some mission uses', () => {
    expect(isModuleName('token-pass')).toBe(true)
    expect(isModuleName('token-swap')).toBe(false)
  })

  test('the compiler checks the parameters', () => {
    // @ts-expect-error the dial's steps are missing
    expect(noSpokenNumbers({}).id).toBe('no-spoken-numbers')
    // @ts-expect-error it has no parameters
    expect(captainFailureExplodes({ dial: 1 }).id).toBe('captain-failure-explodes')
    // @ts-expect-error the amounts are missing
    expect(oxygen({ price: 'value', payFrom: 'self', payTo: 'self', skipDial: 1, voluntarySkip: true }).id).toBe(
      'oxygen',
    )
  })
})
