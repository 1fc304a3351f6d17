import { memo, useMemo } from 'react'
import styles from './light.module.css'
import { NODES, outlineOf } from './map.ts'

interface LightProps {
  readonly highlight: ReadonlySet<number>
  readonly battles: ReadonlySet<number>
  readonly chosen: ReadonlySet<number>
}

/** Below the storm: what cannot be chosen lies in the dark. */
export const Shade = memo(function Shade({ highlight, battles }: Omit<LightProps, 'chosen'>) {
  const lit = highlight.size > 0 ? highlight : battles
  const dark = useMemo(
    () => (lit.size === 0 ? '' : outlineOf(new Set(NODES.map((_, node) => node).filter((node) => !lit.has(node))))),
    [lit],
  )
  if (dark === '') return null
  return <path d={dark} className={highlight.size > 0 ? styles.dark : styles.dusk} />
})

/** Above the storm: the edges of what can be chosen, of battles, and of what is chosen. */
export const Light = memo(function Light({ highlight, battles, chosen }: LightProps) {
  const lit = useMemo(() => outlineOf(highlight), [highlight])
  const fight = useMemo(() => outlineOf(battles), [battles])
  const taken = useMemo(() => outlineOf(chosen), [chosen])
  return (
    <>
      {lit !== '' && (
        <g className={styles.lit}>
          <path d={lit} className={styles.wash} />
          <path d={lit} className={styles.edge} />
          <path d={lit} className={styles.core} />
        </g>
      )}
      {fight !== '' && (
        <>
          <path d={fight} className={styles.fightEdge} />
          <path d={fight} className={styles.fightCore} />
        </>
      )}
      {taken !== '' && (
        <>
          <path d={taken} className={styles.chosen} />
          <path d={taken} className={styles.chosenEdge} />
          <path d={taken} className={styles.chosenCore} />
        </>
      )}
    </>
  )
})
