import type { View } from '@riposte/bomb-busters'
import { same, thingsIn, type Walked } from '@riposte/choice'
import type { ActionJson, Blocked, Json, Seat, SeenDecision } from '@riposte/kernel'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BoardProps } from '../../face.ts'
import { situationOf, useChoiceEngine } from '../../hooks/use-choice.ts'
import { askedOf, type Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { BOMB_ACTIONS, type BombThing, habitsAt, isPointed, seatThing, valueThing, wireThing } from './habits.ts'
import { type BombVerb, bombVerb, bombVerbs } from './verbs.ts'

/** What was pointed at, in the order in which it was. */
export interface Picks {
  readonly wires: readonly Spot[]
  readonly seats: readonly Seat[]
  readonly values: readonly Json[]
}

/** What is chosen but not sent yet, and what pointing at things does. */
export interface Choice {
  readonly asked: SeenDecision | null
  /** Everything that can be done by pointing. */
  readonly verbs: readonly BombVerb[]
  readonly verb: BombVerb | null
  readonly picks: Picks
  readonly walked: Walked<BombThing> | null
  /** Answers that stand side by side, where the question is not answered by pointing. */
  readonly options: readonly ActionJson[]
  /** The answer that is ready to be sent. */
  readonly ready: ActionJson | null
  readonly refusal: Blocked | null
  readonly busy: boolean
  isChosen(spot: Spot): boolean
  isTarget(spot: Spot): boolean
  isAnswered(spot: Spot): boolean
  isSeatTarget(seat: Seat): boolean
  isSeatChosen(seat: Seat): boolean
  point(spot: Spot): void
  /** Points at another wire instead. */
  replace(spot: Spot, by: Spot): void
  pointSeat(seat: Seat): void
  say(value: Json): void
  fill(field: string, value: Json): void
  take(verb: BombVerb | null): void
  /** Forgets what was pointed at. */
  clear(): void
  /** Asks the rules why that is not allowed, and shows the answer. */
  explain(action: ActionJson): void
  send(action: ActionJson): void
}

const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('the board lies outside of its provider')
  return choice
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const { me } = sight
  const asked = hands === null ? null : askedOf(sight)
  const situation = useMemo(() => (hands === null ? null : situationOf(sight, hands, BOMB_ACTIONS)), [sight, hands])
  const habits = useMemo(() => habitsAt(sight), [sight])
  const { choice: engine, state } = useChoiceEngine(situation, habits)
  const hasOptions = asked !== null && !isPointed(asked.question)
  // Where answers stand side by side only what nobody asked for is done by pointing.
  const taken = state.verb === null || (hasOptions && state.verb.standing === null) ? null : state.verb
  const verb = taken === null ? null : bombVerb(taken, sight)
  const options = hasOptions ? sight.legal : []
  const optionAt = (spot: Spot) => (verb === null ? options.find((option) => isAt(option, spot, me)) : undefined)
  const optionOf = (seat: Seat) =>
    verb === null ? options.find((option) => option.targetPlayerId === seat) : undefined
  const said = ({ seat, place }: Spot): Json => (verb === null || seat !== me ? null : saidBy(verb, sight, place))
  const isChosen = (thing: BombThing) => engine.isChosen(thing)

  const choice: Choice = {
    asked,
    verbs: bombVerbs(state.verbs, sight),
    verb,
    picks: picksOf(thingsIn(state.wishes)),
    walked: verb === null ? null : state.walked,
    options,
    // A card that stands beside others is not pressed for anybody.
    ready: verb === null && state.wishes.length === 0 ? null : state.ready,
    refusal: state.refusal?.blocked ?? null,
    busy: hands?.busy ?? false,
    isChosen: (spot) => isChosen(wireThing(spot)),
    isTarget: (spot) => optionAt(spot) !== undefined || (verb !== null && engine.isTarget(wireThing(spot))),
    isAnswered: (spot) =>
      optionAt(spot) !== undefined || (verb !== null && (said(spot) !== null || engine.isAnswered(wireThing(spot)))),
    isSeatTarget: (seat) => optionOf(seat) !== undefined || (verb !== null && engine.isTarget(seatThing(seat))),
    isSeatChosen: (seat) => isChosen(seatThing(seat)),
    point(spot) {
      const option = optionAt(spot)
      if (option !== undefined) return engine.choose(option)
      if (verb === null) return
      const own = said(spot)
      // Pointing at an own wire says what it is, where something has to be said.
      const isSaid = own !== null && !engine.isTarget(wireThing(spot)) && !isChosen(wireThing(spot))
      engine.point(isSaid ? valueThing(own) : wireThing(spot))
    },
    replace: (spot, by) => engine.replace(wireThing(spot), wireThing(by)),
    pointSeat(seat) {
      const option = optionOf(seat)
      if (option !== undefined) engine.choose(option)
      else if (verb !== null) engine.point(seatThing(seat))
    },
    say: (value) => engine.point(valueThing(value)),
    fill: (field, value) => engine.wish(field, value),
    take: (other) => engine.take(other),
    clear: () => engine.clear(),
    explain: (action) => void engine.explain(action),
    send(action) {
      // What the server refuses the frame shows.
      if (hands !== null && !hands.busy) void engine.send(same(action, state.ready) ? state.ready : action)
    },
  }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

function picksOf(things: readonly BombThing[]): Picks {
  return {
    wires: things.flatMap((thing) => (thing.kind === 'wire' ? [thing.spot] : [])),
    seats: things.flatMap((thing) => (thing.kind === 'seat' ? [thing.seat] : [])),
    values: things.flatMap((thing) => (thing.kind === 'value' ? [thing.value] : [])),
  }
}

/** An answer that names this wire of the reader. */
function isAt(option: ActionJson, { seat, place }: Spot, me: Seat | null): boolean {
  return seat === me && (option.tileIndex === place || option.infoTokenTileIndex === place)
}

const SAYING = new Set(['dualCut', 'dualCutDoubleDetector', 'soloCut'])

/** What pointing at an own wire says; null where it says nothing. */
function saidBy({ type }: BombVerb, { seen, me }: BombSight, place: number): Json {
  if (me === null || !SAYING.has(type)) return null
  const { cut, value } = seen.view.players[me].wires[place]
  return cut || value === 'RED' ? null : value
}
