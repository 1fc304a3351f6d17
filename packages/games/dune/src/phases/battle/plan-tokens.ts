import type { Faction } from '../../data/factions.ts'
import { DIAL_ELEMENT } from '../../names.ts'
import type { Own, Pub } from '../../state.ts'
import { battleOf, eliteIn, ordinaryIn } from './combatants.ts'
import { type Committed, type Worth, worthOf } from './strength.ts'

/** What a combatant has to plan with, and the dial it must make where it has committed itself to one (AT-8). */
export interface Means {
  readonly ordinary: number
  readonly elite: number
  /** DU-11.23: own spice behind the shield; nothing where spice makes no difference. */
  readonly spice: number
  readonly worth: Worth
  /** In halves; -1 where it is free. */
  readonly dial: number
}

export function meansOf(pub: Pub, mine: Own, faction: Faction): Means {
  const { zone } = battleOf(pub)
  const worth = worthOf(pub, faction)
  return {
    ordinary: ordinaryIn(pub, zone, faction),
    elite: eliteIn(pub, zone, faction),
    spice: worth.takesSpice ? mine.spice : 0,
    worth,
    dial: mine.committed === DIAL_ELEMENT ? mine.committedTo : -1,
  }
}

/** Whether so many elite tokens can make up the rest of the dial, some of them supported by the spice that is left. */
function eliteMakes({ elite, worth }: Means, spice: number, rest: number): boolean {
  for (let supported = 0; supported <= elite && supported <= spice; supported++) {
    if (unsupportedMakes(worth.elite, elite - supported, rest - supported * worth.eliteSupported)) return true
  }
  return false
}

const unsupportedMakes = (each: number, most: number, rest: number): boolean =>
  rest >= 0 && rest % each === 0 && rest / each <= most

/** What is missing to the dial. */
function restOf({ dial, worth }: Means, ordinarySupported: number, ordinary: number, eliteSupported: number): number {
  return (
    dial -
    ordinarySupported * worth.ordinarySupported -
    ordinary * worth.ordinary -
    eliteSupported * worth.eliteSupported
  )
}

/** A field that is not filled in yet. */
const OPEN = -1

/** Whether the tokens chosen so far leave a way to make the dial. */
function canComplete(means: Means, ordinarySupported: number, ordinary: number, eliteSupported: number): boolean {
  if (means.dial < 0) return true
  const { worth } = means
  const spice = means.spice - ordinarySupported
  if (eliteSupported !== OPEN) {
    const rest = restOf(means, ordinarySupported, ordinary, eliteSupported)
    return unsupportedMakes(worth.elite, means.elite - eliteSupported, rest)
  }
  if (ordinary !== OPEN) return eliteMakes(means, spice, restOf(means, ordinarySupported, ordinary, 0))
  for (let n = 0; n <= means.ordinary - ordinarySupported; n++) {
    if (eliteMakes(means, spice, restOf(means, ordinarySupported, n, 0))) return true
  }
  return false
}

/**
 * DU-11.10, DU-11.23: the numbers that may follow in a form that has its tokens from place `from` on: supported and other
 * ordinary ones, supported and other elite ones. Each leaves a way to fill in the rest.
 */
export function tokensToChoose(means: Means, filled: readonly number[], from: number, out: number[]): void {
  const { ordinary, elite, spice } = means
  const ordinarySupported = filled[from]
  const eliteSupported = filled[from + 2]
  if (filled.length === from) {
    for (let n = 0; n <= Math.min(ordinary, spice); n++) if (canComplete(means, n, OPEN, OPEN)) out.push(n)
  } else if (filled.length === from + 1) {
    for (let n = 0; n <= ordinary - ordinarySupported; n++) {
      if (canComplete(means, ordinarySupported, n, OPEN)) out.push(n)
    }
  } else if (filled.length === from + 2) {
    for (let n = 0; n <= Math.min(elite, spice - ordinarySupported); n++) {
      if (canComplete(means, ordinarySupported, filled[from + 1], n)) out.push(n)
    }
  } else {
    const rest = restOf(means, ordinarySupported, filled[from + 1], eliteSupported)
    for (let n = 0; n <= elite - eliteSupported; n++) if (means.dial < 0 || n * means.worth.elite === rest) out.push(n)
  }
}

/** AT-8: the numbers that the dial can show, in halves, from nothing upwards. */
export function dialsToCommit({ ordinary, elite, spice, worth }: Means): number[] {
  const canShow: boolean[] = []
  const withElite = (made: number, left: number) => {
    for (let supported = 0; supported <= elite && supported <= left; supported++) {
      for (let n = 0; n <= elite - supported; n++) {
        canShow[made + supported * worth.eliteSupported + n * worth.elite] = true
      }
    }
  }
  for (let supported = 0; supported <= ordinary && supported <= spice; supported++) {
    for (let n = 0; n <= ordinary - supported; n++) {
      withElite(supported * worth.ordinarySupported + n * worth.ordinary, spice - supported)
    }
  }
  return [...canShow.keys()].filter((dial) => canShow[dial])
}

const NO_TOKENS: Committed = { ordinarySupported: 0, ordinary: 0, eliteSupported: 0, elite: 0 }

/** DU-11.33: no tokens; for a dial that is bound the least spice, and ordinary tokens before others. */
export function defaultTokens(means: Means): Committed {
  if (means.dial < 0) return NO_TOKENS
  const filled: number[] = []
  for (const pick of [0, -1, 0, 0]) {
    const domain: number[] = []
    tokensToChoose(means, filled, 0, domain)
    const value = domain.at(pick)
    if (value === undefined) throw new Error('a dial was committed that cannot be made')
    filled.push(value)
  }
  const [ordinarySupported, ordinary, eliteSupported, elite] = filled
  return { ordinarySupported, ordinary, eliteSupported, elite }
}
