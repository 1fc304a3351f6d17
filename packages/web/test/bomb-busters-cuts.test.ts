import { openCuts } from '@riposte/bomb-busters'
import { isBlocked, type Json, projectDomain } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { isDeadly, oddsNote } from '../src/games/bomb-busters/coach/odds.ts'
import { barredWords } from '../src/games/bomb-busters/dock/barred-values.tsx'
import { priceWords } from '../src/games/bomb-busters/dock/price.ts'
import { type CutsNow, cutsNow } from '../src/games/bomb-busters/dock/use-cuts-now.ts'
import { played, sightOf } from './bomb-busters.ts'

/** A mission at somebody's turn. */
function atTurn(mission: number, seed: string, seat = 1) {
  const position = played({ mission, seed, seat, actions: 60, until: 'turn' })
  return { position, sight: sightOf(position, seat), seat }
}

function next({ position, seat }: ReturnType<typeof atTurn>, filled: readonly Json[]): readonly Json[] {
  const domain = projectDomain(position.match.play, seat, 'dualCut', filled)
  return isBlocked(domain) ? [] : domain
}

function cutsAt(at: ReturnType<typeof atTurn>): Promise<CutsNow> {
  return cutsNow(at.sight, {
    domain: (type, filled) => Promise.resolve(projectDomain(at.position.match.play, at.seat, type, filled)),
    why: (action) => Promise.resolve(at.position.match.check(at.seat, action)),
  })
}

describe('cuts that a mission bars', () => {
  it.each([9, 31, 36, 59])('BB-8.7: mission %i says which values are locked and why', async (mission) => {
    const seeds = ['a', 'b', 'c', 'd', 'e']
    const found = await Promise.all(seeds.map(async (seed) => ({ seed, cuts: await cutsAt(atTurn(mission, seed)) })))
    const locked = found.filter(({ cuts }) => cuts.barred.length > 0)
    expect(locked.length).toBeGreaterThan(0)
    for (const { seed, cuts } of locked) {
      const at = atTurn(mission, seed)
      for (const barred of cuts.barred) {
        expect(barredWords(at.sight, barred)).toMatch(/^[\dyelow, and]+ (is|are) locked\.$/)
        expect(barred.why.message).toMatch(/\.$/)
        // A rule of the game: what the page asks is never malformed.
        expect(barred.why.rule).toMatch(/^BB-/)
        for (const value of barred.values) {
          expect(openCuts((filled) => next(at, filled)).values).not.toContain(value)
          expect(oddsNote(at.sight, value as number, cuts.barred)).toBe('locked')
        }
      }
    }
  })
})

describe('what is deadly', () => {
  it('BB-M11.1: the number that counts as red is marked, and has its price on every cut', () => {
    const at = atTurn(11, 'tests')
    const { redLike } = at.sight.seen.view
    if (redLike === null) throw new Error('nothing counts as red')
    expect(isDeadly(at.sight, redLike)).toBe(true)
    expect(isDeadly(at.sight, redLike === 1 ? 2 : 1)).toBe(false)
    expect(oddsNote(at.sight, redLike, [])).toBe('the bomb goes off')
    const open = openCuts((filled) => next(at, filled))
    const [wire] = open.wires
    for (const guessValue of open.values) {
      const cut = { type: 'dualCut', targetPlayerId: wire.seat, targetTileIndex: wire.place, guessValue }
      const lines = priceWords(at.sight, { ...cut, actorTileIndex: null })
      const deadly = lines.filter(({ isDeadly }) => isDeadly).map(({ text }) => text)
      const article = redLike === 8 || redLike === 11 ? 'an' : 'a'
      expect(deadly).toContain(`if it is ${article} ${redLike}: the end`)
      expect(deadly.includes('right: the bomb goes off')).toBe(guessValue === redLike)
    }
  })

  it('BB-M14.2: a wrong cut of the captain is the end', () => {
    const [captain] = [0, 1, 2, 3].filter((seat) => atTurn(14, 'tests', seat).sight.seen.view.captain === seat)
    const { sight } = atTurn(14, 'tests', captain)
    const cut = { type: 'dualCut', targetPlayerId: (captain + 1) % 4, targetTileIndex: 0, guessValue: 5 }
    expect(priceWords(sight, { ...cut, actorTileIndex: null })).toContainEqual({
      text: 'wrong: the bomb goes off',
      isDeadly: true,
    })
  })
})
