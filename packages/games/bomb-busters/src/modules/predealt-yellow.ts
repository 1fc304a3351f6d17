import { missionOf } from '../missions/index.ts'
import { wiresFor } from '../setup/pool.ts'
import type { Pub } from '../state.ts'
import { YELLOW } from '../wires.ts'

/** BB-M41.1, BB-M48.1: who was dealt a yellow wire beforehand is no secret; where it stands is. */
export function notePredealtYellow(pub: Pub): void {
  const seats = pub.players.length
  const { predeal } = wiresFor(missionOf(pub.mission), seats).yellow
  const first = predeal === 'captain-last' ? pub.captain + 1 : pub.captain
  for (let dealt = 0; dealt < pub.total[YELLOW]; dealt++) {
    const player = pub.players[(first + dealt) % seats]
    // The second of the same player stands on the other stand.
    if (dealt < seats) player.has |= 1 << YELLOW
    else player.standHas = player.standHas.map((has) => has | (1 << YELLOW))
  }
}
