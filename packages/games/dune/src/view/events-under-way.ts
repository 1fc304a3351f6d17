import { FACTION_IDS, type Faction } from '../data/factions.ts'
import { NODES } from '../data/nodes.ts'
import { TERRITORY_IDS } from '../data/territories.ts'
import { CARD_ID } from '../data/treachery.ts'
import { ABILITIES, ABILITY_KEYS } from '../karama/abilities.ts'
import type { Context } from '../karama/use.ts'
import { BATTLE_STEPS, CHOICES, COMMANDS, ELEMENTS, PHASES, VOICE_KINDS } from '../names.ts'
import type { Auction, Battle, KaramaState, Pub } from '../state.ts'
import { type PlanView, planView } from './plan.ts'

const nameOf = (faction: Faction): string | null => (faction < 0 ? null : FACTION_IDS[faction])

/** DU-8.3 */
export interface AuctionView {
  readonly number: number
  readonly of: number
  readonly starter: string | null
  readonly bid: number
  readonly bidder: string | null
  readonly turn: string | null
  readonly passed: readonly string[]
}

export function auctionView({ number, of, starter, bid, bidder, turn, passed }: Auction): AuctionView {
  return {
    number,
    of,
    starter: nameOf(starter),
    bid,
    bidder: nameOf(bidder),
    turn: nameOf(turn),
    passed: FACTION_IDS.filter((_, faction) => (passed & (1 << faction)) !== 0),
  }
}

/** DU-11.5: the battle under way. */
export interface BattleView {
  readonly territory: string
  readonly zone: readonly string[]
  readonly aggressor: string
  readonly defender: string
  /** DU-11.5: which of B1 to B14, and its name. */
  readonly step: number
  readonly subStep: string
  readonly prevented: readonly string[]
  readonly voice: { readonly by: string; readonly to: string; readonly play: boolean; readonly kind: string } | null
  readonly prescience: { readonly of: string; readonly element: string } | null
  readonly opened: string | null
  /** Aggressor's, then defender's; null before they are revealed. */
  readonly plans: readonly [PlanView, PlanView] | null
  readonly winner: string | null
  readonly explosion: boolean
}

export function battleView(_pub: Pub, battle: Battle): BattleView {
  const { voice, plans } = battle
  return {
    territory: TERRITORY_IDS[battle.territory],
    zone: battle.zone.map((node) => NODES[node]),
    aggressor: FACTION_IDS[battle.aggressor],
    defender: FACTION_IDS[battle.defender],
    step: battle.step,
    subStep: BATTLE_STEPS[battle.step] ?? 'CHOICE',
    prevented: battle.prevented.map((ability) => ABILITY_KEYS[ability]),
    voice:
      voice === null
        ? null
        : { by: FACTION_IDS[voice.by], to: FACTION_IDS[voice.to], play: voice.play, kind: VOICE_KINDS[voice.kind] },
    prescience: battle.element < 0 ? null : { of: FACTION_IDS[battle.elementOf], element: ELEMENTS[battle.element] },
    opened: nameOf(battle.opened),
    plans: plans === null ? null : [planView(plans[0]), planView(plans[1])],
    winner: nameOf(battle.winner),
    explosion: battle.explosion,
  }
}

/** IN-2.1: null for whatever does not belong to the use. */
export interface ContextView {
  readonly territory: string | null
  readonly element: string | null
  /** BG-6: "play poison-weapon", "do not play worthless". */
  readonly command: string | null
  readonly spice: number | null
  readonly ordinary: number | null
  readonly special: number | null
  readonly from: string | null
  readonly to: string | null
  /** KILL or CAPTURE; `now` or `delay`. */
  readonly choice: string | null
  readonly faction: string | null
}

function contextView(context: Context): ContextView {
  const named = (value: number, names: readonly string[]) => (value < 0 ? null : names[value])
  const count = (value: number) => (value < 0 ? null : value)
  return {
    territory: named(context.territory, TERRITORY_IDS),
    element: named(context.element, ELEMENTS),
    command: named(context.command, COMMANDS),
    spice: count(context.spice),
    ordinary: count(context.ordinary),
    special: count(context.special),
    from: named(context.from, NODES),
    to: named(context.to, NODES),
    choice: named(context.choice, CHOICES),
    faction: nameOf(context.other),
  }
}

/** IN-2.1: the record of an open window. Who is asked, and who has let it pass, is not in it (VI-2.27). */
export interface KaramaView {
  readonly interruptType: string
  readonly targetFaction: string
  readonly abilityName: string
  /** What everybody may know of what the use is about. */
  readonly abilityContext: ContextView
  readonly eligibleFactions: readonly string[]
  /** The answers that everybody knows: uses that have hit. */
  readonly responses: readonly {
    readonly faction: string
    readonly useKarama: true
    readonly karamaCardId: string
    readonly abilityName: string
  }[]
  readonly interrupted: boolean
  readonly interruptor: string | null
  readonly turn: number
  readonly phase: string
  readonly joint: readonly {
    readonly targetFaction: string
    readonly abilityName: string
    readonly interruptType: string
    readonly interruptor: string | null
  }[]
  readonly parent: KaramaView | null
}

export function karamaView(pub: Pub, state: KaramaState): KaramaView {
  return {
    interruptType: state.interruptType,
    targetFaction: FACTION_IDS[state.targetFaction],
    abilityName: ABILITY_KEYS[state.abilityName],
    abilityContext: contextView(state.abilityContext),
    eligibleFactions: pub.factionOf.filter((one) => one !== state.targetFaction).map((one) => FACTION_IDS[one]),
    responses: state.joint
      .filter(({ interruptor }) => interruptor >= 0)
      .map(({ abilityName, interruptor, card }) => ({
        faction: FACTION_IDS[interruptor],
        useKarama: true,
        karamaCardId: CARD_ID[card],
        abilityName: ABILITY_KEYS[abilityName],
      })),
    interrupted: state.interrupted,
    interruptor: nameOf(state.interruptor),
    turn: pub.turn,
    phase: PHASES[pub.phase],
    joint: state.joint.map(({ targetFaction, abilityName, interruptor }) => ({
      targetFaction: FACTION_IDS[targetFaction],
      abilityName: ABILITY_KEYS[abilityName],
      interruptType: ABILITIES[abilityName].kind,
      interruptor: nameOf(interruptor),
    })),
    parent: state.parent === null ? null : karamaView(pub, state.parent),
  }
}
