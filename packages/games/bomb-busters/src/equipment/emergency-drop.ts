import { blocked } from '@riposte/kernel'
import { events } from '../events.ts'
import { EMERGENCY_DROP } from '../names.ts'
import { defineCard } from './card.ts'

const NOTHING_USED = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E33', 'No other card has been used.')

// BB-E33: every other card that was used can be used again.
defineCard(EMERGENCY_DROP, {
  needs: [],
  refused: ({ row }) => (row.some(({ card, used }) => used && card !== EMERGENCY_DROP) ? null : NOTHING_USED),
  domain() {},
  effect(x) {
    for (const entry of x.pub.row) {
      if (!entry.used || entry.card === EMERGENCY_DROP) continue
      entry.used = false
      x.tell(events.equipmentRenewed, { equipmentId: entry.card })
    }
    return null
  },
})
