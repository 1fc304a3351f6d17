import { type ComponentProps, useState } from 'react'
import { DESK, useMedia } from '../../../table/use-media.ts'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OptionChooser } from '../../chooser.ts'
import { standWords } from './facts.ts'
import styles from './mission-option.module.css'
import { MissionSheet } from './mission-sheet.tsx'
import { freeProgress } from './progress.ts'
import { seatsFor, seatsRefused } from './seats.ts'
import { TakeButton } from './take-button.tsx'

/** The mission of a new table, chosen on the map. Nothing is decided before the yellow button is pressed. */
export function MissionOption({ values, value, seats, onSeats, onChange, onClose }: ComponentProps<OptionChooser>) {
  const [chosen, setChosen] = useState(typeof value === 'number' ? value : 1)
  const [wanted, setWanted] = useState(seats)
  const players = onSeats === null ? seats : seatsFor(chosen, wanted)
  const progress = freeProgress(values)
  const hasKeys = useMedia(DESK)
  const why = progress(chosen).why ?? seatsRefused(chosen, players)
  const take = () => {
    if (why !== null) return
    onChange(chosen)
    if (players !== seats) onSeats?.(players)
    onClose()
  }
  return (
    <FullDialog label="Choose a mission" onClose={onClose}>
      <MissionSheet
        progress={progress}
        campaign={false}
        takesFocus
        chosen={chosen}
        onChoose={setChosen}
        players={players}
        onPlayers={onSeats === null ? null : setWanted}
        onTake={take}
        head={
          <>
            <b className={styles.heading}>Choose a mission</b>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </>
        }
        foot={
          <TakeButton
            disabled={why !== null}
            onTake={take}
            note={why ?? (hasKeys ? 'Arrow keys follow the cable.' : `${players} players, ${standWords(players)}.`)}
          >
            Take mission {chosen}
          </TakeButton>
        }
      />
    </FullDialog>
  )
}
