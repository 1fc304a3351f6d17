import { actions } from '../../actions.ts'
import { EMPEROR } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import type { Announcement } from '../../phases/revival/announcement.ts'

const { offerRevival } = actions
const AT_MOST = 3

/** EM-7: for how many extra tokens of its ally the Emperor would pay. The spice is reserved from here on (DU-9.10). */
export const allianceRevival: Announcement = {
  faction: EMPEROR,
  ability: ability('ALLIANCE_REVIVAL'),
  legal(mine, out) {
    for (let tokens = 1; tokens <= AT_MOST && 2 * tokens <= mine.spice; tokens++) out.add(offerRevival.of(tokens))
  },
  announce: (x, action) =>
    x.tell(events.revivalOffered, { faction: EMPEROR, to: x.pub.ally[EMPEROR], tokens: offerRevival.tokens(action) }),
  context: (pub, action) => ({ ordinary: offerRevival.tokens(action), other: pub.ally[EMPEROR] }),
  stands(pub, action) {
    pub.extraRevival[pub.ally[EMPEROR]] = offerRevival.tokens(action)
  },
}
