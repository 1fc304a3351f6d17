import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  Choices,
  completions,
  defineActions,
  type Facts,
  type Form,
  fillAtRandom,
  fits,
  seeded,
  whole,
} from '../src/index.ts'

// The same examples on every run.
fc.configureGlobal({ seed: 159 })

/** Sending forces: how many of each kind, within what one has and may pay, but never nothing. */
interface Sending {
  pub: { price: number }
  own: { spice: number; ordinary: number; elite: number }
  hidden: object
  options: object
  view: object
}

const few = whole('number', 0, 7)
const { send, rest } = defineActions({ send: { ordinary: few, elite: few, paid: few }, rest: {} })

const form: Form<Sending, Facts> = {
  action: send,
  domain({ price }, mine, _seat, _arg, filled, out) {
    const [ordinary, elite] = filled
    const affordable = price === 0 ? 7 : Math.floor(mine.spice / price)
    if (filled.length === 0) {
      const least = mine.elite > 0 && affordable > 0 ? 0 : 1
      for (let n = least; n <= Math.min(mine.ordinary, affordable); n++) out.push(n)
    } else if (filled.length === 1) {
      for (let n = ordinary === 0 ? 1 : 0; n <= Math.min(mine.elite, affordable - ordinary); n++) out.push(n)
    } else out.push((ordinary + elite) * price)
  },
}

function allowed(pub: Sending['pub'], mine: Sending['own'], action: Action): boolean {
  const [ordinary, elite, paid] = [send.ordinary(action), send.elite(action), send.paid(action)]
  const cost = (ordinary + elite) * pub.price
  return ordinary + elite > 0 && ordinary <= mine.ordinary && elite <= mine.elite && cost <= mine.spice && paid === cost
}

const position = fc.record({
  pub: fc.record({ price: fc.integer({ min: 1, max: 2 }) }),
  mine: fc.record({
    spice: fc.integer({ min: 0, max: 7 }),
    ordinary: fc.integer({ min: 0, max: 5 }),
    elite: fc.integer({ min: 0, max: 3 }),
  }),
})

function everySend(): Action[] {
  const all: Action[] = []
  for (let a = 0; a < 8; a++) for (let b = 0; b < 8; b++) for (let c = 0; c < 8; c++) all.push(send.of(a, b, c))
  return all
}

describe('a form', () => {
  test('has as completions exactly the actions that the rule allows, each once', () => {
    fc.assert(
      fc.property(position, ({ pub, mine }) => {
        const out = new Choices()
        completions(form, pub, mine, 0, {}, out)
        const expected = everySend().filter((action) => allowed(pub, mine, action))
        expect(out.toArray().toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      }),
      { seed: 1 },
    )
  })

  test('fits what it completes to and nothing else', () => {
    fc.assert(
      fc.property(position, fc.constantFrom(...everySend()), ({ pub, mine }, action) => {
        expect(fits(form, pub, mine, 0, {}, action)).toBe(allowed(pub, mine, action))
      }),
      { seed: 1 },
    )
  })

  test('filled in at random always fits, and is null exactly where nothing fits', () => {
    fc.assert(
      fc.property(position, fc.string(), ({ pub, mine }, seed) => {
        const random = seeded(seed)
        for (let i = 0; i < 20; i++) {
          const action = fillAtRandom(form, pub, mine, 0, {}, random)
          const isRight =
            action === null ? !everySend().some((other) => allowed(pub, mine, other)) : allowed(pub, mine, action)
          expect(isRight).toBe(true)
        }
      }),
      { seed: 1 },
    )
  })

  test('filled in at random comes to every completion', () => {
    const [pub, mine] = [{ price: 1 }, { spice: 3, ordinary: 2, elite: 2 }]
    const random = seeded('all of them')
    const found = new Set<number | null>()
    for (let i = 0; i < 2000; i++) found.add(fillAtRandom(form, pub, mine, 0, {}, random))
    expect(found.size).toBe(everySend().filter((action) => allowed(pub, mine, action)).length)
  })

  test('that is settled early is listed and drawn as if every field had been asked for', () => {
    let asked = 0
    const free: Form<Sending, Facts> = {
      action: send,
      domain(pub, mine, seat, arg, filled, out) {
        asked = Math.max(asked, filled.length)
        form.domain(pub, mine, seat, arg, filled, out)
      },
    }
    // Whoever pays nothing has the last field empty.
    const settled: Form<Sending, Facts> = { ...free, isSettled: ({ price }, { length }) => price === 0 && length === 2 }
    const mine = { spice: 0, ordinary: 3, elite: 2 }
    const told = (one: Form<Sending, Facts>, price: number) => {
      asked = 0
      const out = new Choices()
      completions(one, { price }, mine, 0, {}, out)
      const random = seeded('settled')
      const drawn = Array.from({ length: 50 }, () => fillAtRandom(one, { price }, mine, 0, {}, random))
      return { listed: out.toArray(), drawn, asked }
    }
    const whole = told(free, 0)
    expect(whole.listed.length).toBe(11)
    expect(told(settled, 0)).toEqual({ ...whole, asked: whole.asked - 1 })
    mine.spice = 4
    expect(told(settled, 1)).toEqual(told(free, 1))
  })

  test('that has a short cut is drawn by it, and field by field where the short cut says so', () => {
    const cut = send.of(1, 0, 1)
    const short: Form<Sending, Facts> = {
      ...form,
      draw: ({ price }, mine) => (price === 0 ? 'field by field' : mine.spice === 0 ? null : cut),
    }
    const mine = { spice: 4, ordinary: 3, elite: 2 }
    const drawn = (one: Form<Sending, Facts>, price: number, spice: number) => {
      const random = seeded('short')
      return Array.from({ length: 20 }, () => fillAtRandom(one, { price }, { ...mine, spice }, 0, {}, random))
    }
    expect(drawn(short, 1, 4)).toEqual(Array.from({ length: 20 }, () => cut))
    expect(drawn(short, 1, 0)).toEqual(Array.from({ length: 20 }, () => null))
    expect(drawn(short, 0, 4)).toEqual(drawn(form, 0, 4))
    expect(new Set(drawn(short, 0, 4)).size).toBeGreaterThan(2)
  })

  test('that leads into a dead end is a mistake in the game, and says so', () => {
    const dead: Form<Sending, Facts> = {
      action: send,
      domain: (_pub, _mine, _seat, _arg, filled, out) => void (filled.length === 0 && out.push(1)),
    }
    const mine = { spice: 0, ordinary: 0, elite: 0 }
    expect(() => fillAtRandom(dead, { price: 1 }, mine, 0, {}, seeded('x'))).toThrow('[1] has no completion')
  })

  test('without fields has one completion', () => {
    const plain: Form<Sending, Facts> = { action: rest, domain: () => {} }
    const out = new Choices()
    completions(plain, { price: 1 }, { spice: 0, ordinary: 0, elite: 0 }, 0, {}, out)
    expect(out.toArray()).toEqual([rest.of()])
  })
})
