import { missionOf } from '../missions/index.ts'
import { wiresFor } from '../setup/pool.ts'
import type { Pub } from '../state.ts'
import { RED, type Value } from '../wires.ts'

/** BB-M13.1, BB-M41.1, BB-M48.1: who was dealt a wire of this colour beforehand is no secret; where it stands is. */
export function notePredealt(pub: Pub, colour: Value): void {
  const seats = pub.players.length
  const { red, yellow } = wiresFor(missionOf(pub.mission), seats)
  const { predeal } = colour === RED ? red : yellow
  const first = predeal === 'captain-last' ? pub.captain + 1 : pub.captain
  for (let dealt = 0; dealt < pub.total[colour]; dealt++) {
    const player = pub.players[(first + dealt) % seats]
    // The second of the same player stands on the other stand.
    if (dealt < seats) player.has |= 1 << colour
    else player.standHas = player.standHas.map((has) => has | (1 << colour))
  }
}
