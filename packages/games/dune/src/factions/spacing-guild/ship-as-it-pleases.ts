import type { Action, Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { faction } from '../../fields.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { DELAY, NOW } from '../../names.ts'
import type { Pub } from '../../state.ts'

const SHIP_AS_IT_PLEASES = ability('SHIP_AS_IT_PLEASES')

const { actNow, delay, pass } = actions

/** What the Guild may still do about its place in the order. */
export type GuildPlace = 'free' | 'delayed' | 'bound'

interface Next extends Facts {
  readonly next: Faction
}

/** GU-12, DU-19.21: before the turn of somebody else. */
const actOutOfTurn = question<Next>('actOutOfTurn', {
  rule: 'GU-12',
  takes: [actNow, pass],
  about: { next: faction },
  // VI-3.17
  seen: 'nothing',
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(actNow.of())
    out.add(pass.of())
  },
  timeout: () => pass.of(),
})

/** GU-12, DU-19.21: at its own place. */
const delayTurn = question('delayTurn', {
  rule: 'GU-12',
  takes: [actNow, delay],
  seen: 'nothing',
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(actNow.of())
    out.add(delay.of())
  },
  timeout: () => actNow.of(),
})

interface Order {
  args: {
    /** Who is next by storm order, the Guild included; and who of the others, -1 for nobody. */
    readonly next: Faction
    readonly other: Faction
    readonly place: GuildPlace
  }
  local: { readonly next: Faction; readonly other: Faction; place: GuildPlace }
  steps: {
    begin: void
    askNow: void
    now: Action
    nowAnswered: KaramaHits
    askDelay: void
    delay: Action
    delayAnswered: KaramaHits
  }
  /** Who acts, and what is left to the Guild. */
  result: { readonly actor: Faction; readonly place: GuildPlace }
}

/** GU-12: whether the Guild, which has not acted yet, may have anything to say about who is next. */
export const mayDeviate = (pub: Pub): boolean => pub.advanced && pub.seatOf[SPACING_GUILD] >= 0

const USES = [{ ability: SHIP_AS_IT_PLEASES, user: SPACING_GUILD }]

/** GU-12: the Guild acts before its place, or later. */
export const shipAsItPleases = flow<Order>('shipAsItPleases', {
  rule: 'GU-12',
  start: 'begin',
  local: (args) => ({ ...args }),
  steps: {
    begin(x) {
      const { next, other, place } = x.local
      // When everybody else has acted there is nothing to choose any more.
      if (other < 0 || (next === SPACING_GUILD && place === 'bound')) return x.done({ actor: SPACING_GUILD, place })
      if (place === 'bound') return x.done({ actor: other, place })
      return next === SPACING_GUILD && place === 'free' ? x.goto('askDelay') : x.goto('askNow')
    },
    askNow: (x) => x.ask(actOutOfTurn, x.pub.seatOf[SPACING_GUILD], { next: x.local.other }, 'now'),
    now(x, action) {
      const { other, place } = x.local
      if (pass.is(action)) return x.done({ actor: other, place })
      x.tell(events.outOfTurn, { faction: SPACING_GUILD, now: 1 })
      // After a delay that stood, to act is part of the same use.
      return place === 'delayed'
        ? x.done({ actor: SPACING_GUILD, place })
        : x.call(karama, { uses: USES, choice: NOW }, 'nowAnswered')
    },
    nowAnswered(x, hits) {
      if (hits.length === 0) return x.done({ actor: SPACING_GUILD, place: x.local.place })
      return x.done({ actor: x.local.other, place: 'bound' })
    },
    askDelay: (x) => x.ask(delayTurn, x.pub.seatOf[SPACING_GUILD], {}, 'delay'),
    delay(x, action) {
      if (actNow.is(action)) return x.done({ actor: SPACING_GUILD, place: x.local.place })
      x.tell(events.outOfTurn, { faction: SPACING_GUILD, now: 0 })
      return x.call(karama, { uses: USES, choice: DELAY }, 'delayAnswered')
    },
    delayAnswered(x, hits) {
      if (hits.length > 0) return x.done({ actor: SPACING_GUILD, place: 'bound' })
      return x.done({ actor: x.local.other, place: 'delayed' })
    },
  },
})

export const shipAsItPleasesPart: Part = { flows: [shipAsItPleases], questions: [actOutOfTurn, delayTurn] }
