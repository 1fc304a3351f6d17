import type { ComponentProps } from 'react'
import type { TableAbout } from '../../chooser.ts'
import { LAST_MISSION } from './chapters.ts'
import { MissionTicket } from './mission-ticket.tsx'

/** The ticket of the mission that a table is about to play. */
export function MissionAbout({ options, seats }: ComponentProps<TableAbout>) {
  const mission = Number(options.mission ?? 1)
  if (!Number.isInteger(mission) || mission < 1 || mission > LAST_MISSION) return null
  return <MissionTicket mission={mission} large players={seats} />
}
