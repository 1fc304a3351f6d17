import { below, type Seat, type Table } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import type { BombBusters } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { gameValue } from '../wires.ts'
import { defineModule } from './module.ts'

const NUMBERS = 12

/** BB-M13.2, BB-M13.R2: a random number, whatever others have drawn, at a wire of that number if there is one, else beside the stand. */
function randomToken(x: Table<BombBusters>, seat: Seat): void {
  const value = 1 + below(x.random, NUMBERS)
  const places = x.own[seat].wires.flatMap((wire, place) => (gameValue(wire) === value ? [place] : []))
  const place = places.length === 0 ? -1 : places[below(x.random, places.length)]
  putToken(x, seat, {
    kind: VALUE_TOKEN,
    value,
    place,
    placeB: -1,
    // Beside the stand it says that the hand has no such wire.
    says: place < 0 ? 'is not' : 'is',
  })
}

/** BB-M13.2, BB-M39.2, BB-M41.3, BB-M43.2: setup tokens are drawn, not chosen. */
export const randomSetupTokens = defineModule('random-setup-tokens', {
  make: ({ who }: { readonly who: 'everybody' | 'captainOfTwo' }) => ({
    setup(x) {
      // BB-M43.2
      if (who === 'captainOfTwo' && x.seats !== 2) return
      const { twoPlayerCaptainSkips } = missionOf(x.pub.mission).setupTokens
      for (let i = 0; i < x.seats; i++) {
        const seat = (x.pub.captain + i) % x.seats
        if (who === 'captainOfTwo' && seat !== x.pub.captain) continue
        if (twoPlayerCaptainSkips === true && x.seats === 2 && seat === x.pub.captain) continue
        randomToken(x, seat)
      }
    },
  }),
})
