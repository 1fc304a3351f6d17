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
      whisper(to, type, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0) {
        noticed.push([type.name, to, ...[a, b, c, d, e, f, g].slice(0, type.fields.length)])
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
    expect(noticed).toEqual(events.map(({ type, to, values }) => [type.name, to, ...values]))
    count += noticed.length
  }
  expect(count).toBeGreaterThanOrEqual(24)
})
