import { valueIn } from '@riposte/choice'
import { NODES, TERRITORIES } from '@riposte/dune'
import type { BoardSight, StackSight } from '../board/sight.ts'
import type { Choice } from '../choice/choice.tsx'
import { factionNumber, kindOfSpecial, nodeOf, territoryOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { actingFaction } from './acting.ts'

const NOWHERE: ReadonlySet<number> = new Set()
const CIRCLES = 6

type Ground = Omit<BoardSight, 'highlight' | 'chosen' | 'coming'>

/** What lies and stands on the map. */
export function groundOf(sight: DuneSight): Ground {
  const { view } = sight.seen
  const stacks = NODES.map((id): readonly StackSight[] =>
    Object.entries(view.forces[id] ?? {}).map(([faction, [ordinary, special]]) => ({
      faction: factionNumber(faction),
      ordinary,
      special,
      kind: kindOfSpecial(faction),
    })),
  )
  return {
    storm: view.turn > 1 || view.order.length > 0 ? view.storm : 0,
    stormFrom: stormFrom(sight),
    shieldWall: view.shieldWall,
    spice: NODES.map((id) => view.spice[id] ?? 0),
    stacks,
    circles: Array.from({ length: CIRCLES }, (_, at) => {
      const there = view.factions.find(({ circle }) => circle === at + 1)
      return there === undefined ? null : factionNumber(there.faction)
    }),
    order: view.order.map(factionNumber),
    turn: actingFaction(sight),
    worms: wormsIn(sight),
    battles: view.battle === null ? NOWHERE : new Set(view.battle.zone.map(nodeOf)),
  }
}

/** Where the storm came from in this turn. */
function stormFrom({ events, seen }: DuneSight): number | null {
  const moved = events.findLast(({ type }) => type === 'stormMoved')
  return moved !== undefined && moved.turn === seen.view.turn && typeof moved.from === 'number' ? moved.from : null
}

/** Territories where a worm has come up in this blow. */
function wormsIn({ events, seen }: DuneSight): number[] {
  const { turn, phase } = seen.view
  if (phase !== 'SPICE_BLOW') return []
  const came = events.filter(
    (event) => event.turn === turn && (event.type === 'wormAppeared' || event.type === 'wormPlaced'),
  )
  return [...new Set(came.map(({ territory }) => territoryOf(territory)))].filter((territory) => territory >= 0)
}

/** The stack that would stand there once the answer is sent. */
function comingOf({ walked, sight }: Choice): BoardSight['coming'] {
  const to = valueIn(walked, 'to') ?? valueIn(walked, 'location')
  const node = nodeOf(to)
  const ordinary = Number(valueIn(walked, 'ordinary') ?? 0)
  const special = Number(valueIn(walked, 'special') ?? 0)
  const mine = sight.seen.view.mine
  if (node < 0 || mine === null || ordinary + special === 0) return null
  return { node, faction: factionNumber(mine.faction), ordinary, special, kind: kindOfSpecial(mine.faction) }
}

/** The map with what can be chosen on it. */
export function boardSight(ground: Ground, choice: Choice): BoardSight {
  const { place } = choice
  return {
    ...ground,
    highlight: place?.nodes ?? NOWHERE,
    chosen: place?.chosen ?? NOWHERE,
    coming: comingOf(choice),
  }
}

/** All locations of a territory. */
export const nodesIn = (territory: number): ReadonlySet<number> => new Set(TERRITORIES[territory]?.nodes ?? [])
