import type { ComponentProps } from 'react'
import type { StageChooser } from '../../chooser.ts'
import { MissionSheet } from './mission-sheet.tsx'
import { campaignProgress, type Played } from './progress.ts'
import { seatsFor } from './seats.ts'
import { TakeButton } from './take-button.tsx'

/** The missions of a campaign on the map, with what was achieved. */
export function MissionStages(props: ComponentProps<StageChooser>) {
  const { stages, chosen, onChoose, seats, onSeats, head, children, busy, onTake } = props
  const progress = campaignProgress(stages)
  const { why } = progress(chosen)
  const take = () => {
    if (why === null && !busy) onTake()
  }
  const stage = stages.find(({ stage }) => stage === chosen)
  return (
    <MissionSheet
      progress={progress}
      campaign
      chosen={chosen}
      onChoose={(mission) => {
        onChoose(mission)
        const fitting = seatsFor(mission, seats)
        if (fitting !== seats) onSeats(fitting)
      }}
      players={seats}
      onPlayers={onSeats}
      onTake={take}
      head={head}
      foot={
        <TakeButton disabled={why !== null || busy} onTake={take} note={why ?? triedWords(stage)}>
          {busy ? 'Setting up …' : `Set up mission ${chosen}`}
        </TakeButton>
      }
    >
      {children}
    </MissionSheet>
  )
}

const TIMES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** What happened to a mission so far. */
export function triedWords(stage: Pick<Played, 'tries' | 'successes' | 'best'> | undefined): string {
  if (stage === undefined || stage.tries === 0) return 'Not tried yet.'
  const tries = `${TIMES[stage.tries] ?? stage.tries} ${stage.tries === 1 ? 'try' : 'tries'} so far`
  const counted = `${tries.slice(0, 1).toUpperCase()}${tries.slice(1)}`
  if (stage.successes === 0) return `${counted}.`
  return stage.best === null ? `${counted}, defused.` : `${counted}, defused with the dial at ${stage.best}.`
}
