import {
  type Ask,
  argOf,
  Choices,
  canonical,
  fillAtRandom,
  isBlocked,
  listed,
  type Play,
  readAction,
  type Seat,
  type Shape,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { anyAction } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** What a seat is offered is what the gate lets through: no more, no less, and nothing twice. */
export function checkAnswers<G extends Shape>(inspection: Inspection<G>): void {
  const { play, report } = inspection
  checkStanding(inspection)
  const ask = play.open
  if (ask === null) {
    if (!play.over && !goesOn(play)) report('decision', 'the match is not over and nothing is asked')
    return
  }
  const waiting = listed(play.waiting())
  if (waiting.length === 0) report('decision', `${ask.question} is open and nobody is asked`)
  checkFacts(inspection, ask)
  for (const seat of waiting) {
    const { actions, all } = inspection.answers(seat)
    if (actions.length === 0) report('decision', `seat ${seat} is asked ${ask.question} and has no answer`)
    checkOffered(inspection, seat, actions, ask.question)
    checkForms(inspection, seat, all ? new Set(actions) : null)
    checkTimeout(inspection, seat)
  }
}

/** A clock runs, or somebody may do something although nobody is asked. */
function goesOn<G extends Shape>(play: Play<G>): boolean {
  if (play.timer()?.runs === true) return true
  const scratch = new Choices()
  for (let seat = 0; seat < play.seats; seat++) {
    if (play.sampleStanding(seat, seeded('goes on'), scratch) !== null) return true
  }
  return false
}

function checkStanding<G extends Shape>(inspection: Inspection<G>): void {
  const { play } = inspection
  const scratch = new Choices()
  for (let seat = 0; seat < play.seats && !play.over; seat++) {
    play.legalStanding(seat, scratch)
    const offered = scratch.toArray()
    // Of what is filled in field by field, one at random.
    const filled = play.sampleStanding(seat, inspection.random, scratch)
    if (filled !== null && !offered.includes(filled)) offered.push(filled)
    checkOffered(inspection, seat, offered, 'a standing decision')
  }
}

/** What a question says about its facts is said of facts: a private one that is misspelt would be everybody's. */
function checkFacts<G extends Shape>({ play, report }: Inspection<G>, ask: Ask): void {
  for (const seat of listed(ask.seats)) {
    for (const name of Object.keys(play.game.question(ask.question).about)) {
      if (!(name in argOf(ask, seat))) report('facts', `${ask.question} is not about ${name}`)
    }
  }
}

function checkOffered<G extends Shape>(
  { game, play, report }: Inspection<G>,
  seat: Seat,
  offered: readonly number[],
  question: string,
): void {
  const written = new Set<string>()
  for (const action of offered) {
    const json = writeAction(game.actions, action as never)
    const text = canonical(json)
    if (written.has(text)) report('duplicates', `${question} offers ${text} twice`)
    written.add(text)
    const read = readAction(game.actions, json)
    if (isBlocked(read)) {
      report('notation', `${text} is offered and cannot be read back: ${read.message}`)
      continue
    }
    if (canonical(writeAction(game.actions, read)) !== text) {
      report('notation', `${text} reads back as ${canonical(writeAction(game.actions, read))}`)
    }
    const refused = play.check(seat, read)
    if (refused !== null) report('legal', `${question} offers ${text} and refuses it: ${refused.message}`)
  }
}

/** Random fillings, from the domains and from anywhere: the gate takes exactly the completions. */
function checkForms<G extends Shape>(
  { play, random, report, game }: Inspection<G>,
  seat: Seat,
  legal: ReadonlySet<number> | null,
): void {
  const ask = play.open
  if (ask === null) return
  for (const form of play.game.question(ask.question).forms) {
    for (let tries = 0; tries < 6; tries++) {
      const filled = fillAtRandom(form, play.pub, play.own[seat], seat, argOf(ask, seat), random)
      if (filled !== null && play.check(seat, filled) !== null) {
        report('forms', `${canonical(writeAction(game.actions, filled))} completes the form and is refused`)
      }
      const anything = anyAction(form.action, random)
      if (legal !== null && legal.has(anything) !== (play.check(seat, anything) === null)) {
        report(
          'forms',
          `${canonical(writeAction(game.actions, anything))} is ${legal.has(anything) ? 'a' : 'no'} completion, and the gate disagrees`,
        )
      }
    }
  }
}

/** Whoever runs out of time has done something legal. */
function checkTimeout<G extends Shape>({ match, play, game, report }: Inspection<G>, seat: Seat): void {
  const action = play.clone().timeout(seat)
  const refused = play.check(seat, action)
  if (refused !== null) {
    const text = canonical(writeAction(game.actions, action))
    report('time-out', `seat ${seat} runs out of time and does ${text}, which is refused: ${refused.message}`)
    return
  }
  const applied = match.clone().timeout(seat)
  if (applied.blocked !== null) report('time-out', `seat ${seat} cannot run out of time: ${applied.blocked.message}`)
}
