import { blocked, type Seat } from '@riposte/kernel'
import { TARGET_PLAYER_NOT_FOUND } from '../blocked.ts'
import { events } from '../events.ts'
import { EMERGENCY_BATTERIES, NO_CHARACTER } from '../names.ts'
import type { Pub } from '../state.ts'
import { defineCard } from './card.ts'

const ONE_OR_TWO = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E07', 'Name one player, or two different ones.')
const NOT_USED = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E07', 'That player has no used personal equipment.')

const NOBODY_ELSE = -1

function usedBy({ players }: Pub): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat].character !== NO_CHARACTER && players[seat].used) seats.push(seat)
  }
  return seats
}

// BB-E07: one or two players can use their personal equipment again.
defineCard(EMERGENCY_BATTERIES, {
  needs: ['player', 'other'],
  refused(pub, _mine, _seat, { player, other }) {
    if (player < 0 || player === other) return ONE_OR_TWO
    for (const named of other === NOBODY_ELSE ? [player] : [player, other]) {
      if (named >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
      if (!usedBy(pub).includes(named)) return NOT_USED
    }
    return null
  },
  domain(pub, _mine, _seat, field, { player }, out) {
    if (field === 'player') out.push(...usedBy(pub))
    else out.push(NOBODY_ELSE, ...usedBy(pub).filter((other) => other !== player))
  },
  effect(x, _seat, { player, other }) {
    for (const named of other === NOBODY_ELSE ? [player] : [player, other]) {
      x.pub.players[named].used = false
      x.tell(events.abilityRenewed, { seat: named })
    }
    return null
  },
})
