import { describe, expect, test } from 'vitest'
import { defineGame, imagine, type MatchRecord, record, replay, seeded, verify } from '../src/index.ts'
import { does, sitDown } from './playing.ts'
import { fuse } from './toys/fuse.ts'

const copied = (log: MatchRecord) => JSON.parse(JSON.stringify(log)) as MatchRecord

/** A table at which the fuse burns. */
function burning() {
  const match = sitDown(fuse)
  match.runOut('listen')
  return match
}

describe("the game's own clock", () => {
  test('is seen by everybody, without the grace that is not shown', () => {
    const match = sitDown(fuse)
    for (const observer of [-1, 0, 1]) {
      expect(match.view(observer).timer).toEqual({ id: 'listen', milliseconds: 10_000, gone: 0, runs: true })
    }
  })

  test('goes on with the match where nobody is asked anything', () => {
    const match = sitDown(fuse)
    expect(match.over).toBe(false)
    expect(match.view(0).decisions).toEqual([])
    expect(match.apply(0, { type: 'hold' })).toMatchObject({ blocked: { code: 'notAsked' } })
    const applied = match.runOut('listen')
    expect(applied.blocked === null && match.tell(applied.events, -1)).toEqual([{ type: 'lit' }])
    expect(match.view(0).decisions).toMatchObject([{ seat: 0, question: 'holdOrCut' }])
    expect(match.entries).toEqual([{ seat: -1, runOut: 'listen' }])
  })

  test('ends the match in the middle of an open decision', () => {
    const match = burning()
    does(match, 0, { type: 'hold' })
    const applied = match.runOut('fuse')
    expect(applied.blocked === null && match.tell(applied.events, 1)).toEqual([{ type: 'ended', saved: false }])
    expect(match.over).toBe(true)
    expect(match.outcome()).toEqual({ winners: [], scores: [0, 0] })
    expect(match.view(0).timer).toBeUndefined()
  })

  test('runs out once: another clock, one that stands still and one that is over are refused', () => {
    const match = sitDown(fuse)
    expect(match.runOut('fuse')).toMatchObject({ blocked: { code: 'noClock' } })
    does(match, 1, { type: 'stopTime' })
    expect(match.runOut('listen')).toMatchObject({ blocked: { code: 'noClock' } })
    expect(match.view(0).timer).toMatchObject({ id: 'listen', runs: false })
    does(match, 0, { type: 'letGo' })
    expect(match.runOut('listen')).toMatchObject({ blocked: null })
    expect(match.runOut('listen')).toMatchObject({ blocked: { code: 'noClock' } })
    match.runOut('fuse')
    expect(match.runOut('fuse')).toMatchObject({ blocked: { code: 'noClock' } })
  })

  test('leaves the question below it open, under the same number', () => {
    const match = burning()
    const asked = match.play.open?.id
    does(match, 1, { type: 'stopTime' })
    expect(match.play.open).toBeNull()
    does(match, 1, { type: 'letGo' })
    // It was not open in between, so it is put anew; a visit that changes nothing leaves it alone.
    const again = match.play.open?.id
    expect(again).not.toBe(asked)
    match.speak(1, 'boom')
    expect(match.play.open?.id).toBe(again)
  })

  test('is part of the log: the record replays, verifies, and cannot be changed', () => {
    const match = burning()
    does(match, 0, { type: 'hold' })
    match.speak(1, 'well, boom')
    match.runOut('fuse')
    const log = copied(record(match, 'salt'))
    expect(verify(fuse, log)).toBeNull()
    expect(match.entries).toEqual([
      { seat: -1, runOut: 'listen' },
      { seat: 0, action: { type: 'hold' } },
      { seat: 1, said: 'boom' },
      { seat: -1, runOut: 'fuse' },
    ])
    expect(log.entries).toMatchObject(match.entries)
    const [first, ...rest] = log.entries
    expect(verify(fuse, { ...log, entries: rest })).toMatchObject({ code: 'brokenChain' })
    expect(replay(fuse, { ...log, entries: [{ ...first, runOut: 'fuse' } as typeof first] })).toMatchObject({
      code: 'noClock',
    })
  })

  test('runs in an imagined world as in the real one', () => {
    const world = imagine(burning().play, 0, seeded('elsewhere'))
    expect(world.timer()).toMatchObject({ id: 'fuse', runs: true })
    world.runOut()
    expect(world.over).toBe(true)
  })

  test('that is still there after it has run out is a mistake of the game', () => {
    const { timer } = fuse
    if (timer === undefined) throw new Error('no clock')
    const always = { id: 'always', milliseconds: 1, gone: 0, grace: 0, runs: true }
    const stuck = { ...fuse, timer: { ...timer, of: () => always } }
    expect(() => sitDown(stuck).runOut('always')).toThrow(/still there/)
  })

  test('needs a flow that exists', () => {
    const { timer } = fuse
    if (timer === undefined) throw new Error('no clock')
    const actions = Object.fromEntries(fuse.actions.byName)
    const missing = { ...timer, flow: { name: 'nowhere', number: 999 } }
    expect(() => defineGame({ ...fuse, actions, timer: missing })).toThrow(/the timer names the flow nowhere/)
  })
})

describe('rules about talking', () => {
  test('say when nobody may talk, and why', () => {
    const match = sitDown(fuse)
    expect(match.checkTalk(0)).toMatchObject({ code: 'listen', rule: 'F-5' })
    match.runOut('listen')
    expect(match.checkTalk(0)).toBeNull()
  })

  test('have consequences for words that are caught, and the log keeps only those', () => {
    const match = burning()
    expect(match.speak(1, 'boomerang')).toMatchObject({ blocked: { code: 'unheard' } })
    const applied = match.speak(1, 'I say boom and nothing else')
    expect(applied.blocked === null && match.tell(applied.events, 0)).toEqual([{ type: 'boom', seat: 1 }])
    expect(match.entries.at(-1)).toEqual({ seat: 1, said: 'boom' })
    match.speak(0, 'boom')
    expect(match.over).toBe(false)
    match.speak(0, 'boom')
    expect(match.over).toBe(true)
    expect(match.speak(0, 'boom')).toMatchObject({ blocked: { code: 'unheard' } })
  })
})
