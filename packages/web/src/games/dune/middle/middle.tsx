import type { View } from '@riposte/dune'
import { useEffect, useMemo, useState } from 'react'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { BoardProps } from '../../face.ts'
import { Board as Map } from '../board/board.tsx'
import { useChoice } from '../choice/choice.tsx'
import { askedOf } from '../names.ts'
import { texts } from '../texts.ts'
import { boardSight, groundOf } from './board-sight.ts'
import { Corners } from './corners.tsx'
import styles from './middle.module.css'
import { PhaseTrack } from './phase-track.tsx'
import { useShown } from './shown.ts'
import { STAGES } from './stages.ts'

/** The phases, the map under them, and beside it whatever large thing is going on. */
export function Board({ sight, hands }: BoardProps<View>) {
  const choice = useChoice()
  const phone = useMedia(PHONE)
  const ground = useMemo(() => groundOf(sight), [sight])
  const board = boardSight(ground, choice)
  const stage = STAGES.find(({ isOpen }) => isOpen(sight)) ?? null
  const { nodes: shown, show } = useShown()
  const asked = askedOf(sight)?.id ?? -1
  // A new question is about other places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is forgotten whenever the question changes
  useEffect(() => show(null), [asked, show])
  const [side, setSide] = useState<'stage' | 'map'>('stage')
  const one = phone && stage !== null
  const frame = useMemo(() => shown ?? stage?.frame?.(sight) ?? null, [shown, stage, sight])
  return (
    <div className={styles.middle} data-stage={stage !== null} data-side={one ? side : 'both'}>
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
      <div className={styles.map}>
        <Map sight={board} onChoose={choice.point} frame={frame} />
        {stage === null && !phone && <Corners sight={sight} />}
      </div>
      {stage !== null && (
        <div className={styles.stage}>
          <stage.Stage sight={sight} hands={hands} />
        </div>
      )}
    </div>
  )
}
