import { CARDS } from '../../src/equipment/card-table.ts'
import type { Mission, Pool, Wires } from '../../src/missions/mission.ts'
import { EQUIPMENT } from '../../src/names.ts'
import { wiresFor } from '../../src/setup/pool.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five']

type Colour = 'red' | 'yellow'

function pool(of: Pool, colour: Colour): string {
  switch (of.kind) {
    case 'none':
      return `no ${colour}`
    case 'exact':
      return `${of.n} ${colour}${of.from === undefined ? '' : ` from ${of.from[0]} to ${of.from.at(-1)}`}`
    case 'outOf':
      return `${of.keep} of ${of.draw} ${colour}`
    case 'sameValue':
      return `${of.n} ${colour} of one value`
    case 'fixed':
      return of.values.length > 4
        ? `${colour} ${of.values[0]} to ${of.values.at(-1)}${of.dealt === false ? ', which are not dealt' : ''}`
        : `${colour} ${of.values.join(', ')}`
  }
}

function colours({ red, yellow }: Wires): string {
  return `${pool(red, 'red')}, ${pool(yellow, 'yellow')}`
}

function row({ id, equipment, wires }: Mission): string {
  const { mode, ids = [], pileSize, excludeUnlock = [], faceDown, excludeUnlockOfNumberCard } = equipment
  if (mode === 'none') return 'none'
  if (mode === 'fixed') return `${ids.map((id) => CARDS[EQUIPMENT.indexOf(id)].name).join(', ')} alone`
  if (mode === 'pile') return `a face-down pile of ${pileSize}`
  const campaign = equipment.campaignCards ?? id >= 55
  const isYellow = wires.yellow.kind !== 'none'
  const parts = [
    `one card per player${faceDown === true ? ', face down' : ''}`,
    campaign ? 'campaign cards in the pool' : id >= 9 && isYellow ? 'False Bottom in the pool' : '',
    excludeUnlock.length > 0 ? `not ${excludeUnlock.join(', ')}` : '',
    excludeUnlockOfNumberCard === true ? 'none that the Number card unlocks' : '',
  ]
  return parts.filter(Boolean).join('; ')
}

/** What the book says first about a mission, from the mission's own table. */
export function missionFacts(mission: Mission): string {
  const { blue } = mission.wires
  const usual = colours(mission.wires)
  const others = Object.keys(mission.wiresByPlayers)
    .map(Number)
    .map((players) => ({ players, text: colours(wiresFor(mission, players)) }))
    .filter(({ text }) => text !== usual)
    .map(({ players, text }) => `; with ${COUNTS[players]} players ${text}`)
  const id = `BB-M${String(mission.id).padStart(2, '0')}`
  const players = mission.players.length === 4 ? '' : ` Players: ${mission.players.join(', ')}.`
  return `${id} Wires: blue ${blue.min} to ${blue.max}, ${usual}${others.join('')}. Equipment: ${row(mission)}.${players}`
}
