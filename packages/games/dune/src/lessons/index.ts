import type { Course } from '@riposte/kernel'
import { battle } from './battle.ts'
import { bidding } from './bidding.ts'
import { charity } from './charity.ts'
import { karama } from './karama.ts'
import { moving } from './moving.ts'
import { revival } from './revival.ts'
import { shipping } from './shipping.ts'
import { spiceAndWorms } from './spice-and-worms.ts'
import { theMap } from './the-map.ts'
import { traitors } from './traitors.ts'
import { winning } from './winning.ts'

/** Dune, learned at the table: the round phase by phase, then what surprises in it. */
export const course: Course = {
  game: 'dune',
  lessons: [theMap, spiceAndWorms, charity, bidding, revival, shipping, moving, battle, winning, traitors, karama],
}
