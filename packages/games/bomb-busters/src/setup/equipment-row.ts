import { type Random, shuffle } from '@riposte/kernel'
import { CARDS } from '../equipment/card-table.ts'
import type { EquipmentSetup, Mission } from '../missions/mission.ts'
import { EQUIPMENT, type Equipment, FALSE_BOTTOM } from '../names.ts'
import type { RowCard } from '../state.ts'

/** BB-4.3: from mission 9 on False Bottom belongs to missions with yellow wires, from 55 on all campaign cards do. */
export const FALSE_BOTTOM_FROM = 9
export const CAMPAIGN_CARDS_FROM = 55
export const BASIC_CARDS = 12

function setupFor(mission: Mission, players: number): EquipmentSetup {
  const byPlayers = mission.equipmentByPlayers[players as 2 | 3 | 4 | 5]
  return byPlayers === undefined ? mission.equipment : { ...mission.equipment, ...byPlayers }
}

function poolFor(mission: Mission, setup: EquipmentSetup, yellow: boolean): Equipment[] {
  const pool: Equipment[] = []
  for (let card = 0; card < BASIC_CARDS; card++) pool.push(card)
  const campaign = setup.campaignCards ?? mission.id >= CAMPAIGN_CARDS_FROM
  if (campaign) for (let card = BASIC_CARDS; card < EQUIPMENT.length; card++) pool.push(card)
  else if (mission.id >= FALSE_BOTTOM_FROM && yellow) pool.push(FALSE_BOTTOM)
  return pool
}

function isExcluded(setup: EquipmentSetup, card: Equipment): boolean {
  return (
    setup.excludeIds?.includes(EQUIPMENT[card] as never) === true ||
    setup.excludeUnlock?.includes(CARDS[card].number) === true
  )
}

export interface Row {
  readonly row: RowCard[]
  readonly reserve: Equipment[]
  readonly faceDown: Equipment[]
  /** BB-4.4: forbidden cards that came up. */
  readonly dropped: readonly Equipment[]
}

function laidOut(card: Equipment, { faceDown = false, startUnlocked = false }: EquipmentSetup): RowCard {
  return { card, unlocked: startUnlocked, used: false, faceDown, lock: 0 }
}

/** A card that lies face down is known to nobody. */
function covered(row: RowCard[], reserve: Equipment[], dropped: readonly Equipment[] = []): Row {
  const faceDown = row.map((card) => (card.faceDown ? card.card : -1))
  for (const card of row) if (card.faceDown) card.card = -1
  return { row, reserve, faceDown, dropped }
}

/** BB-4.2, BB-4.4: one card per player; a forbidden card that comes up is out of the game. */
export function dealRow(mission: Mission, players: number, yellow: boolean, random: Random): Row {
  const setup = setupFor(mission, players)
  if (setup.mode === 'none') return covered([], [])
  const reserve = poolFor(mission, setup, yellow)
  if (setup.mode === 'fixed') {
    const ids = (setup.ids ?? []).map((id) => EQUIPMENT.indexOf(id))
    return covered(
      ids.map((card) => laidOut(card, setup)),
      [],
    )
  }
  shuffle(random, reserve)
  const count = setup.mode === 'pile' ? (setup.pileSize ?? 0) : (setup.count ?? players)
  const row: RowCard[] = []
  const dropped: Equipment[] = []
  while (row.length < count && reserve.length > 0) {
    const card = reserve.pop()!
    if (isExcluded(setup, card)) dropped.push(card)
    else row.push(laidOut(card, setup.mode === 'pile' ? { ...setup, faceDown: true } : setup))
  }
  return covered(row, reserve, dropped)
}
