import { expect, test } from 'vitest'
import { firstSeats, firstStage } from '../../src/campaign/first-choice.ts'

const stage = (number: number, open: boolean) => ({ stage: number, open }) as never
const member = { id: 'm', name: 'Wren', host: true, you: true }

test('a campaign opens at the next stage, or at the last one when all are done', () => {
  const stages = [stage(1, true), stage(2, true), stage(3, false)]
  expect(firstStage({ next: 2, stages })).toBe(2)
  expect(firstStage({ next: null, stages })).toBe(2)
  expect(firstStage({ next: null, stages: [] })).toBe(1)
})

test('there are seats for the whole team, as far as the stage has room, and four for somebody alone', () => {
  expect(firstSeats({ members: [member] }, [2, 3, 4, 5])).toBe(4)
  expect(firstSeats({ members: [member, member, member] }, [2, 3, 4, 5])).toBe(3)
  expect(firstSeats({ members: [member, member] }, [3, 4, 5])).toBe(3)
  expect(firstSeats({ members: [member] }, [2, 3])).toBe(3)
})
