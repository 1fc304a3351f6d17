import { actions } from '../../actions.ts'
import { FREMEN } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import type { Announcement } from '../../phases/revival/announcement.ts'

const { grantFreeRevival } = actions

/** FR-11: Fremen may raise their ally's free revival to three. */
export const freeRevivalOfAlly: Announcement = {
  faction: FREMEN,
  ability: ability('ALLIANCE_FREE_REVIVAL'),
  legal: (_mine, out) => out.add(grantFreeRevival.of()),
  announce: (x) => x.tell(events.freeRevivalGranted, { faction: FREMEN, to: x.pub.ally[FREMEN] }),
  context: (pub) => ({ other: pub.ally[FREMEN] }),
  stands(pub) {
    pub.raisedRevival |= 1 << pub.ally[FREMEN]
  },
}
