import { TERRITORIES } from '@riposte/dune'
import { Stack } from '../../../games/dune/art/stack.tsx'
import ground from '../../../games/dune/board/ground.svg'
import { HALF, isStronghold, TERRITORY_SHAPES } from '../../../games/dune/board/map.ts'
import { Card } from '../../../games/dune/cards/card.tsx'
import { Medallion } from '../../../games/dune/leaders/medallion.tsx'
import styles from './pictures.module.css'

const STRONGHOLDS = TERRITORIES.flatMap((_, territory) => (isStronghold(territory) ? [territory] : []))
const ATREIDES = 0
const HARKONNEN = 4

/** The whole board, and the part around Arrakeen and Carthag. */
const WHOLE = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`
const NORTH = '-420 -1000 1060 780'

interface MapProps {
  readonly view?: string
  /** Strongholds that are ringed. */
  readonly ringed?: readonly number[]
  /** Forces, by stronghold. */
  readonly forces?: readonly { readonly at: number; readonly faction: number; readonly count: number }[]
}

/** The board drawn small, with what the words are about. */
function SmallBoard({ view = WHOLE, ringed = [], forces = [] }: MapProps) {
  return (
    <svg className={styles.map} viewBox={view} aria-hidden="true">
      <image href={ground} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      {ringed.map((territory) => {
        const { x, y } = TERRITORY_SHAPES[territory].middle
        return <circle key={territory} cx={x} cy={y} r={120} className={styles.ring} />
      })}
      {forces.map(({ at, faction, count }) => {
        const { x, y } = TERRITORY_SHAPES[at].middle
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            <Stack faction={faction} ordinary={count} special={0} kind="elite" radius={95} />
          </g>
        )
      })}
    </svg>
  )
}

/** Map, forces and battle cards, one picture for each part of How to play. */
export function DunePicture({ part }: { readonly part: number }) {
  switch (part) {
    case 0:
      return <SmallBoard ringed={STRONGHOLDS} />
    case 1:
      return (
        <SmallBoard
          view={NORTH}
          forces={[
            { at: STRONGHOLDS[0], faction: ATREIDES, count: 10 },
            { at: STRONGHOLDS[1], faction: HARKONNEN, count: 8 },
          ]}
        />
      )
    case 2:
      return (
        <>
          <Medallion leader="stilgar" size={76} />
          <Card card="crysknife" width={70} />
          <Card card="shield" width={70} />
        </>
      )
    default: {
      const three = STRONGHOLDS.slice(0, 3)
      return <SmallBoard ringed={three} forces={three.map((at) => ({ at, faction: ATREIDES, count: 6 }))} />
    }
  }
}
