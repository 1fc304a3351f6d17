import type { Course } from '@riposte/kernel'
import { atreides } from './atreides.ts'
import { battle } from './battle.ts'
import { beneGesserit } from './bene-gesserit.ts'
import { bidding } from './bidding.ts'
import { charity } from './charity.ts'
import { emperor } from './emperor.ts'
import { fremen } from './fremen.ts'
import { harkonnen } from './harkonnen.ts'
import { karama } from './karama.ts'
import { moving } from './moving.ts'
import { revival } from './revival.ts'
import { shipping } from './shipping.ts'
import { spacingGuild } from './spacing-guild.ts'
import { spiceAndWorms } from './spice-and-worms.ts'
import { theMap } from './the-map.ts'
import { traitors } from './traitors.ts'
import { winning } from './winning.ts'

/** Dune, learned at the table: the round phase by phase, what surprises in it, and each faction. */
export const course: Course = {
  game: 'dune',
  lessons: [
    theMap,
    spiceAndWorms,
    charity,
    bidding,
    revival,
    shipping,
    moving,
    battle,
    winning,
    traitors,
    karama,
    atreides,
    beneGesserit,
    emperor,
    fremen,
    harkonnen,
    spacingGuild,
  ],
  firstMatch: {
    picture: 'Sietch',
    says: 'Play 3 turns against a bot, at a table of your own.',
    seats: 2,
    options: { maxTurns: 3 },
  },
}
