import type { Seat } from '@riposte/kernel'
import type { Pub } from '../state.ts'

/** BB-S2: whoever is skipped has none of the values that could have been cut. One bit for each value. */
export function noteLacks(pub: Pub, seat: Seat, values: number): void {
  const player = pub.players[seat]
  for (let place = 0; place < player.shown.length; place++) {
    if (player.shown[place] === 0 && player.marks[place] === 0) player.not[place] |= values
  }
}

/** The same where every number that the mission leaves open could have been announced to a teammate with wires. */
export function noteNothingOpen(pub: Pub, seat: Seat, isOpen: (value: number) => boolean): void {
  if (!pub.players.some(({ uncut }, mate) => mate !== seat && uncut > 0)) return
  let values = 0
  for (let value = 1; value <= 12; value++) if (isOpen(value)) values |= 1 << value
  noteLacks(pub, seat, values)
}
