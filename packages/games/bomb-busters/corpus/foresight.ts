import {
  type Action,
  below,
  Choices,
  completions,
  type Facts,
  type Form,
  fillAtRandom,
  listed,
  type Play,
  type Random,
  type Seat,
} from '@riposte/kernel'
import { actions } from '../src/actions.ts'
import { type BombBusters, wireAt } from '../src/state.ts'
import { gameValue, VALUES, type Value } from '../src/wires.ts'

/** Something that may be done now, and the table as it would be afterwards. */
export interface Prospect {
  readonly seat: Seat
  readonly action: Action
  readonly after: Play<BombBusters>
}

type WideForm = Form<BombBusters, Facts>

/** Of wide forms (detectors, cards) and of wrong cuts only so many are looked at, drawn at random. */
const DRAWN = 40
const WRONG_CUTS = 30
/** So many attempts to point at wires of one value with all the fingers that an action has. */
const POINTINGS = 6
/** What anybody may do unasked and is of some use. */
const UNASKED = [actions.useEquipment, actions.useCharacterAbility, actions.mission61ReplaceOwnConstraint]
/** So many forced choices that follow are answered as the rules do it for those whose time is up. */
const SETTLED = 8
const { dualCut, soloCut, simultaneousFourCut, simultaneousRedCut } = actions

/** Takes so many of a list, in place; all of it where it is shorter. */
function drawn<T>(list: T[], most: number, random: Random): T[] {
  for (let i = 0; i < list.length && i < most; i++) {
    const other = i + below(random, list.length - i)
    const kept = list[i]
    list[i] = list[other]
    list[other] = kept
  }
  return list.slice(0, most)
}

function isRight(play: Play<BombBusters>, action: Action): boolean {
  const wire = wireAt(play, dualCut.targetPlayerId(action), dualCut.targetTileIndex(action) - 1)
  return gameValue(wire) === dualCut.guessValue(action)
}

/** All plain cuts that are right, and some of the others. */
function cuts(play: Play<BombBusters>, form: WideForm, seat: Seat, about: Facts, random: Random): Action[] {
  const all = new Choices()
  completions(form, play.pub, play.own[seat], seat, about, all)
  const list = all.list.slice(0, all.count)
  if (form.action !== dualCut) return list
  const wrong = list.filter((action) => !isRight(play, action))
  return [...list.filter((action) => isRight(play, action)), ...drawn(wrong, WRONG_CUTS, random)]
}

/** Three wires or four at once: each of them of this value. Null where the draw leads nowhere. */
function pointed(
  play: Play<BombBusters>,
  form: WideForm,
  seat: Seat,
  about: Facts,
  value: Value,
  random: Random,
): Action | null {
  const filled: number[] = []
  for (let field = 0; field < form.action.fields.length; field++) {
    const domain: number[] = []
    form.domain(play.pub, play.own[seat], seat, about, filled, domain)
    const isWire = form.action.fields[field][0].startsWith('tileIndex')
    // A seat is packed one higher where it may be left out, that is in all places but the first.
    const holder = filled[field - 1] - (field > 1 ? 1 : 0)
    const fitting = domain.filter(
      (packed) => !isWire || packed === 0 || gameValue(wireAt(play, holder, packed - 1)) === value,
    )
    if (fitting.length === 0) return null
    filled.push(fitting[below(random, fitting.length)])
  }
  return form.action.of(...filled)
}

function answers(play: Play<BombBusters>, seat: Seat, random: Random, out: Set<Action>): void {
  const { open, pub } = play
  if (open === null) return
  const question = play.game.question(open.question)
  const about = open.each[seat] ?? open.arg
  const plain = new Choices()
  question.legal(pub, play.own[seat], seat, about, plain)
  for (let i = 0; i < plain.count; i++) out.add(plain.list[i])
  for (const form of question.forms) {
    if (form.action === dualCut || form.action === soloCut) {
      for (const action of cuts(play, form, seat, about, random)) out.add(action)
      continue
    }
    for (let i = 0; i < DRAWN; i++) {
      const action = fillAtRandom(form, pub, play.own[seat], seat, about, random)
      if (action === null) break
      out.add(action)
    }
    if (form.action !== simultaneousFourCut && form.action !== simultaneousRedCut) continue
    for (let i = 0; i < POINTINGS * VALUES; i++) {
      const action = pointed(play, form, seat, about, i % VALUES, random)
      if (action !== null) out.add(action)
    }
  }
}

function unasked(play: Play<BombBusters>, seat: Seat, random: Random, out: Set<Action>): void {
  const found = new Choices()
  play.legalStanding(seat, found)
  const useful = found.list.slice(0, found.count).filter((action) => UNASKED.some((type) => type.is(action)))
  for (const action of drawn(useful, DRAWN, random)) out.add(action)
}

/** Lets it happen on a copy, with the forced choices that follow. */
function tried(play: Play<BombBusters>, seat: Seat, action: Action): Play<BombBusters> {
  const after = play.clone()
  after.answer(seat, action)
  for (let i = 0; i < SETTLED; i++) {
    if (after.open === null || after.open.question === 'turn' || after.open.question === 'placeInfoToken') break
    const next = after.decider()
    after.answer(next, after.timeout(next))
  }
  return after
}

/** What may be done now, and what would come of it. */
export function prospects(play: Play<BombBusters>, random: Random): Prospect[] {
  const waiting = listed(play.waiting())
  const all: Prospect[] = []
  for (let seat = 0; seat < play.seats; seat++) {
    const found = new Set<Action>()
    if (waiting.includes(seat)) answers(play, seat, random, found)
    unasked(play, seat, random, found)
    for (const action of found) all.push({ seat, action, after: tried(play, seat, action) })
  }
  return all
}
