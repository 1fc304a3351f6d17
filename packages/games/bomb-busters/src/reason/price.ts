import type { ActionJson, Json, Seen } from '@riposte/kernel'
import { cardOf } from '../characters/experts.ts'
import { CONSTRAINT_CARDS } from '../constraints/card.ts'
import { missionOf } from '../missions/index.ts'
import { captainFailureExplodes } from '../modules/captain-failure-explodes.ts'
import { hiddenWeakestLink } from '../modules/hidden-weakest-link.ts'
import { nanoReplacesDial } from '../modules/nano-replaces-dial.ts'
import { simultaneousYellow } from '../modules/simultaneous-yellow.ts'
import { tripwires } from '../modules/tripwires.ts'
import { upsideDownWire } from '../modules/upside-down-wire.ts'
import { CHARACTERS, type ConstraintId, EQUIPMENT } from '../names.ts'
import type { View } from '../view.ts'
import { RED } from '../wires.ts'

/** What becomes of the team: nothing, a step of the dial or of Nano, or the end. */
export type Toll =
  | { readonly kind: 'none' }
  | { readonly kind: 'dial' | 'nano'; readonly to: number }
  | { readonly kind: 'end' }

/** What a cut costs, by how it comes out. Null where it cannot come out like that. */
export interface CutPrice {
  readonly right: Toll
  /** The wire is something else, and not red. */
  readonly wrong: Toll | null
  /** The wire is red, or counts as red; under a detector all of them are. */
  readonly red: Toll | null
}

const NAMES: readonly string[] = CHARACTERS
const NONE: Toll = { kind: 'none' }
const END: Toll = { kind: 'end' }

/** Cards with which one cuts. */
const DETECTORS = new Set<Json | undefined>(['triple_detector', 'super_detector'])
const RAY = 'x_or_y_ray'
const FAST_PASS = 'fast_pass'
const DISINTEGRATOR = 'disintegrator'

/** What this would cost whoever looks; null for what is no cut, and cannot go wrong. */
export function cutPrice(seen: Seen<View>, action: ActionJson): CutPrice | null {
  return new Pricing(seen).of(action)
}

class Pricing {
  readonly #view: View
  readonly #me: number

  constructor({ view, observer }: Seen<View>) {
    this.#view = view
    this.#me = observer
  }

  of(action: ActionJson): CutPrice | null {
    if (this.#me < 0) return null
    const mission = missionOf(this.#view.mission)
    switch (action.type) {
      case 'dualCut':
        return this.#dualCut(action)
      case 'dualCutDoubleDetector': {
        // BB-R5, BB-R7: no constraint makes it dearer, and the Stabilizer does not hold two reds.
        const wrong = this.#miss(0)
        const { guessValue, targetPlayerId, tileIndex1, tileIndex2 } = action
        const right = this.#right(guessValue, targetPlayerId, [tileIndex1, tileIndex2])
        return { right, wrong, red: this.#hasReds() ? this.#red(wrong, false) : null }
      }
      case 'soloCut': {
        // BB-S11.5
        const isSure = action.upsideDownIndex === null && action.upsideDownIndex2 === null
        return { right: this.#right(action.value), wrong: isSure ? null : END, red: null }
      }
      case 'useEquipment':
        return this.#card(action.equipmentId, action)
      case 'useCharacterAbility':
        return this.#card(this.#ability(), action)
      case 'simultaneousRedCut': {
        const yellow = simultaneousYellow.parametersIn(mission)
        if (yellow !== undefined) return { right: NONE, wrong: this.#dial(yellow.failureDial), red: null }
        const tripwire = tripwires.parametersIn(mission)
        if (tripwire === undefined) return { right: NONE, wrong: END, red: null }
        const { successDial, failureDial } = tripwire
        return { right: this.#dial(successDial), wrong: this.#dial(failureDial), red: this.#hasReds() ? END : null }
      }
      case 'simultaneousFourCut':
      case 'challengeRedCut':
      case 'mission30CutRemainingYellows':
        return { right: NONE, wrong: END, red: null }
      case 'mission34GuessWeakestLink': {
        const price = hiddenWeakestLink.parametersIn(mission)?.wrongGuessDial ?? 0
        return { right: NONE, wrong: this.#dial(price), red: null }
      }
      default:
        return null
    }
  }

  /** BB-9.1 */
  #dualCut({ guessValue, actorTileIndex, targetPlayerId, targetTileIndex }: ActionJson): CutPrice {
    const right = this.#right(guessValue, targetPlayerId, [targetTileIndex])
    // BB-S11.4: with a wire that one does not see nothing may go wrong.
    if (this.#isUnseen(guessValue, actorTileIndex)) return { right, wrong: END, red: null }
    const wrong = this.#miss(this.#surcharge())
    return { right, wrong, red: this.#hasReds() ? this.#red(wrong, true) : null }
  }

  #card(card: Json | undefined, { valueA, playerId, ...places }: ActionJson): CutPrice | null {
    const { redLike } = this.#view
    // BB-E1010, BB-M11.3: the number is drawn.
    if (card === DISINTEGRATOR) return redLike === null ? null : { right: NONE, wrong: null, red: END }
    if (card === FAST_PASS) return { right: this.#right(valueA), wrong: null, red: null }
    if (card !== RAY && !DETECTORS.has(card)) return null
    const { tileIndexA, tileIndexB, tileIndexC } = places
    const pointed = card === 'super_detector' ? this.#uncut(playerId) : [tileIndexA, tileIndexB, tileIndexC]
    const right = this.#right(card === RAY ? null : valueA, playerId, pointed)
    const wrong = this.#miss(this.#surcharge())
    return { right, wrong, red: this.#hasReds() ? this.#red(wrong, true) : null }
  }

  #ability(): Json {
    const { character } = this.#view.players[this.#me]
    const card = character === null ? null : cardOf(NAMES.indexOf(character))
    return card === null ? null : EQUIPMENT[card]
  }

  #uncut(seat: Json): number[] {
    const { wires } = this.#view.players[Number(seat)]
    return wires.flatMap(({ cut }, place) => (cut ? [] : [place]))
  }

  /** BB-M11.3, BB-M53.2, BB-M56.3: a right cut may cost something, too. Of several wires the dearest counts. */
  #right(value: Json, target: Json = null, places: readonly Json[] = []): Toll {
    if (value !== null && value === this.#view.redLike) return END
    const nano = nanoReplacesDial.parametersIn(missionOf(this.#view.mission))
    if (nano !== undefined) {
      return this.#nano(value === this.#space() ? nano.successOnOwnSpace : nano.success)
    }
    const extra = upsideDownWire.parametersIn(missionOf(this.#view.mission))?.teammateSuccessDial
    if (extra === undefined || typeof target !== 'number') return NONE
    const { wires } = this.#view.players[target]
    const isTurned = places.some((place) => typeof place === 'number' && wires[place].upsideDown)
    return isTurned ? this.#dial(extra) : NONE
  }

  /** BB-9.1, failure 3 to 6. */
  #miss(surcharge: number): Toll {
    const mission = missionOf(this.#view.mission)
    // BB-M14.2, BB-M28.2: no Stabilizer helps.
    if (this.#me === this.#view.captain && captainFailureExplodes.isIn(mission)) return END
    if (this.#view.stabilizer === this.#me) return NONE
    const nano = nanoReplacesDial.parametersIn(mission)
    return nano === undefined ? this.#dial(1 + surcharge) : this.#nano(nano.failure)
  }

  /** BB-M53.4: there reds cost no more than anything else. BB-9.1, failure 2: the Stabilizer holds one red. */
  #red(wrong: Toll, isHeld: boolean): Toll {
    if (nanoReplacesDial.isIn(missionOf(this.#view.mission))) return wrong
    return isHeld && this.#view.stabilizer === this.#me ? NONE : END
  }

  #dial(steps: number): Toll {
    const { dial, dialMax } = this.#view
    const to = Math.max(0, dial + steps)
    if (to === dial) return NONE
    return to >= dialMax ? END : { kind: 'dial', to }
  }

  #nano(steps: number): Toll {
    const lossAt = nanoReplacesDial.parametersIn(missionOf(this.#view.mission))?.lossAt ?? 0
    const to = Math.max(0, this.#space() + steps)
    return to >= lossAt ? END : { kind: 'nano', to }
  }

  #space(): number {
    return this.#laid<{ readonly space: number }>('nano-replaces-dial')?.space ?? 0
  }

  /** What a module has laid out for everybody. */
  #laid<T>(module: string): T | undefined {
    return this.#view.rules[module] as T | undefined
  }

  /** BB-KL: a card that binds this player may make a failed Dual Cut dearer. */
  #surcharge(): number {
    const card = this.#constraint()
    return card === null ? 0 : (CONSTRAINT_CARDS[card].surcharge ?? 0)
  }

  #constraint(): ConstraintId | null {
    const stack = this.#laid<{ readonly active: ConstraintId | null }>('active-constraint')
    if (stack !== undefined) return stack.active
    const ring = this.#laid<{ readonly slots: readonly { seat: number; card: ConstraintId }[] }>('constraint-ring')
    if (ring !== undefined) return ring.slots.find(({ seat }) => seat === this.#me)?.card ?? null
    const paired = this.#laid<{
      readonly pairs: readonly { readonly value: number; readonly constraint: ConstraintId }[]
      readonly active: number
    }>('constraint-per-validated-value')
    return paired?.pairs.find(({ value }) => value === paired.active)?.constraint ?? null
  }

  /** BB-S11.3: whether this Dual Cut is made with an own wire that only the others see. */
  #isUnseen(value: Json, own: Json): boolean {
    const { wires } = this.#view.players[this.#me]
    const hasUnseen = wires.some(({ upsideDown, cut }) => upsideDown && !cut)
    if (!hasUnseen) return false
    if (typeof own === 'number') return wires[own].upsideDown && !wires[own].cut
    return !wires.some((wire) => !wire.cut && wire.value === value)
  }

  /** Whether a wire that is red, or counts as red, can be among those that this player does not see. */
  #hasReds(): boolean {
    const { total, redLike, players } = this.#view
    let left = total[RED]
    let like = redLike === null ? 0 : total[redLike]
    for (const [seat, { wires }] of players.entries()) {
      for (const { cut, color, value } of wires) {
        if (!cut && seat !== this.#me) continue
        if (color === 'red') left--
        else if (value !== null && value === redLike) like--
      }
    }
    return left > 0 || like > 0
  }
}
