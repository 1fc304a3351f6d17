import { expect, test } from 'vitest'
import { Choices, type GameEvent, seeded, type Witness } from '../src/index.ts'
import { sitDown } from './playing.ts'
import { karama } from './toys/karama.ts'

test('a witness notices exactly what would have been written down, to the end of every match', () => {
  let count = 0
  for (let at = 0; at < 12; at++) {
    const events: GameEvent[] = []
    const noticed: unknown[] = []
    const witness: Witness = {
      whisper(to, type, told) {
        noticed.push([type.name, to, told])
      },
    }
    const written = sitDown(karama, { seed: `witness ${at}` }).play.clone()
    const seen = written.clone()
    written.sink = events
    seen.witness = witness
    const random = seeded(`player ${at}`)
    for (let seat = written.decider(); seat >= 0; seat = written.decider()) {
      const action = written.sample(seat, random, new Choices())
      written.answer(seat, action)
      seen.answer(seat, action)
    }
    expect(noticed).toEqual(events.map(({ type, to, told }) => [type.name, to, told]))
    count += noticed.length
  }
  expect(count).toBeGreaterThanOrEqual(24)
})
