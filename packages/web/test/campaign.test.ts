import type { CampaignInfo, StageInfo, TableInfo } from '@riposte/protocol'
import { describe, expect, test } from 'vitest'
import { stageAfter } from '../src/table/stage-after.ts'

const stage = (number: number, different: Partial<StageInfo> = {}): StageInfo => ({
  stage: number,
  part: 'part',
  options: { mission: number },
  seats: [2, 3, 4],
  open: true,
  why: null,
  tries: 0,
  successes: 0,
  best: null,
  ...different,
})

/** The way on for two who have just played that mission. */
function after(mission: number, stages: readonly StageInfo[]): number | null {
  const table = { options: { mission, captain: 'first' }, seats: [{}, {}] }
  return stageAfter({ stages } as CampaignInfo, table as unknown as TableInfo)
}

describe('the way on from the end of a campaign’s match', () => {
  test('is the next open stage that is still to be done', () => {
    expect(after(1, [stage(1), stage(2, { successes: 1 }), stage(3), stage(4)])).toBe(3)
    expect(after(1, [stage(1, { successes: 1 }), stage(2, { open: false }), stage(3)])).toBe(3)
  })

  test('passes over what so many cannot play', () => {
    expect(after(1, [stage(1), stage(2, { seats: [3, 4] }), stage(3)])).toBe(3)
  })

  test('leads back to what was left out when nothing is left ahead', () => {
    expect(after(3, [stage(1), stage(2), stage(3)])).toBe(1)
  })

  test('is none when all is done, or only this one is left, which can be played again', () => {
    expect(after(2, [stage(1, { successes: 1 }), stage(2, { successes: 2 })])).toBeNull()
    expect(after(2, [stage(1, { successes: 1 }), stage(2), stage(3, { open: false })])).toBeNull()
  })
})
