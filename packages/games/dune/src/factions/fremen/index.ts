import type { Part } from '../../moments.ts'
import { karamaWormPart } from './karama-worm.ts'
import { movementPart } from './movement.ts'
import { placementPart } from './placement.ts'
import { protectAllyPart } from './protect-ally.ts'
import { ridePart } from './ride.ts'
import { sandwormsPart } from './sandworms.ts'
import { sendPart } from './send.ts'
import { shaiHuludPart } from './shai-hulud.ts'
import { stormComingPart } from './storm-coming.ts'
import { stormLossesPart } from './storm-losses.ts'
import { stormMigrationPart } from './storm-migration.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const fremen: readonly Part[] = [
  placementPart,
  stormLossesPart,
  stormComingPart,
  shaiHuludPart,
  protectAllyPart,
  sandwormsPart,
  ridePart,
  karamaWormPart,
  movementPart,
  sendPart,
  stormMigrationPart,
]
