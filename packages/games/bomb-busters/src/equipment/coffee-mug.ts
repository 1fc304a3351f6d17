import { blocked } from '@riposte/kernel'
import { TARGET_PLAYER_NOT_FOUND } from '../blocked.ts'
import { COFFEE_MUG } from '../names.ts'
import { defineCard } from './card.ts'

const NEEDS_A_MATE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E11', 'Pass the mug to a teammate who has wires left.')

// BB-E11: the turn goes to a teammate, and play goes on clockwise from there.
defineCard(COFFEE_MUG, {
  needs: ['player'],
  refused(pub, _mine, seat, { player }) {
    if (player < 0 || player >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
    return player === seat || pub.players[player].uncut === 0 ? NEEDS_A_MATE : null
  },
  domain(pub, _mine, seat, _field, _use, out) {
    pub.players.forEach(({ uncut }, mate) => {
      if (mate !== seat && uncut > 0) out.push(mate)
    })
  },
  effect(x, _seat, { player }) {
    x.pub.turnDone = true
    x.pub.next = player
    return null
  },
})
