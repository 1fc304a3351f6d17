import { BENE_GESSERIT, FACTION_FACTS, FACTION_IDS } from '../../../data/factions.ts'
import { leadersOf } from '../../../data/leaders.ts'
import { STRONGHOLDS, TERRITORIES, TERRITORY_IDS } from '../../../data/territories.ts'
import { advisorsIn, forcesIn, occupants } from '../../../forces.ts'
import { BATTLE } from '../../../names.ts'
import type { Position } from '../../../state.ts'
import { wrong } from './terms.ts'

const count = (mask: number): number => (mask === 0 ? 0 : 1 + count(mask & (mask - 1)))

/** Whether such a position can be. Cards, tokens and leaders are counted where they are laid out. */
export function check({ pub, own }: Position): void {
  const inPlay = pub.factionOf.flatMap(leadersOf).reduce((bits, leader) => bits | (1 << leader), 0)
  for (const [seat, { hand, traitors, unkept }] of own.entries()) {
    const faction = pub.factionOf[seat]
    const section = FACTION_IDS[faction]
    const { handLimit, traitorsKept } = FACTION_FACTS[faction]
    // DU-8.1
    if (hand.length > handLimit) throw wrong(section, `it holds ${handLimit} cards at most`)
    // DU-2.6
    if (count(traitors) > traitorsKept) throw wrong(section, `they keep ${traitorsKept} traitors`)
    if (((traitors | unkept) & ~inPlay) !== 0) throw wrong(section, 'a traitor belongs to no faction that plays')
    if ((traitors & pub.told.notTraitors[faction]) !== 0) throw wrong(section, 'it denies a traitor it has')
  }
  // DU-1.7
  for (const territory of STRONGHOLDS) {
    if (count(occupants(pub, territory)) > 2) {
      throw wrong('at', `more than two factions are in the stronghold ${TERRITORY_IDS[territory]}`)
    }
  }
  // BG-10, BG-19
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (advisorsIn(pub, territory) === 0) continue
    if (!pub.advanced) throw wrong('bene-gesserit', 'there are no advisors in the basic game')
    if (forcesIn(pub, territory, BENE_GESSERIT) > 0) {
      throw wrong('bene-gesserit', `advisors and fighters are in ${TERRITORY_IDS[territory]}`)
    }
  }
  // DU-11.31
  if (pub.phase !== BATTLE && pub.usedIn.some((territory) => territory >= 0)) {
    throw wrong('fought', 'leaders are on the board in the phase BATTLE only')
  }
}
