import type { Json } from '@riposte/kernel'
import { placeName } from '../names.ts'
import type { DuneSight, LeaderView } from '../sight.ts'
import { battleTexts as texts } from './texts.ts'

/** Somebody who could lead, or why not. */
export interface LeaderOption {
  readonly id: string
  /** Null for a Cheap Hero. */
  readonly view: LeaderView | null
  /** A word beside the name: where it has fought, whose it is. */
  readonly status: string | null
  /** As far as everybody can see. */
  readonly able: boolean
}

const CHEAP_HERO = 'cheap-hero'

function statusOf(view: LeaderView, faction: string, territory: string): Pick<LeaderOption, 'status' | 'able'> {
  if (view.capturedBy !== null && view.capturedBy !== faction) return { status: texts.takenCaptive, able: false }
  if (view.location === 'TANKS_FACE_UP') return { status: texts.inTanks, able: false }
  if (view.location === 'TANKS_FACE_DOWN') return { status: texts.faceDown, able: false }
  const { usedInTerritoryId: used } = view
  if (used !== null && used !== territory) return { status: texts.foughtIn(placeName(used)), able: false }
  if (view.capturedBy === faction) return { status: texts.captive, able: true }
  return { status: used === territory ? texts.foughtHere : null, able: true }
}

/** Everybody who belongs to the reader, the strongest first, and a Cheap Hero where one is held. */
export function leaderOptions({ seen }: Pick<DuneSight, 'seen'>, territory: string): readonly LeaderOption[] {
  const { leaders, mine } = seen.view
  if (mine === null) return []
  const own = leaders
    .filter(({ faction, originalFaction }) => faction === mine.faction || originalFaction === mine.faction)
    .map((view) => ({ id: view.definitionId, view, ...statusOf(view, mine.faction, territory) }))
    .sort((a, b) => b.view.strength - a.view.strength)
  const hero = mine.hand.some((card) => card.startsWith(CHEAP_HERO))
  return hero ? [...own, { id: CHEAP_HERO, view: null, status: texts.heroOnce, able: true }] : own
}

/** Who may lead: by what the server says, or as far as it looks where it has not said so yet. */
export const mayLead = (option: LeaderOption, open: readonly Json[] | null): boolean =>
  open === null ? option.able : open.includes(option.id)
