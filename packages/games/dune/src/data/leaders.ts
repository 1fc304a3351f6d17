import type { Of } from '@riposte/kernel'
import type { Faction } from './factions.ts'

/** A leader as a small number: five per faction, in the order of the factions. */
export type Leader = Of<'leader'>
export const LEADERS_PER_FACTION = 5

interface LeaderFacts {
  /** DU-1.13: `definitionId`. */
  readonly id: string
  readonly name: string
  readonly strength: number
}

const LEADERS: readonly LeaderFacts[] = [
  // atreides
  { id: 'thufir-hawat', name: 'Thufir Hawat', strength: 5 },
  { id: 'lady-jessica', name: 'Lady Jessica', strength: 5 },
  { id: 'gurney-halleck', name: 'Gurney Halleck', strength: 4 },
  { id: 'duncan-idaho', name: 'Duncan Idaho', strength: 2 },
  { id: 'dr-wellington-yueh', name: 'Dr. Wellington Yueh', strength: 1 },
  // bene-gesserit
  { id: 'alia', name: 'Alia', strength: 5 },
  { id: 'margot-lady-fenring', name: 'Margot Lady Fenring', strength: 5 },
  { id: 'princess-irulan', name: 'Princess Irulan', strength: 5 },
  { id: 'reverend-mother-ramallo', name: 'Reverend Mother Ramallo', strength: 5 },
  { id: 'wanna-marcus', name: 'Wanna Marcus', strength: 5 },
  // emperor
  { id: 'count-hasimir-fenring', name: 'Count Hasimir Fenring', strength: 6 },
  { id: 'captain-aramsham', name: 'Captain Aramsham', strength: 5 },
  { id: 'caid', name: 'Caid', strength: 3 },
  { id: 'burseg', name: 'Burseg', strength: 3 },
  { id: 'bashar', name: 'Bashar', strength: 2 },
  // fremen
  { id: 'stilgar', name: 'Stilgar', strength: 7 },
  { id: 'chani', name: 'Chani', strength: 6 },
  { id: 'otheym', name: 'Otheym', strength: 5 },
  { id: 'shadout-mapes', name: 'Shadout Mapes', strength: 3 },
  { id: 'jamis', name: 'Jamis', strength: 2 },
  // harkonnen
  { id: 'feyd-rautha', name: 'Feyd-Rautha', strength: 6 },
  { id: 'beast-rabban', name: 'Beast Rabban', strength: 4 },
  { id: 'piter-de-vries', name: 'Piter de Vries', strength: 3 },
  { id: 'captain-iakin-nefud', name: 'Captain Iakin Nefud', strength: 2 },
  { id: 'umman-kudu', name: 'Umman Kudu', strength: 1 },
  // spacing-guild
  { id: 'staban-tuek', name: 'Staban Tuek', strength: 5 },
  { id: 'master-bewt', name: 'Master Bewt', strength: 3 },
  { id: 'esmar-tuek', name: 'Esmar Tuek', strength: 3 },
  { id: 'soo-soo-sook', name: 'Soo-Soo Sook', strength: 2 },
  { id: 'guild-rep', name: 'Guild Rep.', strength: 1 },
]

export const LEADER_ID: readonly string[] = LEADERS.map(({ id }) => id)
export const LEADER_NAME: readonly string[] = LEADERS.map(({ name }) => name)
export const LEADER_STRENGTH: readonly number[] = LEADERS.map(({ strength }) => strength)
/** DU-1.13: `originalFaction`. */
export const LEADER_FACTION: readonly Faction[] = LEADERS.map((_, at) => Math.floor(at / LEADERS_PER_FACTION))

const OF_FACTION: readonly (readonly Leader[])[] = Array.from(
  { length: LEADERS.length / LEADERS_PER_FACTION },
  (_, faction) => LEADERS.map((_, leader) => leader).filter((leader) => LEADER_FACTION[leader] === faction),
)

export const leadersOf = (faction: Faction): readonly Leader[] => OF_FACTION[faction]
