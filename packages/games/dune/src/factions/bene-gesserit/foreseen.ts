import type { Table } from '@riposte/kernel'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { events } from '../../events.ts'
import type { Dune, Result } from '../../state.ts'
import { ownOf } from '../../treasury.ts'

/** BG-3, DU-13.5, R-10: whoever wins by strongholds as it was predicted has won for Bene Gesserit alone. */
export function fulfilledPrediction(x: Table<Dune>, { winners }: Result): Result | null {
  const { pub } = x
  if (pub.seatOf[BENE_GESSERIT] < 0) return null
  const { predictedFaction, predictedTurn } = ownOf(x, BENE_GESSERIT)
  if (predictedTurn !== pub.turn || !winners.includes(predictedFaction)) return null
  x.tell(events.predictionFulfilled, { faction: BENE_GESSERIT, predicted: predictedFaction })
  return { winners: [BENE_GESSERIT], rule: 'DU-13.5' }
}
