import {
  type Action,
  type Blocked,
  blocked,
  type Choices,
  type Claims,
  type Facts,
  type Hits,
  type Seat,
  type Seats,
  shown,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { NOT_IN_HAND, NOT_KARAMA } from '../blocked.ts'
import type { Faction } from '../data/factions.ts'
import { isWorthless } from '../data/treachery.ts'
import {
  anyAbility,
  anyChoice,
  anyCommand,
  anyElement,
  anyFaction,
  anyLocation,
  anySpice,
  anyTerritory,
  anyTokens,
} from '../fields.ts'
import { question, window } from '../kit.ts'
import type { Own, Pub } from '../state.ts'
import type { Ability } from './abilities.ts'
import { karamaClaim } from './claim-ref.ts'
import { abilityClaimed, claimed, claimOn, isEverJoint, isWorthlessClaim } from './claims.ts'
import { couldHoldKarama, couldHoldRealKarama, isKaramaFor, worthlessCounts } from './could-hold.ts'

/** What a window is about: up to four uses, abilities and factions one higher than their number, 0 for none. */
export interface KaramaTrigger extends Facts {
  readonly ability: number
  readonly user: number
  readonly ability2: number
  readonly user2: number
  readonly ability3: number
  readonly user3: number
  readonly ability4: number
  readonly user4: number
  /** The context (use.ts), each one higher, 0 for nothing. */
  readonly territory: number
  readonly element: number
  readonly command: number
  readonly spice: number
  readonly ordinary: number
  readonly special: number
  readonly from: number
  readonly to: number
  readonly choice: number
  readonly other: number
}

type Prompted = KaramaTrigger & { readonly offered: Claims }

const { respond_to_karama_opportunity: respond } = actions
const PASS = respond.of(0, 0, 0)

const NAME_IT: Blocked = blocked('abilityName', 'IN-2.3', 'Several abilities are at stake: abilityName says which one.')
const NOT_OFFERED: Blocked = blocked('notOffered', 'IN-3.6', 'You cannot answer that ability now.')
/** IN-2.3 */
const ALREADY_INTERRUPTED: Blocked = blocked(
  'alreadyInterrupted',
  'IN-2.3',
  'This ability is already interrupted: somebody was first. Your card stays in your hand.',
)
const ONLY_REAL: Blocked = blocked('onlyReal', 'IN-7.4', 'Only a real Karama will do now.')
const OWN_USE: Blocked = blocked('ownUse', 'IN-1.6', 'Nobody answers an ability of its own.')
/** IN-3.5 */
const ANSWERED: Blocked = blocked('alreadyAnswered', 'IN-3.5', 'You have let this pass already.')

/** The uses of a window: ability and user. */
export function usesOf(trigger: KaramaTrigger): { ability: number; user: Faction }[] {
  const { ability, user, ability2, user2, ability3, user3, ability4, user4 } = trigger
  return [
    { ability, user },
    { ability: ability2, user: user2 },
    { ability: ability3, user: user3 },
    { ability: ability4, user: user4 },
  ]
    .filter((use) => use.ability > 0)
    .map((use) => ({ ability: use.ability - 1, user: use.user - 1 }))
}

/** Why an ability (-1: the only one) cannot be hit with such a card; null if it can. */
function barredBecause(pub: Pub, offered: Claims, named: Ability, worthless: boolean): Blocked | null {
  if (isHitNow(pub, named)) return ALREADY_INTERRUPTED
  if (named >= 0 && !isEverJoint(named)) return NOT_OFFERED
  const real = claimOn(named, named >= 0, false)
  if ((offered & (1 << (worthless ? real + 1 : real))) !== 0) return null
  return worthless && (offered & (1 << real)) !== 0 ? ONLY_REAL : NOT_OFFERED
}

/** Whether somebody has hit this ability of the open window. */
function isHitNow({ karamaState }: Pub, ability: Ability): boolean {
  return karamaState?.joint.some((use) => use.abilityName === ability && use.interruptor >= 0) ?? false
}

/** The claims on an ability of a joint window, with a real Karama and with a worthless card. */
const claimsOn = (ability: Ability): Claims => (isEverJoint(ability) ? 3 << claimOn(ability, true, false) : 0)

/** IN-2.3: a card named with a pass means nothing, and the only ability of a window may be named or not. */
function takenAs({ offered, ability, ability2 }: Prompted, action: Action): Action {
  const useKarama = respond.useKarama(action)
  const named = respond.abilityName(action)
  const isSingle = ability2 === 0
  if (useKarama === 1) return isSingle && named === ability ? respond.of(1, respond.karamaCardId(action), 0) : action
  if (named === 0 || (isSingle && named === ability)) return PASS
  // A pass for the last ability that is left is a pass for all.
  const claims = isSingle ? 0 : claimsOn(named - 1)
  return (offered & claims) !== 0 && (offered & ~claims) === 0 ? PASS : respond.of(0, 0, named)
}

/**
 * IN-2.3: what an answer is told that comes after the hit, whether or not it names the question it was meant for.
 * Whose use it was could not have answered it (IN-1.6).
 */
export function tooLate(pub: Pub, seat: Seat, action: Action, decision: number | null): Blocked | null {
  const hit = pub.lastHit
  if (hit === null || !respond.is(action) || pub.factionOf[seat] === hit.user) return null
  const named = respond.abilityName(action) - 1
  if (decision !== null && decision !== hit.decision) return null
  return named < 0 || named === hit.ability ? ALREADY_INTERRUPTED : null
}

/** DU-19.37, IN-3.2, VI-5.7: the same question for everybody; what differs are the own cards alone. */
export const karamaOpportunity = question<Prompted>('karamaOpportunity', {
  rule: 'IN-2.3',
  takes: [respond],
  about: {
    ability: anyAbility,
    user: anyFaction,
    ability2: anyAbility,
    user2: anyFaction,
    ability3: anyAbility,
    user3: anyFaction,
    ability4: anyAbility,
    user4: anyFaction,
    territory: anyTerritory,
    element: anyElement,
    command: anyCommand,
    spice: anySpice,
    ordinary: anyTokens,
    special: anyTokens,
    from: anyLocation,
    to: anyLocation,
    choice: anyChoice,
    other: anyFaction,
  },
  // VI-2.27: who is asked is nobody's business while it is open.
  seen: 'nothing',
  secret: true,
  legal(pub: Pub, mine: Own, seat, trigger, out: Choices) {
    const { offered, ability2 } = trigger
    out.add(PASS)
    // IN-2.3: in a joint window one ability may be let pass alone.
    if (ability2 > 0) {
      for (const { ability } of usesOf(trigger)) {
        const claims = claimsOn(ability)
        if ((offered & claims) !== 0 && (offered & ~claims) !== 0) out.add(respond.of(0, 0, ability + 1))
      }
    }
    for (const card of mine.hand) {
      if (!isKaramaFor(pub, pub.factionOf[seat], card)) continue
      const worthless = isWorthless(card) ? 1 : 0
      for (let claim = worthless; claim < 32; claim += 2) {
        if ((offered & (1 << claim)) !== 0) out.add(respond.of(1, card + 1, abilityClaimed(claim) + 1))
      }
    }
  },
  why(pub, mine, seat, { offered, ability2 }, action) {
    const named = respond.abilityName(action) - 1
    if (respond.useKarama(action) === 0) return isHitNow(pub, named) ? ALREADY_INTERRUPTED : NOT_OFFERED
    const card = respond.karamaCardId(action) - 1
    // The same words whether or not somebody holds it, so that nobody else could tell (VI-5.12).
    if (card < 0 || !mine.hand.includes(card)) return NOT_IN_HAND
    if (!isKaramaFor(pub, pub.factionOf[seat], card)) return NOT_KARAMA
    if (named < 0 && ability2 > 0) return NAME_IT
    return barredBecause(pub, offered, named, isWorthless(card))
  },
  meanwhile(pub, _mine, seat, _trigger, action) {
    if (!respond.is(action)) return null
    const uses = pub.karamaState?.joint ?? []
    return uses.every(({ targetFaction }) => targetFaction === pub.factionOf[seat]) ? OWN_USE : ANSWERED
  },
  timeout: () => PASS,
  decisive: (action) => respond.useKarama(action) === 1,
  waives: (action) => (respond.abilityName(action) > 0 ? claimsOn(respond.abilityName(action) - 1) : 0),
  takenAs: (_pub, _mine, _seat, prompted, action) => takenAs(prompted, action),
})

/** VI-5.1: by what everybody knows. */
function askedOf(pub: Pub, could: (pub: Pub, faction: Faction) => boolean): Seats {
  let asked = 0
  for (let seat = 0; seat < pub.factionOf.length; seat++) if (could(pub, pub.factionOf[seat])) asked |= 1 << seat
  return asked
}

/** IN-3.6, IN-1.6: what a faction may still hit, never its own, and with which kind of card. */
function offeredTo(pub: Pub, trigger: KaramaTrigger, faction: Faction, hits: Hits, worthless: boolean): Claims {
  const isJoint = trigger.ability2 > 0
  const also = worthless && worthlessCounts(pub, faction)
  const one = (ability: number, user: number): Claims => {
    if (ability === 0 || user - 1 === faction) return 0
    const real = claimOn(ability - 1, isJoint, false)
    for (const { claim } of hits) if (claim >> 1 === real >> 1) return 0
    return also ? 3 << real : 1 << real
  }
  const { ability, user, ability2, user2, ability3, user3, ability4, user4 } = trigger
  const first = one(ability, user)
  return isJoint ? first | one(ability2, user2) | one(ability3, user3) | one(ability4, user4) : first
}

/** VI-2.27: what everybody may know of an open window besides its record. */
const usesShown = shown(
  {
    ability: anyAbility,
    user: anyFaction,
    ability2: anyAbility,
    user2: anyFaction,
    ability3: anyAbility,
    user3: anyFaction,
    ability4: anyAbility,
    user4: anyFaction,
  },
  (trigger: KaramaTrigger) => trigger,
)

/** The one window of Karama (IN-2.2): all are asked at once (IN-3.3), and the first use wins (IN-3.4). */
export const karamaWindow = window<KaramaTrigger>('karamaWindow', {
  rule: 'IN-2.2',
  shown: usesShown,
  order: 'at once',
  asked: (pub) => askedOf(pub, couldHoldKarama),
  offered: (pub, trigger, seat, _options, hits) => offeredTo(pub, trigger, pub.factionOf[seat], hits, true),
  question: karamaOpportunity,
  claimed,
  claim: karamaClaim,
  whenStopped: 'goes on',
  // IN-7.4: after a prevented worthless card only a real one will do.
  bars: (claim) => (isWorthlessClaim(claim) ? WORTHLESS_CLAIMS : 1 << claim),
  goesOnAfterHit: (trigger, hits) => hits.length < usesOf(trigger).length,
})

const WORTHLESS_CLAIMS: Claims = 0xaaaaaaaa | 0

/** IN-7.2: the window inside, over a worthless card that was shown as Karama. Only a real one counts in it. */
export const nestedWindow = window<KaramaTrigger>('nestedKaramaWindow', {
  rule: 'IN-7.2',
  shown: usesShown,
  order: 'at once',
  asked: (pub) => askedOf(pub, couldHoldRealKarama),
  offered: (pub, trigger, seat, _options, hits) => offeredTo(pub, trigger, pub.factionOf[seat], hits, false),
  question: karamaOpportunity,
  claimed,
  claim: karamaClaim,
  whenStopped: 'goes on',
})
