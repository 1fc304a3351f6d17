import { describe, expect, it } from 'vitest'
import { deadLeaders, hasDied, inOtherHands, raiseLeader, revivableLeaders } from '../../src/leaders.ts'
import { LEADER_POOL, TANKS_FACE_DOWN } from '../../src/names.ts'
import { leaderAt, leaderNumber } from '../battle/fought.ts'
import { factionNumber, type TestTable } from '../table.ts'
import { atCarthag, draw, hold, isIn, winBattle } from './captive.ts'

const FREMEN = factionNumber('fremen')
const STILGAR = leaderNumber('stilgar')

/** Harkonnen have killed Stilgar without anybody else knowing who it was. */
function killed(options: Readonly<Record<string, unknown>> = {}, hasBeenKilled = 0): TestTable {
  const t = atCarthag(options)
  t.pub.hasBeenKilled = hasBeenKilled
  return draw(winBattle(t), 'stilgar').does('harkonnen', { type: 'kill' }).skip('karamaOpportunity')
}

describe('what revival makes of captives and of those that Harkonnen killed', () => {
  it('DU-17.10, DU-9.4: a captive is in other hands for its faction', () => {
    const t = hold(atCarthag(), 'fremen', 'stilgar')
    expect(inOtherHands(t.pub, t.own('fremen'), FREMEN)).toEqual([STILGAR])
    expect(inOtherHands(t.pub, t.own('harkonnen'), factionNumber('harkonnen'))).toEqual([])
    expect(deadLeaders(t.pub, t.own('fremen'), FREMEN)).toEqual([])
  })

  it('R-6, DU-9.4: killed by Harkonnen it has died, and is not to be revived while it lies face down', () => {
    const t = killed()
    expect(hasDied(t.pub, t.own('fremen'), STILGAR)).toBe(true)
    expect(deadLeaders(t.pub, t.own('fremen'), FREMEN)).toEqual([STILGAR])
    expect(revivableLeaders(t.pub, t.own('fremen'), FREMEN)).toEqual([])
  })

  it('R-6: by option it may be revived at its first death, not at its second', () => {
    const first = killed({ killRevivable: true })
    expect(revivableLeaders(first.pub, first.own('fremen'), FREMEN)).toEqual([STILGAR])
    const second = killed({ killRevivable: true }, 1 << STILGAR)
    expect(revivableLeaders(second.pub, second.own('fremen'), FREMEN)).toEqual([])
  })

  it('VI-3.14: revived it is seen by everybody, and so is that it had died', () => {
    const t = killed()
    raiseLeader(t.play, STILGAR)
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(t.pub.hiddenDead[FREMEN]).toBe(0)
    expect(t.own('fremen').killed | t.own('harkonnen').killed).toBe(0)
    expect(isIn(t.pub.hasBeenKilled, 'stilgar')).toBe(true)
  })

  it('DU-9.5: a face-down leader that everybody saw die comes back likewise', () => {
    const t = atCarthag()
    t.pub.leaders[STILGAR] = TANKS_FACE_DOWN
    raiseLeader(t.play, STILGAR)
    expect(leaderAt(t, 'stilgar')).toBe(LEADER_POOL)
    expect(t.pub.hiddenDead[FREMEN]).toBe(0)
  })

  it('VI-2.31: a leader seen in a battle is none of the missing ones, until another is taken in secret', () => {
    const t = hold(atCarthag(), 'fremen', 'stilgar')
    winBattle(t, { leader: 'jamis' })
    expect(isIn(t.pub.told.home, 'jamis')).toBe(true)
    draw(t, 'chani').does('harkonnen', { type: 'capture' }).skip('karamaOpportunity')
    expect(isIn(t.pub.told.home, 'jamis')).toBe(false)
  })
})
