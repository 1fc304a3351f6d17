import { Choices, type Facts, type Form, fillAtRandom, isBlocked, Match, NO_FACTS, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { drawDualCut } from '../../src/cuts/draw.ts'
import { dualCutForm } from '../../src/cuts/forms.ts'
import { bombBusters } from '../../src/index.ts'
import { playable } from '../../src/missions/index.ts'
import type { BombBusters } from '../../src/state.ts'

const { action, domain } = dualCutForm
const byFields: Form<BombBusters, Facts> = { action, domain }

test('BB-9.1: a Dual Cut drawn by the short cut is the one that is drawn field by field, in every turn of every mission', () => {
  const counts = { cut: 0, none: 0, 'field by field': 0 }
  for (const mission of playable()) {
    for (const seats of [2, 3, 4, 5]) {
      const seed = `drawn ${mission} ${seats}`
      const match = Match.start(bombBusters, { seats, options: { mission }, seed })
      if (isBlocked(match)) continue
      const { play } = match
      const random = seeded(seed)
      const scratch = new Choices()
      for (let turn = 0; turn < 40 && play.decider() >= 0; turn++) {
        const seat = play.decider()
        if (play.open?.question === 'turn') {
          const [one, other] = [seeded(`${seed} ${turn}`), seeded(`${seed} ${turn}`)]
          const drawn = drawDualCut(play.pub, play.own[seat], seat, one)
          counts[drawn === null ? 'none' : drawn === 'field by field' ? drawn : 'cut']++
          if (drawn !== 'field by field') {
            expect(drawn).toBe(fillAtRandom(byFields, play.pub, play.own[seat], seat, NO_FACTS, other))
          }
          // Whatever is drawn afterwards is the same, too.
          expect(one).toEqual(other)
        }
        play.answer(seat, play.sample(seat, random, scratch))
      }
    }
  }
  expect(counts.cut).toBeGreaterThan(300)
  expect(counts['field by field']).toBeGreaterThan(50)
})
