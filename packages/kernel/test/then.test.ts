import { expect, test } from 'vitest'
import { does, inFull, sitDown } from './playing.ts'
import { ATREIDES, EMPEROR, karama } from './toys/karama.ts'

const CARDS = 'snooper / kulon karama-1 / karama-2 / karama-3 / hajr shield lasgun crysknife baliset truthtrance'

test('what was done after a position has been done by the rules, and is part of the opening', () => {
  const plain = sitDown(karama, { from: CARDS })
  const events = [
    ...plain.opening,
    ...does(plain, ATREIDES, { type: 'look' }),
    ...does(plain, EMPEROR, { type: 'pass' }),
  ]
  const then = sitDown(karama, { from: `${CARDS} | then: ${ATREIDES} look; ${EMPEROR} pass` })
  for (let observer = -1; observer < 4; observer++) {
    expect(then.view(observer)).toEqual(plain.view(observer))
    expect(then.tell(then.opening, observer)).toEqual(plain.tell(events, observer))
  }
  expect(inFull(then.opening)).toEqual(inFull(events))
  expect(then.entries).toEqual([])
  expect(then.hash()).toBe(plain.hash())
})

test('without a position the match begins as ever', () => {
  const plain = sitDown(karama, {})
  does(plain, ATREIDES, { type: 'look' })
  expect(sitDown(karama, { from: `then: ${ATREIDES} look` }).hash()).toBe(plain.hash())
})

test.each([
  ['look', 'it needs a seat and an action'],
  ['9 look', 'nobody sits at 9'],
  [`${EMPEROR} look`, 'then: "'],
  [`${ATREIDES} sing`, 'There is no action of type "sing"'],
  [`${ATREIDES} useKarama card=hat ability=look`, 'useKarama: card is not a'],
])('"then: %s" is refused', (line, why) => {
  expect(() => sitDown(karama, { from: `${CARDS} | then: ${line}` })).toThrow(why)
})
