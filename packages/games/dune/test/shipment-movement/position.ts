import { BENE_GESSERIT } from '../../src/data/factions.ts'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at, put } from '../../src/forces.ts'
import { SHIPMENT_MOVEMENT } from '../../src/names.ts'
import { shipmentMovementPhase } from '../../src/phases/shipment-movement/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

/** Shipment and Movement of the second turn, in this storm order, with the storm in sector 3; not yet begun. */
export function beforeShipment(
  order: readonly FactionId[],
  options: Readonly<Record<string, unknown>> = {},
): TestTable {
  const t = table(order, options)
  t.pub.turn = 2
  t.pub.phase = SHIPMENT_MOVEMENT
  t.pub.storm = 3
  t.pub.order = order.map(factionNumber)
  return t
}

/** The phase begins, and nobody looks or announces anything. */
export const begin = (t: TestTable): TestTable => t.begin(shipmentMovementPhase).skip('lookAtSpiceDeck')

/** Ordinary tokens and the others at a location. */
export function tokens(t: TestTable, id: FactionId, location: string): [ordinary: number, special: number] {
  const place = at(nodeNumber(location), factionNumber(id))
  return [t.pub.forces[place], t.pub.special[place]]
}

/** BG-10: advisors from the reserves to a location. */
export function placeAdvisors(t: TestTable, location: string, advisors: number): TestTable {
  t.place('bene-gesserit', location, advisors)
  put(t.pub, BENE_GESSERIT, nodeNumber(location), -advisors, advisors)
  return t
}

export const PASS = { type: 'pass' }

export const ship = (location: string, ordinary: number, more: Readonly<Record<string, unknown>> = {}) => ({
  type: 'ship',
  location,
  ordinary,
  special: 0,
  fromPledge: 0,
  halfPrice: false,
  karamaCardId: null,
  ...more,
})

export const crossShip = (
  from: string,
  to: string,
  ordinary: number,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  type: 'crossShip',
  from,
  to,
  ordinary,
  special: 0,
  fromPledge: 0,
  halfPrice: false,
  ...more,
})

export const move = (from: string, to: string, ordinary: number, special = 0) => ({
  type: 'move',
  from,
  to,
  ordinary,
  special,
})

/** An answer to a window with a card. */
export const hit = (karamaCardId: string, abilityName: string | null = null) => ({
  type: 'respond_to_karama_opportunity',
  useKarama: true,
  karamaCardId,
  abilityName,
})

export const letPass = {
  type: 'respond_to_karama_opportunity',
  useKarama: false,
  karamaCardId: null,
  abilityName: null,
}
