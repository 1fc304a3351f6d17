import { filledSlots, type Walked } from '@riposte/choice'
import { NODE_TERRITORY, NODES, TERRITORIES } from '@riposte/dune'
import type { Json } from '@riposte/kernel'
import { nodeOf, territoryOf } from '../names.ts'
import { placeKind } from './fields.ts'

/** A field that is filled in on the map. */
export interface Place {
  readonly field: string
  readonly kind: 'location' | 'territory'
  /** Locations that can be pointed at. */
  readonly nodes: ReadonlySet<number>
  /** Those that were. */
  readonly chosen: ReadonlySet<number>
}

function nodesOf(kind: Place['kind'], values: readonly (Json | undefined)[]): ReadonlySet<number> {
  const nodes =
    kind === 'location' ? values.map(nodeOf) : values.flatMap((id) => TERRITORIES[territoryOf(id)]?.nodes ?? [])
  return new Set(nodes.filter((node) => node >= 0))
}

/** The place that waits to be pointed at, or else the last one that could be another. */
export function placeIn(walked: Walked | null): Place | null {
  if (walked === null) return null
  const { next, verb } = walked
  const { type } = verb
  const pointed = filledSlots(walked).filter(({ field, value }) => placeKind(type, field) !== null && value !== null)
  const chosen = new Set(
    pointed.flatMap(({ field, value }) => [...nodesOf(placeKind(type, field) ?? 'location', [value])]),
  )
  const waits = next === null ? null : placeKind(type, next.field)
  if (next !== null && waits !== null) {
    return { field: next.field, kind: waits, nodes: nodesOf(waits, next.values), chosen }
  }
  const last = pointed.findLast(({ values }) => values.length > 1) ?? pointed.at(-1)
  if (last === undefined) return null
  const kind = placeKind(type, last.field) ?? 'location'
  return { field: last.field, kind, nodes: nodesOf(kind, last.values), chosen }
}

/** What stands in the field when this location is pointed at. */
export function valueAt({ kind }: Place, node: number): Json {
  return kind === 'location' ? NODES[node] : TERRITORIES[NODE_TERRITORY[node]].id
}
