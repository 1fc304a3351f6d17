import { describe, expect, test } from 'vitest'
import {
  ATREIDES,
  BENE_GESSERIT,
  EMPEROR,
  FACTION_FACTS,
  FACTION_IDS,
  FACTIONS,
  FREMEN,
  FREMEN_HOMES,
  FREMEN_SPREAD,
  HARKONNEN,
  SPACING_GUILD,
  TOKENS,
} from '../../src/data/factions.ts'
import {
  LEADER_FACTION,
  LEADER_ID,
  LEADER_NAME,
  LEADER_STRENGTH,
  LEADERS_PER_FACTION,
  leadersOf,
} from '../../src/data/leaders.ts'
import { nodeId } from '../../src/data/nodes.ts'
import { territoryId } from '../../src/data/territories.ts'

describe('the factions', () => {
  test('DU-1.5: each owns twenty tokens, on the board and in reserve', () => {
    const owned = FACTION_FACTS.map(({ placement, reserves }, faction) =>
      placement.reduce((sum, { tokens }) => sum + tokens, reserves + (faction === FREMEN ? FREMEN_SPREAD : 0)),
    )
    expect(owned).toEqual(FACTION_IDS.map(() => TOKENS))
  })

  test('FR-2: Fremen spread their tokens over one stronghold and two walls of rock', () => {
    expect(FREMEN_HOMES.map(territoryId)).toEqual(['sietch-tabr', 'false-wall-south', 'false-wall-west'])
  })

  test('AT-2, BG-2, GU-2, HK-2: the fixed places', () => {
    const places = FACTION_FACTS.map(({ placement }) => placement.map(({ node, tokens }) => [nodeId(node), tokens]))
    expect(places[ATREIDES]).toEqual([['arrakeen/10', 10]])
    expect(places[BENE_GESSERIT]).toEqual([['polar-sink/0', 1]])
    expect(places[EMPEROR]).toEqual([])
    expect(places[FREMEN]).toEqual([])
    expect(places[HARKONNEN]).toEqual([['carthag/11', 10]])
    expect(places[SPACING_GUILD]).toEqual([['tueks-sietch/5', 5]])
  })

  test('DU-2.6, DU-2.7, DU-2.8, DU-8.1, DU-9.2: what each begins with', () => {
    const facts = FACTION_FACTS.map((of) => [
      of.spice,
      of.freeRevival,
      of.handLimit,
      of.cards,
      of.traitorsKept,
      of.elite,
    ])
    expect(facts).toEqual([
      [10, 2, 4, 1, 1, 0],
      [5, 1, 4, 1, 1, 0],
      [10, 1, 4, 1, 1, 5],
      [3, 3, 4, 1, 1, 3],
      [10, 2, 8, 2, 4, 0],
      [5, 1, 4, 1, 1, 0],
    ])
  })
})

describe('the leaders', () => {
  test('DU-2.6: five per faction, each of its own name', () => {
    expect(new Set(LEADER_ID).size).toBe(FACTIONS * LEADERS_PER_FACTION)
    expect(new Set(LEADER_NAME).size).toBe(30)
    for (let faction = 0; faction < FACTIONS; faction++) {
      expect(leadersOf(faction)).toEqual([0, 1, 2, 3, 4].map((place) => faction * 5 + place))
      for (const leader of leadersOf(faction)) expect(LEADER_FACTION[leader]).toBe(faction)
    }
  })

  test('the strengths per faction, strongest first', () => {
    const strengths = FACTION_IDS.map((_, faction) => leadersOf(faction).map((leader) => LEADER_STRENGTH[leader]))
    expect(strengths).toEqual([
      [5, 5, 4, 2, 1],
      [5, 5, 5, 5, 5],
      [6, 5, 3, 3, 2],
      [7, 6, 5, 3, 2],
      [6, 4, 3, 2, 1],
      [5, 3, 3, 2, 1],
    ])
    expect(LEADER_ID[leadersOf(FREMEN)[0]]).toBe('stilgar')
    expect(LEADER_ID[leadersOf(HARKONNEN)[3]]).toBe('captain-iakin-nefud')
  })
})
