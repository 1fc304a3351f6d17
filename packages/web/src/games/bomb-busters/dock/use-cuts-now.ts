import { askOpenCuts, type OpenCuts } from '@riposte/bomb-busters'
import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { useEffect, useState } from 'react'
import type { Hands } from '../../face.ts'
import { fieldsOf } from '../choice/fields.ts'
import { askedOf } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** Values in the own hand that may not be announced now, and why. */
export interface Barred {
  readonly values: readonly Json[]
  readonly why: Blocked
}

/** What the rules allow the reader to cut now. */
export interface CutsNow {
  readonly open: OpenCuts
  readonly barred: readonly Barred[]
}

/** Asks the rules once per question. Null while the answer is on its way, and out of turn. */
export function useCutsNow(sight: BombSight, hands: Hands | null): CutsNow | null {
  const { seen } = sight
  const isTurn = askedOf(sight)?.question === 'turn'
  const [told, setTold] = useState<{ readonly seen: unknown; readonly cuts: CutsNow } | null>(null)
  const domain = hands?.domain
  const why = hands?.why
  useEffect(() => {
    if (!isTurn || domain === undefined || why === undefined) return
    let isLate = false
    const ask = async () => {
      const cuts = await cutsNow(sight, { domain, why })
      if (!isLate) setTold({ seen: sight.seen, cuts })
    }
    void ask()
    return () => {
      isLate = true
    }
  }, [isTurn, sight, domain, why])
  return isTurn && told?.seen === seen ? told.cuts : null
}

/** Everything that the rules allow, and for each value in hand that they do not, the reason. */
export async function cutsNow(sight: BombSight, { domain, why }: Pick<Hands, 'domain' | 'why'>): Promise<CutsNow> {
  const open = await askOpenCuts(async (filled) => {
    const values = await domain('dualCut', filled)
    return isBlocked(values) ? [] : values
  })
  const [wire] = open.wires
  if (wire === undefined || sight.me === null) return { open, barred: [] }
  const { wires } = sight.seen.view.players[sight.me]
  const held = [
    ...new Set(wires.flatMap(({ cut, value }) => (cut || value === null || value === 'RED' ? [] : [value]))),
  ]
  const empty = Object.fromEntries(fieldsOf('dualCut').map((field) => [field, null]))
  const barred = new Map<string, { values: Json[]; why: Blocked }>()
  for (const value of held.filter((one) => !open.values.includes(one))) {
    const cut: ActionJson = { ...empty, type: 'dualCut', targetPlayerId: wire.seat, targetTileIndex: wire.place }
    const refusal = await why({ ...cut, guessValue: value })
    if (refusal === null) continue
    const known = barred.get(refusal.message)
    if (known === undefined) barred.set(refusal.message, { values: [value], why: refusal })
    else known.values.push(value)
  }
  return { open, barred: [...barred.values()] }
}
