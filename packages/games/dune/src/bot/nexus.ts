import { ATREIDES, BENE_GESSERIT, EMPEROR, type Faction, FREMEN, HARKONNEN, SPACING_GUILD } from '../data/factions.ts'
import { best, type Choose, ofType, passIn } from './deciding.ts'
import { isPromisedAlly } from './promises.ts'
import { readFaction } from './read.ts'
import type { Sight } from './sight.ts'

/** How well two factions complete each other, as such players have fared together. Whom the Guild joins wins rarely before the end. */
const FIT: Readonly<Record<Faction, Readonly<Record<Faction, number>>>> = {
  [ATREIDES]: { [BENE_GESSERIT]: 5, [EMPEROR]: 3, [FREMEN]: 3, [HARKONNEN]: 2, [SPACING_GUILD]: -1 },
  [BENE_GESSERIT]: { [ATREIDES]: 3, [EMPEROR]: 3, [FREMEN]: 3, [HARKONNEN]: 3, [SPACING_GUILD]: 0 },
  [EMPEROR]: { [ATREIDES]: 3, [BENE_GESSERIT]: 5, [FREMEN]: 3, [HARKONNEN]: 2, [SPACING_GUILD]: -1 },
  [FREMEN]: { [ATREIDES]: 3, [BENE_GESSERIT]: 5, [EMPEROR]: 3, [HARKONNEN]: 2, [SPACING_GUILD]: 0 },
  [HARKONNEN]: { [ATREIDES]: 2, [BENE_GESSERIT]: 5, [EMPEROR]: 2, [FREMEN]: 2, [SPACING_GUILD]: -1 },
  [SPACING_GUILD]: { [ATREIDES]: 2, [BENE_GESSERIT]: 5, [EMPEROR]: 2, [FREMEN]: 3, [HARKONNEN]: 2 },
}

/** Tokens on the map and in the reserves. */
function strength(sight: Sight, faction: Faction): number {
  const one = sight.faction(faction)
  return one === undefined ? 0 : 20 - one.tanks - one.tanksElite
}

/** What an alliance with somebody promises. Two need four strongholds: who has three alone, or nearly, needs nobody. */
function allianceWorth(sight: Sight, faction: Faction): number {
  const own = sight.held(sight.me).length
  const theirs = sight.held(faction).length
  const together = own + theirs
  let worth = FIT[sight.me][faction] + strength(sight, faction) / 8 + theirs * 1.5
  if (together >= 4) worth += 20
  else if (together === 3) worth += 3
  if (own >= 2 && theirs === 0 && sight.turnsLeft > 2) worth -= 4
  // Those who win when nobody does are good friends late in the game.
  if (sight.turnsLeft <= 2 && (faction === SPACING_GUILD || faction === FREMEN)) worth += 2
  if (isPromisedAlly(sight, faction)) worth += 10
  return worth
}

/** Below this one is better off alone. */
const ENOUGH = 5

/** DU-6.2 */
export const chooseNexus: Choose = ({ sight, legal }) => {
  const offers = legal.filter(({ type }) => type === 'proposeAlliance')
  const offer = best(offers, ({ faction }) => allianceWorth(sight, readFaction(faction)), ENOUGH)
  if (offer !== null) return offer
  const dissolve = ofType(legal, 'breakAlliance')
  return dissolve !== null && isBurden(sight) ? dissolve : passIn(legal)
}

/** An ally without strongholds and tokens keeps one from winning with three. */
function isBurden(sight: Sight): boolean {
  const own = sight.held(sight.me).length
  return own >= 3 || (own >= 2 && sight.held(sight.ally).length === 0 && strength(sight, sight.ally) < 10)
}

/** DU-6.2 */
export const answerOffer: Choose = ({ sight, legal, about }) =>
  allianceWorth(sight, readFaction(about.from)) > ENOUGH - 1 ? ofType(legal, 'acceptAlliance') : passIn(legal)
