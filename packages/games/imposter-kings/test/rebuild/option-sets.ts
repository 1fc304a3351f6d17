import type { Json } from '@riposte/kernel'
import { type Options, options } from '../../src/options.ts'

type Chosen = Readonly<Partial<Options>>

/** Options that change nothing before they meet an Army or a signature card, and those that change nothing at all here. */
const EXPANSION_ONLY: readonly (keyof Options)[] = [
  'expansionStages',
  'signatureMode',
  'strangerPrompt',
  'strangerSource',
  'strangerReactionCost',
]
const BASE_ONLY: readonly (keyof Options)[] = ['mulligan']
const OUTSIDE_THE_RULES: readonly (keyof Options)[] = [
  'mode',
  'botBluff',
  'turnSeconds',
  'musterSeconds',
  'targetScore',
]

function eachValue(start: Chosen, without: readonly (keyof Options)[]): Chosen[] {
  const sets: Chosen[] = [start]
  for (const key of Object.keys(options) as (keyof Options)[]) {
    if (without.includes(key) || OUTSIDE_THE_RULES.includes(key)) continue
    const { default: preset, values } = options[key]
    for (const value of values) if (value !== preset) sets.push({ ...start, [key]: value })
  }
  return sets
}

const OPTIONAL = { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] } as const

/**
 * The tables that are tested: the base game and the expansion, each with every value of every option that matters there,
 * and a few combinations that meet in the same card or window. Sets that a seat count cannot play are left out there.
 */
export const optionSets: readonly Readonly<Record<string, Json>>[] = [
  ...eachValue({}, EXPANSION_ONLY),
  ...eachValue({ mode: 'expansion' }, BASE_ONLY),
  // Claims that are refused, made unseen, or punished, where a Stranger may have something to copy and may not.
  { mode: 'expansion', bluffing: false, foolWindowDecline: 'suppressed' },
  { mode: 'expansion', eligibility: 'always', falseClaimPenalty: 'forfeit', strangerPrompt: 'anyReaction' },
  { mode: 'expansion', strangerReactionCost: 'keep', strangerSource: 'anyCourt', falseClaimPenalty: 'lockout' },
  // Cards that change hands and piles unseen.
  { mode: 'expansion', ...OPTIONAL, condemnedVisibility: 'private', mysticMutesReactions: true },
  { ...OPTIONAL, condemnedVisibility: 'private', falseClaimPenalty: 'forfeit' },
  { mulligan: true, ...OPTIONAL, falseClaimPenalty: 'point' },
  { mode: 'expansion', expansionStages: 3, signatureMode: 'tournament', ...OPTIONAL },
]
