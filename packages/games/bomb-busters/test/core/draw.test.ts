import {
  Choices,
  type Facts,
  type Form,
  fillAtRandom,
  isBlocked,
  Match,
  NO_FACTS,
  type Play,
  type Seat,
  seeded,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { drawDualCut } from '../../src/cuts/draw.ts'
import { dualCutForm } from '../../src/cuts/forms.ts'
import { bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import type { BombBusters } from '../../src/state.ts'

const { action, domain } = dualCutForm
const byFields: Form<BombBusters, Facts> = { action, domain }

/** What is drawn both ways from the same seed, and the state of the generator afterwards. */
function bothWays({ pub, own }: Play<BombBusters>, seat: Seat, seed: string) {
  const [one, other] = [seeded(seed), seeded(seed)]
  const short = [drawDualCut(pub, own[seat], seat, one), ...one]
  const long = [fillAtRandom(byFields, pub, own[seat], seat, NO_FACTS, other), ...other]
  return { short, long }
}

/** Every turn of one random match. */
function* turns(mission: number, seats: number) {
  const seed = `drawn ${mission} ${seats}`
  const match = Match.start(bombBusters, { seats, options: { mission }, seed })
  if (isBlocked(match)) return
  const { play } = match
  const random = seeded(seed)
  const scratch = new Choices()
  for (let at = 0; at < 60 && play.decider() >= 0; at++) {
    const seat = play.decider()
    if (play.open?.question === 'turn') yield bothWays(play, seat, `${seed} ${at}`)
    play.answer(seat, play.sample(seat, random, scratch))
  }
}

test('BB-9.1: a Dual Cut drawn by the short cut is the one that is drawn field by field, in every turn of every mission', () => {
  const all = MISSIONS.flatMap(({ id: mission }) => [2, 3, 4, 5].flatMap((seats) => [...turns(mission, seats)]))
  const drawn = all.filter(({ short }) => short[0] !== 'field by field')
  expect(drawn.length).toBeGreaterThan(300)
  expect(all.length - drawn.length).toBeGreaterThan(50)
  expect(drawn.filter(({ short, long }) => short.join() !== long.join())).toEqual([])
})
