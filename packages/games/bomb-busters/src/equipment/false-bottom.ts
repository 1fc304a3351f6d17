import { blocked } from '@riposte/kernel'
import { unlocksAt } from '../cuts/wire.ts'
import { events } from '../events.ts'
import { FALSE_BOTTOM } from '../names.ts'
import { defineCard } from './card.ts'
import { CARDS } from './card-table.ts'

const NO_CARDS_LEFT = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-EY', 'There are no cards left to draw.')
const DRAWN = 2

// BB-EY: two more cards join the row, unlocked if their wires are cut already. They get no number lock (BB-EY.R1).
defineCard(FALSE_BOTTOM, {
  needs: [],
  refused: (pub) => (pub.reserve > 0 ? null : NO_CARDS_LEFT),
  domain() {},
  effect(x) {
    const { pub, hidden } = x
    for (let drawn = 0; drawn < DRAWN && hidden.reserve.length > 0; drawn++) {
      const card = hidden.reserve.pop()!
      const { unlock, cuts } = CARDS[card]
      const unlocked = pub.cut[unlock] >= unlocksAt(pub, cuts)
      pub.row.push({ card, unlocked, used: false, faceDown: false, lock: 0 })
      x.tell(events.equipmentDealt, { equipmentId: card })
      if (unlocked) x.tell(events.equipmentUnlocked, { equipmentId: card })
    }
    pub.reserve = hidden.reserve.length
    return null
  },
})
