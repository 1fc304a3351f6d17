import type { Emblem } from '../mark.ts'
import { sentry, warden } from './buildings.ts'
import { elder, fool, mystic, soldier, stranger } from './figures.ts'
import { princess, queen } from './royals.ts'
import { elocutionist, informant, inquisitor, spy } from './senses.ts'
import {
  ancestor,
  conspiracist,
  exile,
  immortal,
  impersonator,
  kingsHand,
  nakturn,
  oathbound,
  zealot,
} from './signs.ts'
import { arbiter, bard, flagbearer, herald, judge, lockshift, oracle } from './tools.ts'
import { aegis, assassin, executioner, warlord } from './weapons.ts'

const EMBLEMS: Readonly<Record<string, () => Emblem>> = {
  Fool: fool,
  Assassin: assassin,
  Elder: elder,
  Zealot: zealot,
  Inquisitor: inquisitor,
  Executioner: executioner,
  Bard: bard,
  Soldier: soldier,
  Judge: judge,
  Arbiter: arbiter,
  Oathbound: oathbound,
  Immortal: immortal,
  Herald: herald,
  Warlord: warlord,
  Mystic: mystic,
  Warden: warden,
  Sentry: sentry,
  "King's Hand": kingsHand,
  Spy: spy,
  Princess: princess,
  Queen: queen,
  Flagbearer: flagbearer,
  Stranger: stranger,
  Aegis: aegis,
  Ancestor: ancestor,
  Informant: informant,
  Nakturn: nakturn,
  Lockshift: lockshift,
  Conspiracist: conspiracist,
  Exile: exile,
  Impersonator: impersonator,
  Oracle: oracle,
  Elocutionist: elocutionist,
}

const drawn = new Map<string, Emblem>()

/** Drawn when a card is first seen, then kept. */
export function emblemOf(name: string): Emblem | null {
  const draw = Object.hasOwn(EMBLEMS, name) ? EMBLEMS[name] : undefined
  if (draw === undefined) return null
  let emblem = drawn.get(name)
  if (emblem === undefined) {
    emblem = draw()
    drawn.set(name, emblem)
  }
  return emblem
}
