import type { View } from '@riposte/dune'
import { useEffect, useMemo, useState } from 'react'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { BoardProps } from '../../face.ts'
import { Board as Arrakis } from '../board/board.tsx'
import { useChoice } from '../choice/choice.tsx'
import { askedOf } from '../names.ts'
import { texts } from '../texts.ts'
import { boardSight, groundOf } from './board-sight.ts'
import { Corners } from './corners.tsx'
import styles from './middle.module.css'
import { PhaseTrack } from './phase-track.tsx'
import { useShown } from './shown.ts'
import { useStage } from './stages.ts'

/** The phases, the map under them, and beside it whatever large thing is going on. */
export function Board({ sight, hands }: BoardProps<View>) {
  const choice = useChoice()
  const phone = useMedia(PHONE)
  const ground = useMemo(() => groundOf(sight), [sight])
  const board = boardSight(ground, choice)
  const stage = useStage(sight)
  const { nodes: shown, show } = useShown()
  const asked = askedOf(sight)?.id ?? -1
  // A new question is about other places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is forgotten whenever the question changes
  useEffect(() => show(null), [asked, show])
  const [side, setSide] = useState<'stage' | 'map'>('stage')
  const one = phone && stage !== null
  const frame = useMemo(() => shown ?? stage?.frame?.(sight) ?? null, [shown, stage, sight])
  return (
    <div className={styles.middle} data-stage={stage !== null}>
      <PhaseTrack sight={sight} />
      {one && (
        <div className={styles.sides}>
          <Segmented
            label={texts.sides}
            value={side}
            choices={[
              { value: 'stage', label: stage.name },
              { value: 'map', label: texts.map },
            ]}
            onChange={setSide}
          />
        </div>
      )}
      {(!one || side === 'map') && (
        <div className={styles.map}>
          <Arrakis sight={board} onChoose={choice.point} frame={frame} />
          {stage === null && !phone && <Corners sight={sight} />}
        </div>
      )}
      {stage !== null && (!one || side === 'stage') && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and has nothing else to focus while one only looks
        <section className={styles.stage} aria-label={stage.name} tabIndex={0}>
          <stage.Stage sight={sight} hands={hands} />
        </section>
      )}
    </div>
  )
}
