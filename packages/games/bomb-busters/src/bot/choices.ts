import type { ActionJson, Json, Seat } from '@riposte/kernel'
import { allowsNumber } from '../constraints/card.ts'
import { CONSTRAINTS, type ConstraintId } from '../names.ts'
import type { Value } from '../wires.ts'
import { bunkerChoice } from './bunker.ts'
import type { Forms } from './forms.ts'
import { handoff } from './hand-me-downs.ts'
import { isNamedAt } from './named.ts'
import { only } from './open-hand.ts'
import { readValue, type Sight } from './sight.ts'
import { type Found, together } from './simultaneous.ts'
import { bestToken, toldBy } from './tell.ts'

/** What a decision other than the turn itself is decided with. */
export interface Deciding {
  readonly sight: Sight
  readonly forms: Forms
  readonly legal: readonly ActionJson[]
  readonly about: Readonly<Record<string, Json>>
}

type Choose = (deciding: Deciding) => ActionJson | null

/** The action with the highest mark, the first of equals. */
function best(legal: readonly ActionJson[], mark: (action: ActionJson) => number): ActionJson | null {
  let found: ActionJson | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const value = mark(action)
    if (value > highest) {
      highest = value
      found = action
    }
  }
  return found
}

function ownValue(sight: Sight, place: number): Value {
  return readValue(sight.view.players[sight.me].wires[place].value)
}

/** BB-9.3: of several that match the one that tells most; of none, the one whose token does. */
const detectorTileChoice: Choose = ({ sight, legal }) =>
  best(legal, ({ tileIndex, infoTokenTileIndex }) => {
    const place = typeof tileIndex === 'number' ? tileIndex : infoTokenTileIndex
    if (typeof place !== 'number') return -1
    const value = ownValue(sight, place)
    if (Number.isNaN(value) || value > 13 || value === sight.view.redLike) return -2
    return sight.open.gain(toldBy(sight, place, value))
  })

/** BB-13.5: of two equal wires one is given away, and one knows where it stands; never a red one if it can be helped. */
const talkiesWalkiesChoice: Choose = ({ sight, legal }) =>
  best(legal, ({ tileIndex }) => {
    const value = ownValue(sight, Number(tileIndex))
    const pair = value <= 12 && sight.own(value) >= 2 ? 2 : 0
    return pair - (value > 13 ? 1 : 0) + sight.left(value) * 0.01
  })

/** BB-M10.3: whoever has something safe to do. */
const chooseNextPlayer: Choose = ({ sight, legal }) =>
  best(legal, ({ targetPlayerId }) => {
    const seat = Number(targetPlayerId)
    return seat === sight.me ? ownSafety(sight) : sight.outlook.best(seat)
  })

/** How sure the own best plain cut would be. */
function ownSafety(sight: Sight): number {
  let most = 0
  for (const { value } of sight.hand) most = Math.max(most, ownChance(sight, value))
  return most
}

/** How sure one could cut this value oneself. */
function ownChance(sight: Sight, value: Value): number {
  const own = sight.own(value)
  if (own === 0 || value > 13) return 0
  const left = sight.left(value)
  if (own === left && (value > 12 || left === 2 || left === 4)) return 1
  let most = 0
  for (const mate of sight.mates) {
    for (const [place, { cut }] of sight.view.players[mate].wires.entries()) {
      if (!cut) most = Math.max(most, sight.chance(mate, place)[value])
    }
  }
  return most
}

/** How sure this teammate could cut that value: having it, and knowing another one. */
function mateChance(sight: Sight, mate: Seat, value: Value): number {
  const holds = sight.holds(mate, value)
  let known = 0
  for (let seat = 0; seat < sight.view.players.length; seat++) {
    if (seat !== mate && isNamedAt(sight, seat, value)) known = 1
  }
  return holds * (known === 1 ? 1 : 0.45)
}

/** BB-13.4, BB-M51.3: whoever can cut it most surely. */
const designateCutter: Choose = ({ sight, legal, about }) => {
  const value = readValue(about.value)
  return best(legal, ({ targetPlayerId }) => {
    const seat = Number(targetPlayerId)
    return seat === sight.me ? ownChance(sight, value) : mateChance(sight, seat, value)
  })
}

/** BB-M22.3: a value that the neighbour has and nobody can place yet, best one of which something is in the own hand. */
const tokenPass: Choose = ({ sight, legal }) => {
  const left = (sight.me + 1) % sight.view.players.length
  return best(legal, ({ value: token }) => {
    const value = token === 0 ? 13 : Number(token)
    const holds = sight.holds(left, value)
    let sure = 0
    for (const [place, { cut }] of sight.view.players[left].wires.entries()) {
      if (!cut) sure = Math.max(sure, sight.chance(left, place)[value])
    }
    return holds * (1.2 - sure) + (sight.own(value) > 0 ? 0.3 : 0) - (holds < 0.2 ? 0.2 : 0)
  })
}

/** BB-M27.3: the token that tells most of the own hand. */
const tokenDraft: Choose = ({ sight, legal }) =>
  best(legal, ({ value: token, tileIndex }) => {
    const value = token === 0 ? 13 : Number(token)
    if (typeof tileIndex === 'number') return sight.open.gain({ not: new Map([[tileIndex, only(1 << value)]]) })
    return sight.own(value) > 0 ? -1 : sight.open.gain({ lacks: 1 << value })
  })

/** BB-M29.3: the number that the player will hardly cut. */
const hiddenNumber: Choose = ({ sight, legal, about }) => {
  const cards = sight.ownRules<{ cards?: readonly number[] }>('number-hands')?.cards ?? []
  return best(legal, ({ cardIndex }) => {
    const value = cards[Number(cardIndex)] ?? 0
    if (value === 0 || sight.left(value) === 0) return 1
    return -mateChance(sight, Number(about.actor), value)
  })
}

/** BB-M31.1: the card that leaves most of the own wires open. */
const selectConstraint: Choose = ({ sight, legal }) =>
  best(legal, ({ constraintId }) => allowed(sight, CONSTRAINTS.find((id) => id === constraintId) ?? 'A'))

function allowed(sight: Sight, id: ConstraintId): number {
  return sight.hand.filter(({ value }) => value <= 12 && allowsNumber(id, value)).length
}

/** BB-M32.2: a card that leaves the one who plays hardly anything is replaced. */
const constraintDecision: Choose = ({ sight, legal, about }) => {
  const id = CONSTRAINTS.find((card) => card === about.constraint)
  const actor = Number(about.actor)
  let replace = false
  if (id !== undefined) {
    if (actor === sight.me) {
      let most = 0
      for (const { value } of sight.hand) if (allowsNumber(id, value)) most = Math.max(most, ownChance(sight, value))
      replace = most < 0.8 || id === 'H'
    } else {
      let open = 0
      for (let value = 1; value <= 12; value++) if (allowsNumber(id, value)) open += mateChance(sight, actor, value)
      replace = open < 0.9 || id === 'H'
    }
  }
  // BB-22.2: a card under which somebody was just skipped goes, or a row of skips would never end.
  if (sight.rules<{ last: number }>('constraint-stack')?.last === sight.view.turn - 1) replace = true
  return legal.find(({ decision }) => decision === (replace ? 'replace' : 'keep')) ?? null
}

/** BB-M36.2: the end whose number is nearer to being done. */
const sequencePosition: Choose = ({ sight, legal }) => {
  const row = sight.rules<{ row?: readonly { value: number; up: boolean }[] }>('number-cards')?.row ?? []
  const up = row.filter((card) => card.up)
  return best(legal, ({ side }) => {
    const value = (side === 'left' ? up[0] : up[up.length - 1])?.value ?? 0
    if (value === 0) return 0
    return ownChance(sight, value) + sight.mates.reduce((sum, mate) => sum + mateChance(sight, mate, value), 0)
  })
}

/** BB-M61.3: the way round that leaves everybody most to do. */
const rotateConstraints: Choose = ({ sight, legal }) => {
  const slots = sight.rules<{ slots?: readonly { seat: Seat; card: ConstraintId }[] }>('constraint-ring')?.slots ?? []
  return best(legal, ({ direction }) => {
    const by = direction === 'clockwise' ? 1 : direction === 'counter_clockwise' ? -1 : 0
    let sum = by === 0 ? 0.1 : 0
    for (const [at, { seat }] of slots.entries()) {
      if (seat < 0) continue
      const { card } = slots[(at - by + slots.length) % slots.length]
      let open = 0
      for (let value = 1; value <= 12; value++) {
        if (!allowsNumber(card, value)) continue
        open += seat === sight.me ? ownChance(sight, value) : mateChance(sight, seat, value)
      }
      // Nothing at all would be a turn lost.
      sum += Math.min(open, 2) + open * 0.1
    }
    return sum
  })
}

/** BB-M46.3: the four sevens, as far as they can be told. */
const sevensCut: Choose = ({ sight, forms }) => {
  const found: Found | null = together(sight, 7, 4)
  return found === null ? null : found.action(forms, 'simultaneousFourCut')
}

/** BB-M45.7, BB-M51.4: a token that says nothing. */
const anyToken: Choose = ({ legal }) => legal[0]

/** BB-M45.6 */
const captainTarget: Choose = ({ sight, legal, about }) => {
  const value = readValue(about.value)
  return best(legal, ({ targetPlayerId }) => {
    const seat = Number(targetPlayerId)
    return seat === sight.me ? ownChance(sight, value) : mateChance(sight, seat, value) + sight.holds(seat, value) * 0.4
  })
}

/** BB-M45.4: whoever can cut it surely, or has only reds. */
const volunteer: Choose = ({ sight, legal, about }) => {
  const snip = legal.find(({ type }) => type === 'mission45Snip')
  const sure = sight.view.mine?.onlyRed === true || ownChance(sight, readValue(about.value)) >= 0.75
  return (sure ? snip : undefined) ?? legal.find(({ type }) => type === 'mission45Decline') ?? snip ?? legal[0]
}

/** Every decision by the name of its question. */
export const CHOICES: Readonly<Record<string, Choose>> = {
  placeInfoToken: ({ sight, legal }) => bestToken(sight, legal),
  detectorTileChoice,
  talkiesWalkiesChoice,
  chooseNextPlayer,
  designateCutter,
  mission51DesignateCutter: designateCutter,
  mission22TokenPassChoice: tokenPass,
  mission27TokenDraftChoice: tokenDraft,
  mission29HiddenNumberCardChoice: hiddenNumber,
  selectConstraintCard: selectConstraint,
  mission32ConstraintDecision: constraintDecision,
  mission36SequencePosition: sequencePosition,
  mission61ConstraintRotate: rotateConstraints,
  mission65CardHandoff: ({ sight, legal }) => handoff(sight, legal),
  mission46SevensCut: sevensCut,
  mission45PenaltyTokenChoice: anyToken,
  mission51PenaltyTokenChoice: anyToken,
  mission45VolunteerWindow: volunteer,
  mission45CaptainChoice: captainTarget,
  mission66BunkerChoice: bunkerChoice,
}
