import type { Action, Claim, ClaimResult, Facts, Hits, Seat, Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { WINDOW_OPEN } from '../blocked.ts'
import { BENE_GESSERIT, type Faction } from '../data/factions.ts'
import { isWorthless } from '../data/treachery.ts'
import { events } from '../events.ts'
import { discard, makeKnown } from '../hand.ts'
import { flow } from '../kit.ts'
import type { Dune, KaramaState } from '../state.ts'
import { ABILITIES, ability } from './abilities.ts'
import { abilityClaimed, claimed } from './claims.ts'
import {
  type Context,
  INTERRUPT,
  type KaramaHit,
  type KaramaOutline,
  NO_CONTEXT,
  type Opportunity,
  type ProactiveOutline,
} from './use.ts'
import { type KaramaTrigger, karamaWindow, nestedWindow, usesOf } from './window.ts'

const KARAMA_AS_WORTHLESS = ability('KARAMA_AS_WORTHLESS')
const CANCELLED = 1
const PREVENTED = 2

/** IN-2.1, VI-5.11: what is asked for, never what would be shown. */
function recordOf(trigger: KaramaTrigger, parent: KaramaState | null): KaramaState {
  const uses = usesOf(trigger)
  const [first] = uses
  return {
    interruptType: ABILITIES[first.ability].kind,
    targetFaction: first.user,
    abilityName: first.ability,
    abilityContext: {
      territory: trigger.territory - 1,
      element: trigger.element - 1,
      command: trigger.command - 1,
      spice: trigger.spice - 1,
      ordinary: trigger.ordinary - 1,
      special: trigger.special - 1,
      from: trigger.from - 1,
      to: trigger.to - 1,
      choice: trigger.choice - 1,
      other: trigger.other - 1,
    },
    joint: uses.map((use) => ({ targetFaction: use.user, abilityName: use.ability, interruptor: -1, card: -1 })),
    interrupted: false,
    interruptor: -1,
    parent,
  }
}

/** The use is recorded in the open window. */
function recordHit(x: Table<Dune>, hit: number, interruptor: Faction, card: number): void {
  const { karamaState } = x.pub
  if (karamaState === null) return
  x.pub.karamaState = {
    ...karamaState,
    interrupted: true,
    interruptor,
    joint: karamaState.joint.map((use) => (use.abilityName === hit ? { ...use, interruptor, card } : use)),
  }
}

function triggerOf({ uses: [a, b, c, d], ...about }: Opportunity): KaramaTrigger {
  const context: Context = { ...NO_CONTEXT, ...about }
  return {
    ability: a.ability + 1,
    user: a.user + 1,
    ability2: (b?.ability ?? -1) + 1,
    user2: (b?.user ?? -1) + 1,
    ability3: (c?.ability ?? -1) + 1,
    user3: (c?.user ?? -1) + 1,
    ability4: (d?.ability ?? -1) + 1,
    user4: (d?.user ?? -1) + 1,
    territory: context.territory + 1,
    element: context.element + 1,
    command: context.command + 1,
    spice: context.spice + 1,
    ordinary: context.ordinary + 1,
    special: context.special + 1,
    from: context.from + 1,
    to: context.to + 1,
    choice: context.choice + 1,
    other: context.other + 1,
  }
}

const WORTHLESS_USE: KaramaTrigger = triggerOf({ uses: [{ ability: KARAMA_AS_WORTHLESS, user: BENE_GESSERIT }] })

const { respond_to_karama_opportunity: respond } = actions

interface Claimed {
  args: { readonly trigger: Facts; readonly seat: Seat; readonly claim: Claim; readonly action: Action }
  local: {
    readonly trigger: KaramaTrigger
    /** Whose answer it is, by seat. Matches under way are saved with this name. */
    readonly faction: Seat
    readonly card: number
    readonly hit: number
    /** The question that was answered so. */
    decision: number
  }
  steps: { show: void; answered: Hits }
  result: ClaimResult
}

/** IN-2.3: carries out an answer with a card. */
export const karamaClaimFlow = flow<Claimed>('karamaClaim', {
  rule: 'IN-2.3',
  start: 'show',
  local: ({ trigger, seat, action }) => ({
    trigger: trigger as KaramaTrigger,
    faction: seat,
    card: respond.karamaCardId(action) - 1,
    hit: abilityClaimed(claimed(action)),
    decision: -1,
  }),
  steps: {
    show(x) {
      const { local, pub } = x
      const faction = pub.factionOf[local.faction]
      local.decision = x.asked - 1
      if (!isWorthless(local.card)) return x.goto('answered', [])
      // IN-7.2: the card is shown, and the outer window waits.
      x.tell(events.worthlessShown, { faction, card: local.card })
      makeKnown(pub, faction, local.card)
      pub.karamaState = recordOf(WORTHLESS_USE, pub.karamaState)
      return x.call(nestedWindow, WORTHLESS_USE, 'answered')
    },
    answered(x, hits) {
      const { local, pub } = x
      const faction = pub.factionOf[local.faction]
      if (isWorthless(local.card)) {
        pub.karamaState = pub.karamaState?.parent ?? null
        if (hits.length > 0) {
          // IN-7.3: it stays in hand, known to everybody.
          x.tell(events.worthlessPrevented, { faction, card: local.card })
          return x.done('stopped')
        }
      }
      const uses = usesOf(local.trigger)
      const { ability: hit, user } = uses.find((use) => use.ability === local.hit) ?? uses[0]
      discard(x, faction, local.card)
      recordHit(x, hit, faction, local.card)
      pub.lastHit = { decision: local.decision, ability: hit, user }
      const result = ABILITIES[hit].kind === 'cancel' ? CANCELLED : PREVENTED
      x.tell(events.KARAMA_USED, {
        interruptor: faction,
        card: local.card,
        use: INTERRUPT,
        targetFaction: user + 1,
        abilityName: hit + 1,
        result,
        elementHidden: local.trigger.element,
      })
      return x.done('stands')
    },
  },
})

interface Karama extends KaramaOutline {
  local: { readonly trigger: KaramaTrigger }
  steps: { open: void; closed: Hits }
}

/** IN-1.10: opens the window of a use, and says what was hit. */
export const karamaFlow = flow<Karama>('karama', {
  rule: 'IN-1.10',
  start: 'open',
  // DU-3.4, IN-3.9: everything else waits, and no other window opens.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: (opportunity) => ({ trigger: triggerOf(opportunity) }),
  steps: {
    open(x) {
      x.pub.karamaState = recordOf(x.local.trigger, null)
      x.pub.lastHit = null
      return x.call(karamaWindow, x.local.trigger, 'closed')
    },
    closed(x, hits) {
      const uses = usesOf(x.local.trigger)
      x.pub.karamaState = null
      const found: KaramaHit[] = hits.map(({ seat, claim }) => ({
        ability: claim < 2 ? uses[0].ability : abilityClaimed(claim),
        interruptor: x.pub.factionOf[seat],
      }))
      // IN-3.10: applied together, in the order of the table.
      return x.done(found.sort((one, other) => one.ability - other.ability))
    },
  },
})

interface Proactive extends ProactiveOutline {
  local: { readonly faction: Faction; readonly card: number; readonly use: number }
  steps: { show: void; answered: Hits }
}

/** IN-5.1, IN-6, IN-1.8: a card played of one's own accord; only a worthless one can be answered. */
export const proactiveKaramaFlow = flow<Proactive>('proactiveKarama', {
  rule: 'IN-5.1',
  start: 'show',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: (args) => ({ ...args }),
  steps: {
    show(x) {
      const { faction, card } = x.local
      if (!isWorthless(card)) return x.goto('answered', [])
      x.tell(events.worthlessShown, { faction, card })
      makeKnown(x.pub, faction, card)
      x.pub.karamaState = recordOf(WORTHLESS_USE, null)
      return x.call(nestedWindow, WORTHLESS_USE, 'answered')
    },
    answered(x, hits) {
      const { faction, card, use } = x.local
      x.pub.karamaState = null
      if (hits.length > 0) {
        x.tell(events.worthlessPrevented, { faction, card })
        return x.done(false)
      }
      discard(x, faction, card)
      x.tell(events.KARAMA_USED, {
        interruptor: faction,
        card,
        use,
        targetFaction: 0,
        abilityName: 0,
        result: 0,
        elementHidden: 0,
      })
      return x.done(true)
    },
  },
})
