import type { CampaignInfo } from '@riposte/protocol'
import type { ComponentType, ReactNode } from 'react'

/** A game may have a page of its own on which an option is chosen, in place of a plain list. It fills the window. */
export type OptionChooser = ComponentType<{
  /** The values the option may take on this server. */
  readonly values: readonly unknown[]
  readonly value: unknown
  readonly seats: number
  /** Null where the seats are fixed already. */
  onSeats: ((seats: number) => void) | null
  onChange(value: unknown): void
  onClose(): void
}>

/** What is played at a table, as the game shows it to those who are about to play. */
export type TableAbout = ComponentType<{
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
}>

/** The stages of a campaign, drawn by the game. */
export type StageChooser = ComponentType<{
  readonly stages: CampaignInfo['stages']
  readonly chosen: number
  onChoose(stage: number): void
  readonly seats: number
  onSeats(seats: number): void
  /** Whose campaign this is, and the way out. */
  readonly head: ReactNode
  /** More about the campaign. */
  readonly children: ReactNode
  readonly busy: boolean
  /** Sets up a table for the chosen stage. */
  onTake(): void
}>
