import { expect, test } from 'vitest'
import { FREMEN } from '../../src/data/factions.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { gameFlow } from '../../src/phases/turn.ts'
import type { TestTable } from '../table.ts'
import { duel } from './field.ts'

/** Emperor, allied with Bene Gesserit, against Atreides, who hold a Karama; Fremen, who watch, hold a Ghola. */
function begun(): TestTable {
  const t = duel(['emperor', 'atreides', 'bene-gesserit', 'fremen']).ally('emperor', 'bene-gesserit')
  t.give('fremen', 'tleilaxu-ghola_1').give('atreides', 'karama_1')
  t.pub.reserves[FREMEN] -= 3
  t.pub.tanks[FREMEN] += 3
  // What may be done although nobody asks belongs to the whole game, so the phase is begun on top of it.
  t.play.stack.push({ flow: gameFlow.name, step: 'closing', local: {}, ask: null, passed: 0, raced: 0, waived: [] })
  return t.begin(battlePhase)
}

/** Whether the Ghola may be played now; where not, why. */
function ghola(t: TestTable, question: string): string {
  t.playUntil(() => t.question === question)
  return t.refusal('fremen', { type: 'tleilaxuGhola', leader: null, ordinary: 1, special: 0 })?.code ?? 'may be played'
}

test('IN-8.1, DU-11.35: anytime cards may be played up to B7, and from the first commitment on not until the battle is over', () => {
  const t = begun()
  for (const question of ['anytime', 'whetherToSpeak', 'whichElement', 'whosePlan']) {
    expect([question, ghola(t, question)]).toEqual([question, 'may be played'])
  }
  for (const question of ['makePlan', 'traitor'])
    expect([question, ghola(t, question)]).toEqual([question, 'windowOpen'])
  expect(ghola(t, 'anytime')).toBe('may be played')
})

test('DU-11.35: once an element was asked for, nothing else may be done before the plans', () => {
  const t = begun()
  expect(ghola(t, 'whichElement')).toBe('may be played')
  t.does('atreides', { type: 'prescience', element: 'dial' })
  for (const question of ['commitElement', 'whosePlan', 'makePlan']) {
    expect([question, ghola(t, question)]).toEqual([question, 'windowOpen'])
  }
})
