import type { Seat } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import { forPlayers } from '../missions/mission.ts'
import type { Pub } from '../state.ts'

/** BB-5.2: how many tokens this player places before play. */
export function obligation(pub: Pub, seat: Seat): number {
  const { setupTokens } = missionOf(pub.mission)
  const players = pub.players.length
  if (setupTokens.mode === 'none' || setupTokens.mode === 'random') return 0
  const isCaptain = seat === pub.captain
  if (isCaptain && players === 2 && setupTokens.twoPlayerCaptainSkips === true) return 0
  if (isCaptain && setupTokens.captain !== undefined) return setupTokens.captain
  return setupTokens.perPlayer === undefined ? 1 : forPlayers(setupTokens.perPlayer, players)
}
