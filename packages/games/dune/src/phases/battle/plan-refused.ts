import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE, NOT_IN_HAND } from '../../blocked.ts'
import { ATREIDES, type Faction } from '../../data/factions.ts'
import { CHEAP_HERO } from '../../data/treachery.ts'
import { mayAccompany } from '../../factions/atreides/kwisatz-haderach.ts'
import { cardOfType } from '../../hand.ts'
import { availableLeaders } from '../../leaders.ts'
import { DEFENSE_ELEMENT, LEADER_ELEMENT, WEAPON_ELEMENT } from '../../names.ts'
import { CHEAP_HERO_LEADER, type Own, type Plan, type Pub } from '../../state.ts'
import { battleOf } from './combatants.ts'
import { planIn } from './plan.ts'
import { demand, NO_CARD } from './plan-cards.ts'
import { leadersToChoose, NO_LEADER } from './plan-leader.ts'
import { type Means, meansOf } from './plan-tokens.ts'
import { dialOf, spiceOf } from './strength.ts'
import { commandTo, isForbidden, isOfKind } from './voice-kinds.ts'

const { plan: form } = actions

const NOT_AVAILABLE = blocked('leaderNotAvailable', 'DU-11.11', 'You cannot use that leader in this battle.')
const LEADER_DUTY = blocked('leaderDuty', 'DU-11.11', 'You have a leader or a Cheap Hero and must use one of them.')
const NO_KWISATZ = blocked('noKwisatzHaderach', 'AT-11', 'The Kwisatz Haderach cannot fight in this battle.')
const KWISATZ_ALONE = blocked('kwisatzAlone', 'AT-11', 'The Kwisatz Haderach goes with a leader or a Cheap Hero only.')
const CARDS_WITHOUT_LEADER = blocked(
  'cardsWithoutLeader',
  'DU-11.12',
  'Without leader or Cheap Hero no card is played.',
)
const CARD_TWICE = blocked('cardTwice', 'R-38', 'One card fills one slot.')
const TOO_MANY = blocked('tooManyTokens', 'DU-11.1', 'You do not have so many tokens in this zone.')
const NO_SUPPORT = blocked('noSupport', 'DU-11.23', 'Spice does nothing for these tokens: commit them without it.')
const VOICE_FORBIDS = blocked('voiceForbids', 'DU-11.15', 'The Voice forbids that card.')
const VOICE_DEMANDS = blocked('voiceDemands', 'DU-11.15', 'The Voice demands a card that you hold.')
const COMMITTED = blocked('committed', 'AT-8', 'What Prescience was shown cannot be changed.')

/** DU-11.39: why a plan is refused; only the one who made it learns this (VI-4.5). */
export function planRefused(pub: Pub, mine: Own, faction: Faction, action: Action): Blocked | null {
  if (!form.is(action)) return null
  const plan = planIn(action, mine)
  return (
    leaderRefused(pub, mine, faction, plan) ??
    cardsRefused(pub, mine, faction, plan) ??
    tokensRefused(meansOf(pub, mine, faction), plan) ??
    (isAsCommitted(pub, mine, faction, plan) ? null : COMMITTED)
  )
}

function leaderRefused(pub: Pub, mine: Own, faction: Faction, plan: Plan): Blocked | null {
  const battle = battleOf(pub)
  const { leader } = plan
  if (leader === CHEAP_HERO_LEADER) {
    const hero = cardOfType(mine.hand, CHEAP_HERO)
    if (hero < 0) return NOT_IN_HAND
    if (isForbidden(commandTo(pub, faction), hero)) return VOICE_FORBIDS
  } else if (leader !== NO_LEADER) {
    if (!availableLeaders(pub, mine, faction, battle.territory).includes(leader)) return NOT_AVAILABLE
  }
  if (!leadersToChoose(pub, mine, faction).includes(leader)) {
    if (mine.committed === LEADER_ELEMENT) return COMMITTED
    return leader === NO_LEADER ? LEADER_DUTY : VOICE_DEMANDS
  }
  if (!plan.kwisatzHaderach) return null
  if (faction !== ATREIDES || !mayAccompany(pub, battle, faction)) return NO_KWISATZ
  return leader === NO_LEADER ? KWISATZ_ALONE : null
}

function cardsRefused(pub: Pub, mine: Own, faction: Faction, { leader, weapon, defense }: Plan): Blocked | null {
  for (const card of [weapon, defense]) if (card !== NO_CARD && !mine.hand.includes(card)) return NOT_IN_HAND
  if (leader === NO_LEADER) return weapon !== NO_CARD || defense !== NO_CARD ? CARDS_WITHOUT_LEADER : null
  if (weapon === defense && weapon !== NO_CARD) return CARD_TWICE
  const command = commandTo(pub, faction)
  if (isForbidden(command, weapon) || isForbidden(command, defense)) return VOICE_FORBIDS
  const demanded = demand(pub, mine, faction)
  if (demanded === null || isOfKind(weapon, demanded.kind) || isOfKind(defense, demanded.kind)) return null
  return VOICE_DEMANDS
}

function tokensRefused({ ordinary, elite, spice, worth }: Means, plan: Plan): Blocked | null {
  if (!worth.takesSpice && spiceOf(plan) > 0) return NO_SUPPORT
  if (plan.ordinarySupported + plan.ordinary > ordinary || plan.eliteSupported + plan.elite > elite) return TOO_MANY
  return spiceOf(plan) > spice ? NOT_ENOUGH_SPICE : null
}

function isAsCommitted(pub: Pub, mine: Own, faction: Faction, plan: Plan): boolean {
  if (mine.committed < 0) return true
  if (mine.committed === LEADER_ELEMENT) return plan.leader === mine.committedTo
  if (mine.committed === WEAPON_ELEMENT) return plan.weapon === mine.committedTo
  if (mine.committed === DEFENSE_ELEMENT) return plan.defense === mine.committedTo
  return dialOf(plan, pub, faction) === mine.committedTo
}
