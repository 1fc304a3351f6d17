import type { FlowRef } from '@riposte/kernel'
import { anytimeFlow } from '../anytime/border.ts'
import { amalFlow } from '../cards/amal.ts'
import { dropProposals } from '../deals/deal.ts'
import { events } from '../events.ts'
import { stewards } from '../factions/bene-gesserit/stewards.ts'
import { flow } from '../kit.ts'
import { MENTAT_PAUSE, SETUP, STORM } from '../names.ts'
import { parts } from '../parts.ts'
import { battlePhase } from './battle/phase.ts'
import { biddingPhase } from './bidding/phase.ts'
import { choamCharityPhase } from './choam-charity/phase.ts'
import { mentatPausePhase } from './mentat-pause/phase.ts'
import type { Midway, PhaseOutline } from './phase.ts'
import { revivalPhase } from './revival/phase.ts'
import { setUpPhase } from './setup/phase.ts'
import { shipmentMovementPhase } from './shipment-movement/phase.ts'
import { spiceBlowPhase } from './spice-blow/phase.ts'
import { spiceCollectionPhase } from './spice-collection/phase.ts'
import { stormPhase } from './storm/phase.ts'

/** DU-3.1, DU-3.10: by phase. */
const FLOWS: readonly FlowRef<PhaseOutline>[] = [
  setUpPhase,
  stormPhase,
  spiceBlowPhase,
  choamCharityPhase,
  biddingPhase,
  revivalPhase,
  shipmentMovementPhase,
  battlePhase,
  spiceCollectionPhase,
  mentatPausePhase,
]

interface Game extends PhaseOutline {
  /** Where the first phase goes on, if it was laid out so. */
  local: { midway?: Midway }
  steps: { begin: void; opening: void; border: void; phase: void; closing: void; next: void }
}

/** The whole game: set-up, then turns of nine phases until somebody has won. */
export const gameFlow = flow<Game>('game', {
  rule: 'DU-3.1',
  shown: {},
  start: 'begin',
  local: (midway) => (midway === null ? {} : { midway }),
  // DU-3.5, DU-14: what may be done while the game waits for somebody: in the order of arrival, each to its end, after
  // which the wait goes on (IN-8.2, IN-8.3).
  standing: parts.flatMap(({ standing }) => standing ?? []),
  steps: {
    /** A position that was laid out begins with its phase, or in the middle of it. */
    begin(x) {
      if (x.pub.phase === SETUP) return x.call(FLOWS[SETUP], null, 'next')
      return x.local.midway === undefined ? x.goto('opening') : x.goto('phase')
    },
    /** DU-3.6 */
    opening(x) {
      x.tell(events.phaseBegan, { phase: x.pub.phase })
      // advisors who are alone since the battles take up arms when a storm phase begins, before any card (DU-3.11).
      stewards(x)
      return x.call(amalFlow, null, 'border')
    },
    border: (x) => x.call(anytimeFlow, null, 'phase'),
    phase(x) {
      const { midway = null } = x.local
      delete x.local.midway
      return x.call(FLOWS[x.pub.phase], midway, 'closing')
    },
    closing(x) {
      dropProposals(x)
      if (x.pub.result !== null) return x.done()
      return x.call(anytimeFlow, null, 'next')
    },
    next(x) {
      const { pub } = x
      if (pub.phase === MENTAT_PAUSE || pub.phase === SETUP) {
        // DU-2.9: after set-up this is the first turn, and its storm.
        pub.turn++
        pub.phase = STORM
        x.tell(events.turnBegan)
      } else pub.phase++
      return x.goto('opening')
    },
  },
})
