import { isBlocked, Match } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { dune } from '../src/game.ts'

test('DU-2.4: two seats cannot have one faction', () => {
  const options = { factionAssignment: 'host', faction0: 'fremen', faction1: 'fremen' }
  const match = Match.start(dune, { seats: 2, seed: 'any', options })
  expect(isBlocked(match) ? match.rule : null).toBe('DU-2.4')
})
