import type { View } from '@riposte/bomb-busters'
import { domainOf } from '@riposte/choice'
import type { ActionJson, Blocked, Json, Seat, SeenDecision } from '@riposte/kernel'
import { isBlocked } from '@riposte/kernel'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { BoardProps, Hands } from '../../face.ts'
import { askedOf, type Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { fieldsOf, isByWire, kindOf, ownerOf } from './fields.ts'
import { type Firsts, firstsOf, questionVerb, standingVerbs, turnVerbs, type Verb, WIDE_TYPES } from './verbs.ts'
import { type Domain, NO_PICKS, type Picks, type Walk, type Walked, walk } from './walk.ts'

/** What is chosen but not sent yet, and what pointing at things does. */
export interface Choice {
  readonly asked: SeenDecision | null
  /** Everything that can be done by pointing. */
  readonly verbs: readonly Verb[]
  readonly verb: Verb | null
  readonly picks: Picks
  readonly walked: Walked | null
  /** Answers that stand side by side, where the question is no turn. */
  readonly options: readonly ActionJson[]
  /** The answer that is ready to be sent. */
  readonly ready: ActionJson | null
  readonly refusal: Blocked | null
  readonly busy: boolean
  /** Of the first field of each answer. */
  readonly firsts: Firsts
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
  take(verb: Verb | null): void
  choose(option: ActionJson): void
  /** Forgets what was pointed at. */
  clear(): void
  /** Asks the rules why that is not allowed, and shows the answer. */
  explain(action: ActionJson): void
  send(action: ActionJson): void
}

interface Kept {
  readonly id: number
  readonly verb: string | null
  readonly picks: Picks
  readonly option: ActionJson | null
  readonly refusal: Blocked | null
}

const NOTHING: Kept = { id: -1, verb: null, picks: NO_PICKS, option: null, refusal: null }
const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('the board lies outside of its provider')
  return choice
}

/** Answers that were listed, or the server where there are too many. */
function domainFor({ legal, more, standing }: BombSight, hands: Hands, verb: Verb, order: readonly string[]): Domain {
  if (verb.standing || !more) {
    const all = verb.standing ? standing.flatMap(({ actions }) => actions) : legal
    const listed = all.filter(({ type }) => type === verb.type)
    return (_type, filled) => Promise.resolve(domainOf(listed, order, filled))
  }
  return hands.domain
}

/** A token is placed by pointing at a wire; what it says follows from that, mostly. */
const ORDERS: Readonly<Record<string, readonly string[]>> = { placeInfoToken: ['tileIndex', 'value'] }

/** What the first field of every wide answer may be, asked for where the answers are too many to list. */
function useFirsts(sight: BombSight, hands: Hands | null): Firsts {
  const { seen, legal, more } = sight
  const [told, setTold] = useState<{ readonly seen: unknown; readonly firsts: Firsts } | null>(null)
  const listed = useMemo(() => firstsOf(legal), [legal])
  const domain = hands?.domain
  useEffect(() => {
    if (!more || domain === undefined) return
    let gone = false
    void Promise.all(WIDE_TYPES.map(async (type) => [type, await domain(type, [])] as const)).then((answers) => {
      if (gone) return
      const firsts = new Map<string, readonly Json[]>(listed)
      for (const [type, values] of answers) {
        if (isBlocked(values)) firsts.delete(type)
        else firsts.set(type, values)
      }
      setTold({ seen, firsts })
    })
    return () => {
      gone = true
    }
  }, [seen, listed, more, domain])
  return more && told?.seen === seen ? told.firsts : listed
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const { me } = sight
  const asked = hands === null ? null : askedOf(sight)
  const firsts = useFirsts(sight, hands)
  const [kept, keep] = useState<Kept>(NOTHING)
  const id = asked?.id ?? -1
  const isTurn = asked?.question === 'turn'
  const verbs = useMemo(
    () => (hands === null ? [] : [...(isTurn ? turnVerbs(sight, firsts) : []), ...standingVerbs(sight)]),
    [hands, isTurn, sight, firsts],
  )
  const single = useMemo(() => (hands === null ? null : questionVerb(sight)), [hands, sight])
  // What was chosen for one question says nothing about the next, but a card that is for any time may outlast a question.
  const outlasts = kept.id !== id && verbs.some(({ key, standing }) => standing && key === kept.verb)
  const now: Kept = kept.id === id ? kept : outlasts ? { ...kept, id, option: null } : { ...NOTHING, id }
  const verb = verbs.find(({ key }) => key === now.verb) ?? single ?? (isTurn ? (verbs[0] ?? null) : null)
  const options = asked === null || isTurn || single !== null ? [] : sight.legal
  const walked = useWalk(sight, hands, verb, now.picks)
  const character = me === null ? null : sight.seen.view.players[me].character

  const change = (part: Partial<Kept>) => keep({ ...now, refusal: null, ...part })
  const explain = (action: ActionJson) => {
    if (hands === null) return
    void hands.why(action).then((refusal) => {
      // By then another question may be open: it is told where it belongs, or not at all.
      if (refusal !== null) keep((before) => ({ ...(before.id === id ? before : { ...NOTHING, id }), refusal }))
    })
  }
  const next = walked?.next ?? null
  const wanted = next === null ? null : kindOf(next.field)
  const pointable = (spot: Spot) => verb !== null && isPointable(spot, sight, verb, walked, character)
  const optionAt = (spot: Spot) => options.find((option) => isAt(option, spot, me))
  const optionOf = (seat: Seat) => options.find((option) => option.targetPlayerId === seat)
  const isSaid = ({ seat, place }: Spot) => {
    if (verb === null || seat !== me) return null
    const { cut, value } = sight.seen.view.players[seat].wires[place]
    const { type } = verb
    // Pointing at an own wire says what it is, where something has to be said.
    const says = type === 'dualCut' || type === 'dualCutDoubleDetector' || type === 'soloCut'
    return says && !cut && value !== null && value !== 'RED' ? value : null
  }

  const point = (spot: Spot) => {
    if (hands === null) return
    const option = optionAt(spot)
    if (option !== undefined) return change({ option })
    if (verb === null) return
    const own = isSaid(spot)
    if (own !== null && !pointable(spot)) return say(own)
    if (!pointable(spot)) return explain(sample(verb, spot, sight))
    const { wires } = now.picks
    const there = wires.some((one) => same(one, spot))
    const kin = wires.filter((one) => !same(one, spot) && (isAnySeat(verb) || one.seat === spot.seat))
    change({
      verb: verb.key,
      picks: { ...now.picks, wires: there ? kin : [...kin, spot].slice(-wiresOf(verb, sight)) },
    })
  }
  const say = (value: Json) => {
    if (verb === null) return
    const { values } = now.picks
    const most = fieldsOf(verb.type).filter((field) => kindOf(field) === 'value' && needs(verb, field)).length
    const rest = values.filter((one) => one !== value)
    const said = values.includes(value) ? rest : [...rest, value].slice(-Math.max(1, most))
    change({ verb: verb.key, picks: { ...now.picks, values: said } })
  }
  const pointSeat = (seat: Seat) => {
    const option = optionOf(seat)
    if (option !== undefined) return change({ option })
    if (verb === null) return
    const { seats } = now.picks
    const most = verb.preset[0] === 'emergency_batteries' ? 2 : 1
    const rest = seats.filter((one) => one !== seat)
    change({
      verb: verb.key,
      picks: { ...now.picks, seats: seats.includes(seat) ? rest : [...rest, seat].slice(-most), plain: {} },
    })
  }
  const send = (action: ActionJson) => {
    if (hands === null || hands.busy) return
    const isStanding = sight.standing.some(({ actions }) => actions.some(({ type }) => type === action.type))
    const isAnswer =
      asked !== null &&
      (verb === null || !verb.standing) &&
      (isTurn || sight.legal.some(({ type }) => type === action.type))
    keep({ ...NOTHING, id })
    // What the server refuses the frame shows.
    void (isStanding && !isAnswer ? hands.stand(action) : hands.act(action))
  }
  const ready = options.length > 0 && verb === null ? now.option : (walked?.ready ?? null)
  const choice: Choice = {
    asked,
    verbs,
    verb,
    picks: now.picks,
    walked,
    options,
    ready,
    refusal: now.refusal,
    busy: hands?.busy ?? false,
    firsts,
    isChosen: (spot) =>
      now.picks.wires.some((one) => same(one, spot)) || (now.option !== null && isAt(now.option, spot, me)),
    isTarget: (spot) => pointable(spot) || optionAt(spot) !== undefined,
    isAnswered: (spot) =>
      hands !== null &&
      (pointable(spot) || optionAt(spot) !== undefined || isSaid(spot) !== null || (verb !== null && isTurn)),
    isSeatTarget: (seat) =>
      optionOf(seat) !== undefined ||
      (verb !== null &&
        next !== null &&
        wanted === 'seat' &&
        !isByWire(verb.type, next.field, walked?.filled ?? {}, character) &&
        next.values.includes(seat)),
    isSeatChosen: (seat) => now.picks.seats.includes(seat) || now.option?.targetPlayerId === seat,
    point,
    replace: (spot, by) =>
      verb !== null &&
      change({
        verb: verb.key,
        picks: { ...now.picks, wires: now.picks.wires.map((one) => (same(one, spot) ? by : one)) },
      }),
    pointSeat,
    say,
    fill: (field, value) =>
      verb !== null &&
      change({ verb: verb.key, picks: { ...now.picks, plain: { ...now.picks.plain, [field]: value } } }),
    take: (taken) => change({ verb: taken?.key ?? null, picks: NO_PICKS, option: null }),
    choose: (option) => change({ option }),
    clear: () => change({ picks: NO_PICKS, option: null }),
    explain,
    send,
  }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

function same(a: Spot, b: Spot): boolean {
  return a.seat === b.seat && a.place === b.place
}

/** An answer that names this wire of the reader. */
function isAt(option: ActionJson, { seat, place }: Spot, me: Seat | null): boolean {
  return seat === me && (option.tileIndex === place || option.infoTokenTileIndex === place)
}

/** Wires of several players are named together. */
function isAnySeat({ type }: Verb): boolean {
  return type === 'simultaneousRedCut' || type === 'simultaneousFourCut'
}

/** How many wires are named at most. */
function wiresOf({ type, preset, tool }: Verb, sight: Pick<BombSight, 'legal'>): number {
  switch (type) {
    case 'dualCutDoubleDetector':
      return 2
    case 'simultaneousFourCut':
      return 4
    case 'simultaneousRedCut':
      return sight.legal.some((action) => action.type === type && action.playerId2 === null) ? 1 : 3
    default: {
      const card = preset[0] ?? tool
      return card === 'triple_detector' ? 3 : card === 'label_eq' || card === 'label_neq' ? 2 : 1
    }
  }
}

/** Whether a card needs this field; other answers need all of theirs. */
function needs({ type, preset, tool }: Verb, field: string): boolean {
  if (type !== 'useEquipment' && type !== 'useCharacterAbility') return !field.startsWith('numberCard')
  return field === 'valueA' || (preset[0] ?? tool) === 'x_or_y_ray'
}

/** An uncut wire that this verb could name. What the rules say against it is told when one points at it. */
function isPointable(
  { seat, place }: Spot,
  sight: BombSight,
  verb: Verb,
  walked: Walked | null,
  character: string | null,
): boolean {
  const { me } = sight
  if (walked === null || me === null) return false
  const { filled, next } = walked
  const wire = sight.seen.view.players[seat].wires[place]
  const fields = fieldsOf(verb.type)
  const waits = next === null ? fields.length : fields.indexOf(next.field)
  // A field that waits tells exactly what may stand in it.
  if (next !== null && kindOf(next.field) === 'wire' && ownerOf(next.field, filled, me, character) === seat) {
    if (next.values.includes(place)) return true
  }
  if (next !== null && kindOf(next.field) === 'seat' && isByWire(verb.type, next.field, filled, character)) {
    return next.values.includes(seat) && !wire.cut
  }
  // What is named already can be changed for another one of the same owner, or for another player's.
  const named = fields.slice(0, waits).some((field) => {
    if (kindOf(field) !== 'wire' || typeof filled[field] !== 'number') return false
    const owner = ownerOf(field, filled, me, character)
    return owner === seat || (owner !== me && seat !== me && isByWire(verb.type, 'targetPlayerId', filled, character))
  })
  return named && !wire.cut && kindOf(next?.field ?? '') !== 'seat'
}

/** An answer that names this wire, whether or not it may be given: the rules say what is wrong with it. */
function sample(verb: Verb, { seat, place }: Spot, sight: BombSight): ActionJson {
  const mine = sight.me === null ? [] : sight.seen.view.players[sight.me].wires
  const value = mine.find((wire) => !wire.cut && wire.value !== null && wire.value !== 'RED')?.value ?? 1
  const action: Record<string, Json> & { type: string } = { type: verb.type }
  fieldsOf(verb.type).forEach((field, at) => {
    const kind = kindOf(field)
    const isFirst = /^(target(Player|Tile)I|playerId$|tileIndex[A1]?$)/.test(field)
    if (at < verb.preset.length) action[field] = verb.preset[at]
    else if (kind === 'seat') action[field] = isFirst && seat !== sight.me ? seat : null
    else if (kind === 'wire') action[field] = isFirst ? place : null
    else if (kind === 'value')
      action[field] = field === 'guessValue' || field === 'value' || field === 'valueA' ? value : null
    else action[field] = field === 'mission59RotateNano' ? false : null
  })
  // BB-18: it is one's own wire that is pointed at.
  if ('targetPlayerId' in action && action.targetPlayerId === null) action.targetPlayerId = seat
  return action
}

/** How far the things pointed at fill the answer in. Null until it is known. */
function useWalk(sight: BombSight, hands: Hands | null, verb: Verb | null, picks: Picks): Walked | null {
  const [told, setTold] = useState<{
    readonly plan: unknown
    readonly picks: Picks
    readonly verb: string
    readonly walked: Walked
  } | null>(null)
  const { me } = sight
  const plan = useMemo(() => {
    if (verb === null || me === null || hands === null) return null
    const { character, wires } = sight.seen.view.players[me]
    const order = ORDERS[verb.type] ?? fieldsOf(verb.type)
    const unseen = wires.some(({ upsideDown, cut }) => upsideDown && !cut)
    const what: Walk = {
      type: verb.type,
      preset: verb.preset,
      order,
      me,
      character,
      // BB-S11.3: a wire that its holder does not see has to be named.
      // A stand is left out where there is only one.
      unnamed: new Set(
        unseen ? ['standIndex'] : ['standIndex', 'actorTileIndex', 'upsideDownIndex', 'upsideDownIndex2'],
      ),
    }
    return { what, domain: domainFor(sight, hands, verb, order) }
  }, [verb, me, hands, sight])
  useEffect(() => {
    if (plan === null || verb === null) return
    let gone = false
    void walk(plan.what, picks, plan.domain).then((walked) => {
      if (!gone) setTold({ plan, picks, verb: verb.key, walked })
    })
    return () => {
      gone = true
    }
  }, [plan, picks, verb])
  // What was known a moment ago stays until the rules have answered, so that nothing flickers; but it is not sent.
  if (told === null || verb === null || told.verb !== verb.key) return null
  return told.plan === plan && told.picks === picks ? told.walked : { ...told.walked, ready: null }
}
