import type { KaramaView } from '../../src/view/events-under-way.ts'
import type { FactionId, TestTable } from '../table.ts'

/** Hands the cards of a test out; whoever stages a position calls it before anything begins. */
export type Deal = (t: TestTable) => TestTable

/** How one use of an ability comes about and what becomes of it (section 4 of the interrupts). */
export interface Row {
  readonly key: string
  /** A word or two where one ability has several triggers. */
  readonly how?: string
  readonly user: FactionId
  /** Two others who could answer, the first one with `karama_1`, the second with `karama_2`. */
  readonly others: readonly [FactionId, FactionId]
  /** Who else holds a card that nobody knows, and is asked. */
  readonly onlookers?: readonly FactionId[]
  /** The position at the moment before the use. */
  stage(deal: Deal): TestTable
  /** What the user does, or what happens: the window is open afterwards. */
  declare(t: TestTable): unknown
  /** The same moment without a use. */
  decline?(t: TestTable): unknown
  /** Where nobody can decline: why. */
  readonly isForced?: string
  /** The public context. */
  readonly territory?: string
  readonly element?: string
  /** What else is told of the use (IN-2.1). */
  readonly context?: Partial<KaramaView['abilityContext']>
  /** Others that are offered in the same window, by the user of each (IN-3.6). */
  readonly together?: Readonly<Record<string, FactionId>>
  /** What has changed when nobody hits it, and when it was hit; all of it. */
  readonly stands: readonly string[]
  readonly undone: readonly string[]
  /** The window of another ability that comes right after this one, where it stands. */
  readonly followedBy?: string
  /** What comes of a use that stands. */
  granted?(t: TestTable): void
  /** What the user may do after a hit. */
  instead(t: TestTable): void
}

/** Why Bene Gesserit cannot answer with a worthless card; null where they can. */
export const noWorthlessAnswer = ({ user }: Row): string | null =>
  user === 'bene-gesserit' ? 'Bene Gesserit are the user, and nobody cancels itself (IN-1.6)' : null
