import { anytimePart } from './anytime/border.ts'
import { cards } from './cards/index.ts'
import { deals } from './deals/index.ts'
import { atreides } from './factions/atreides/index.ts'
import { beneGesserit } from './factions/bene-gesserit/index.ts'
import { emperor } from './factions/emperor/index.ts'
import { fremen } from './factions/fremen/index.ts'
import { harkonnen } from './factions/harkonnen/index.ts'
import { spacingGuild } from './factions/spacing-guild/index.ts'
import { karamaPart } from './karama/index.ts'
import { addHooks, type Part } from './moments.ts'
import { battlePart } from './phases/battle/phase.ts'
import { resolutionPart } from './phases/battle/resolution/index.ts'
import { biddingPart } from './phases/bidding/phase.ts'
import { choamCharityPart } from './phases/choam-charity/phase.ts'
import { mentatPausePart } from './phases/mentat-pause/phase.ts'
import { revivalPart } from './phases/revival/phase.ts'
import { setUpPart } from './phases/setup/phase.ts'
import { shipmentMovementPart } from './phases/shipment-movement/phase.ts'
import { spiceBlowPart } from './phases/spice-blow/phase.ts'
import { spiceCollectionPart } from './phases/spice-collection/phase.ts'
import { stormPart } from './phases/storm/phase.ts'

/** Everything the game is put together from. */
export const parts: readonly Part[] = [
  setUpPart,
  stormPart,
  spiceBlowPart,
  choamCharityPart,
  biddingPart,
  revivalPart,
  shipmentMovementPart,
  battlePart,
  resolutionPart,
  spiceCollectionPart,
  mentatPausePart,
  karamaPart,
  anytimePart,
  ...atreides,
  ...beneGesserit,
  ...emperor,
  ...fremen,
  ...harkonnen,
  ...spacingGuild,
  ...cards,
  ...deals,
]

for (const { hooks } of parts) addHooks(hooks ?? [])
