import type { Of } from '@riposte/kernel'
import { NODE_TERRITORY, nodeNumber } from './nodes.ts'
import { type Node, type Territory, territoryId } from './territories.ts'

/** A card of the spice deck as a small number: the territory cards first, then the worms. */
export type SpiceCard = Of<'spice card'>

/** DU-5.4: where the spice blows, and how much. */
const BLOWS: readonly { readonly node: string; readonly amount: number }[] = [
  { node: 'broken-land/12', amount: 8 },
  { node: 'cielago-north/3', amount: 8 },
  { node: 'cielago-south/2', amount: 12 },
  { node: 'funeral-plain/15', amount: 6 },
  { node: 'habbanya-erg/16', amount: 8 },
  { node: 'habbanya-ridge-flat/18', amount: 10 },
  { node: 'hagga-basin/13', amount: 6 },
  { node: 'old-gap/10', amount: 6 },
  { node: 'red-chasm/7', amount: 8 },
  { node: 'rock-outcroppings/14', amount: 6 },
  { node: 'sihaya-ridge/9', amount: 6 },
  { node: 'south-mesa/5', amount: 10 },
  { node: 'the-great-flat/15', amount: 10 },
  { node: 'the-minor-erg/8', amount: 8 },
  { node: 'wind-pass-north/17', amount: 6 },
]

const WORMS = 6

export const TERRITORY_CARDS = BLOWS.length
export const SPICE_CARDS = TERRITORY_CARDS + WORMS

export const isWorm = (card: SpiceCard): boolean => card >= TERRITORY_CARDS

/** By territory card. */
export const BLOW_NODE: readonly Node[] = BLOWS.map(({ node }) => nodeNumber(node))
export const BLOW_TERRITORY: readonly Territory[] = BLOW_NODE.map((node) => NODE_TERRITORY[node])
export const BLOW_AMOUNT: readonly number[] = BLOWS.map(({ amount }) => amount)

export const SPICE_CARD_ID: readonly string[] = [
  ...BLOW_TERRITORY.map((territory) => `spice-${territoryId(territory)}`),
  ...Array.from({ length: WORMS }, (_, worm) => `shai-hulud_${worm + 1}`),
]

export const SPICE_DECK: readonly SpiceCard[] = SPICE_CARD_ID.map((_, card) => card)
