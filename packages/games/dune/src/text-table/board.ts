import { NODES } from '../data/nodes.ts'
import { STRONGHOLDS, TERRITORY_IDS } from '../data/territories.ts'
import type { Stack, View } from '../view.ts'
import { faction, location } from './names.ts'
import { type Line, line, type Piece, plain, styled } from './sheet.ts'
import { specialName } from './tokens.ts'

const short = (id: string): string => faction(id).replace(/^the /, '')

/** "Emperor 7 +2 Sardaukar". */
function stack(id: string, [ordinary, special]: Stack): Piece {
  if (special === 0) return plain(`${short(id)} ${ordinary}`)
  const second = `${special} ${specialName(id)}`
  return plain(ordinary === 0 ? `${short(id)} ${second}` : `${short(id)} ${ordinary} +${second}`)
}

function place(view: View, node: string): Line {
  const spice = view.spice[node] ?? 0
  const inStorm = Number(node.slice(node.indexOf('/') + 1)) === view.storm
  const there = Object.entries(view.forces[node] ?? {}).map(([id, tokens]) => stack(id, tokens))
  return line(4, [
    styled(location(node), 'bold'),
    ...there,
    ...(spice > 0 ? [styled(`${spice} spice`, 'yellow')] : []),
    ...(there.length === 0 && spice === 0 ? [styled('nobody', 'dim')] : []),
    ...(inStorm ? [styled('in the storm', 'red')] : []),
  ])
}

const isIn = (territories: readonly string[], node: string): boolean =>
  territories.includes(node.slice(0, node.indexOf('/')))

/** The strongholds, whoever is there; then every other place where there is anything. */
export function boardLines(view: View): Line[] {
  const strongholds = STRONGHOLDS.map((territory) => TERRITORY_IDS[territory])
  const others = NODES.filter((node) => !isIn(strongholds, node) && (node in view.forces || node in view.spice))
  return [
    line(2, [plain('Strongholds')]),
    ...NODES.filter((node) => isIn(strongholds, node)).map((node) => place(view, node)),
    ...(others.length === 0 ? [] : [line(2, [plain('Elsewhere')]), ...others.map((node) => place(view, node))]),
  ]
}
