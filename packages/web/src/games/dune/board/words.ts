import { EMPEROR, FACTION_FACTS, FREMEN, IMPERIAL_BASIN, SHIELD_WALL } from '@riposte/dune'
import { NODE_SECTOR, TERRITORIES } from './map.ts'
import type { BoardSight, StackSight } from './sight.ts'
import type { Stop } from './stops.ts'

const KINDS = { sand: 'sand', rock: 'rock', stronghold: 'stronghold', polar: 'ice' } as const
const ELITE: Readonly<Record<number, string>> = { [EMPEROR]: 'Sardaukar', [FREMEN]: 'Fedaykin' }

export const factionName = (faction: number): string => FACTION_FACTS[faction].name

function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}

/** "4 and 2 Sardaukar", "1 advisor". */
export function forcesOf({ faction, ordinary, special, kind }: StackSight): string {
  const parts: string[] = []
  if (ordinary > 0) parts.push(`${ordinary}`)
  const advisors = special === 1 ? 'advisor' : 'advisors'
  if (special > 0) parts.push(`${special} ${kind === 'advisor' ? advisors : (ELITE[faction] ?? 'elite')}`)
  return parts.join(' and ')
}

const stackWords = (stack: StackSight) => `${factionName(stack.faction)} ${forcesOf(stack)}`

function sectorWords(nodes: readonly number[]): string {
  const sectors = nodes.map((node) => NODE_SECTOR[node]).filter((sector) => sector > 0)
  if (sectors.length === 0) return 'in no sector'
  return `${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}`
}

/** What kind of ground it is, and what the storm can do there. */
export function groundWords({ shieldWall }: Pick<BoardSight, 'shieldWall'>, territory: number): string {
  const { kind, name } = TERRITORIES[territory]
  const words: string[] = [KINDS[kind]]
  const behindWall = ['Arrakeen', 'Carthag'].includes(name) || territory === IMPERIAL_BASIN
  if (behindWall) words.push(shieldWall ? 'behind the Shield Wall' : 'open to storms since the Shield Wall fell')
  else if (kind === 'sand') words.push('open to storms')
  if (territory === SHIELD_WALL && !shieldWall) words.push('blown open')
  return words.join(', ')
}

/** What stands and lies in one location, and what is going on there. */
function inNode({ stacks, spice, storm, battles }: BoardSight, node: number): string[] {
  const parts = stacks[node].map(stackWords)
  if (spice[node] > 0) parts.push(`${spice[node]} spice`)
  if (storm > 0 && NODE_SECTOR[node] === storm) parts.push('in the storm')
  if (battles.has(node)) parts.push('a battle')
  return parts
}

/** "Imperial Basin, sector 10, sand. Atreides 4. Can be chosen." */
export function sentenceOf(sight: BoardSight, { territory, nodes }: Stop): string {
  const { name } = TERRITORIES[territory]
  const sentences = [`${name}, ${sectorWords(nodes)}, ${groundWords(sight, territory)}`]
  const told = nodes.map((node) => ({ node, parts: inNode(sight, node) })).filter(({ parts }) => parts.length > 0)
  for (const { node, parts } of told)
    sentences.push(nodes.length === 1 ? parts.join(', ') : `Sector ${NODE_SECTOR[node]}: ${parts.join(', ')}`)
  if (told.length === 0) sentences.push('Empty')
  if (sight.worms.includes(territory)) sentences.push('A worm has just come up')
  if (nodes.some((node) => sight.chosen.has(node))) sentences.push('Chosen')
  else if (nodes.some((node) => sight.highlight.has(node))) sentences.push('Can be chosen')
  return `${sentences.join('. ')}.`
}

/** For those who do not see the rim. */
export function rimSentence({ storm, order, circles }: BoardSight): string {
  const parts = [storm > 0 ? `The storm is in sector ${storm}` : 'There is no storm yet']
  if (order.length > 0) parts.push(`Storm order: ${list(order.map(factionName))}`)
  const seats = circles.flatMap((faction, at) =>
    faction === null ? [] : [`${factionName(faction)} at circle ${at + 1}`],
  )
  if (seats.length > 0) parts.push(list(seats))
  return `${parts.join('. ')}.`
}
