import type { Seat } from '@riposte/kernel'
import type { SeatSummary } from '../face.ts'
import { isTurning } from './board/turning.ts'
import { type KingsSight, partnerOf } from './names.ts'
import { whom } from './phrases.ts'

export function headline(sight: KingsSight): readonly string[] {
  const { round, turn, options } = sight.seen.view
  const first = round === 0 ? 'Before the first round' : turn === 0 ? `Round ${round}` : `Round ${round}, turn ${turn}`
  return [first, `first to ${options.targetScore}`]
}

/** A seat in the players' rail. */
export function seatSummary(sight: KingsSight, seat: Seat): SeatSummary {
  const { view } = sight.seen
  const player = view.players[seat]
  const king = isTurning(sight, seat) ? 'King turning' : player.flipped ? 'King flipped' : 'King up'
  const facts = [`${player.hand} ${player.hand === 1 ? 'card' : 'cards'}, ${king}`]
  if (player.facet !== 'Regular') facts.push(player.facet)
  if (player.army > 0) facts.push(`Army ${player.army}`)
  if (player.exhausted.length > 0) facts.push(`${player.exhausted.length} exhausted`)
  const partner = partnerOf(view, seat)
  if (partner !== null) facts.push(partner === sight.me ? 'your partner' : `with ${whom(sight, partner)}`)
  return {
    points: view.scores[seat],
    of: view.options.targetScore,
    title: view.trueKing === seat ? 'True King' : null,
    facts,
    turn: view.acting === seat,
    out: player.out,
  }
}
