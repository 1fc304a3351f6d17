import { ATREIDES, BENE_GESSERIT, EMPEROR, type Faction, FREMEN, HARKONNEN, SPACING_GUILD } from '../data/factions.ts'
import { best, type Choose, ofType, passIn } from './deciding.ts'
import { isPromisedAlly } from './promises.ts'
import { readFaction } from './read.ts'
import type { Sight } from './sight.ts'
import { isHeir } from './worth.ts'

/**
 * How glad each is of an ally. Whoever joins the Emperor or the Guild wins more often, but so do they, in every alliance:
 * players who all want the strongest have one winner before long, and it is seldom them.
 */
const FIT: Readonly<Record<Faction, Readonly<Record<Faction, number>>>> = {
  [ATREIDES]: { [BENE_GESSERIT]: 4, [EMPEROR]: 1.5, [FREMEN]: 3, [HARKONNEN]: 4, [SPACING_GUILD]: -3 },
  [BENE_GESSERIT]: { [ATREIDES]: 3, [EMPEROR]: 1.5, [FREMEN]: 3, [HARKONNEN]: 4, [SPACING_GUILD]: -3 },
  [EMPEROR]: { [ATREIDES]: 3, [BENE_GESSERIT]: 5, [FREMEN]: 3, [HARKONNEN]: 3, [SPACING_GUILD]: -3 },
  [FREMEN]: { [ATREIDES]: 3, [BENE_GESSERIT]: 4, [EMPEROR]: 1.5, [HARKONNEN]: 4, [SPACING_GUILD]: -3 },
  [HARKONNEN]: { [ATREIDES]: 4, [BENE_GESSERIT]: 4, [EMPEROR]: 1.5, [FREMEN]: 4, [SPACING_GUILD]: -3 },
  [SPACING_GUILD]: { [ATREIDES]: 2, [BENE_GESSERIT]: 5, [EMPEROR]: 1, [FREMEN]: 3, [HARKONNEN]: 4 },
}

/** With so few turns left the end is in sight. */
const LATE = 4

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
  // Whoever gets nothing when time runs out looks for somebody to win with before that.
  if (sight.turnsLeft <= LATE && !isHeir(sight)) worth += together * 1.5
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
