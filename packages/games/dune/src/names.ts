import type { Of } from '@riposte/kernel'
/** Nobody, where a faction is expected. */
export const NO_FACTION = -1

/** DU-3.10: names of the phases, for records and logs. */
export const PHASES = [
  'SETUP',
  'STORM',
  'SPICE_BLOW',
  'CHOAM_CHARITY',
  'BIDDING',
  'REVIVAL',
  'SHIPMENT_MOVEMENT',
  'BATTLE',
  'SPICE_COLLECTION',
  'MENTAT_PAUSE',
] as const
export const SETUP = 0
export const STORM = 1
export const SPICE_BLOW = 2
export const CHOAM_CHARITY = 3
export const BIDDING = 4
export const REVIVAL = 5
export const SHIPMENT_MOVEMENT = 6
export const BATTLE = 7
export const SPICE_COLLECTION = 8
export const MENTAT_PAUSE = 9
export type Phase = Of<'phase'>

/** DU-1.13: where a leader is. A captive whom everybody knows of lies in the captor's pool. */
export const LEADER_PLACES = ['LEADER_POOL', 'ON_BOARD', 'TANKS_FACE_UP', 'TANKS_FACE_DOWN', 'CAPTIVE'] as const
export const LEADER_POOL = 0
export const ON_BOARD = 1
export const TANKS_FACE_UP = 2
export const TANKS_FACE_DOWN = 3
export const CAPTIVE = 4
export type LeaderPlace = number

/** AT-8: what Prescience may ask for. */
export const ELEMENTS = ['leader', 'weapon', 'defense', 'dial'] as const
export const LEADER_ELEMENT = 0
export const WEAPON_ELEMENT = 1
export const DEFENSE_ELEMENT = 2
export const DIAL_ELEMENT = 3
export type Element = Of<'element of a plan'>

/** BG-6, DU-11.38: what the Voice may command or forbid. */
export const VOICE_KINDS = [
  'poison-weapon',
  'projectile-weapon',
  'poison-defense',
  'projectile-defense',
  'worthless',
  'cheap-hero',
  'lasgun',
] as const
export type VoiceKind = Of<'kind of card'>

/** BG-6: every command: for each kind not to play it, and to play it. */
export const COMMANDS: readonly string[] = VOICE_KINDS.flatMap((kind) => [`do not play ${kind}`, `play ${kind}`])

/** DU-17.3, GU-12: what somebody has chosen that a window is about. */
export const CHOICES = ['KILL', 'CAPTURE', 'now', 'delay'] as const
export const KILLS = 0
export const CAPTURES = 1
export const NOW = 2
export const DELAY = 3

/** DU-11.5: B1 to B14, by number. DU-17.13 names the one of capture. */
export const BATTLE_STEPS: readonly string[] = [
  '',
  'CHOICE',
  'LEADER_ANNOUNCEMENT',
  'STANDING_ABILITIES',
  'VOICE',
  'PRESCIENCE',
  'ATREIDES_POWER',
  'PLANS',
  'REVEAL',
  'TRAITORS',
  'RESOLUTION',
  'LOSSES',
  'WINNERS_CARDS',
  'HARKONNEN_CAPTURE',
  'CLEAN_UP',
]
