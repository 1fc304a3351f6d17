import { canonical, type MatchRecord, project, projector, record, type Shape, verify } from '@riposte/kernel'
import { sentenceOf } from '../finding.ts'
import { observers } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** Views are plain data at every state, whether made one by one or together, and the outcome is one. */
export function checkViews<G extends Shape>({ match, play, report }: Inspection<G>): void {
  const see = projector(play)
  for (const observer of observers(play.seats)) {
    try {
      const together = canonical(see(observer))
      const alone = canonical(project(play, observer))
      if (together !== alone) report('views', `with the others observer ${observer} sees ${together}, alone ${alone}`)
    } catch (problem) {
      report('plain data', `what observer ${observer} sees is ${sentenceOf(problem)}`)
    }
  }
  const outcome = match.outcome()
  if (outcome === null) {
    if (match.over) report('outcome', 'the match is over and has no outcome')
    return
  }
  const { winners, scores } = outcome
  if (winners.some((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < play.seats))) {
    report('outcome', `the winners are ${JSON.stringify(winners)}`)
  }
  if (new Set(winners).size !== winners.length) report('outcome', `somebody wins twice: ${JSON.stringify(winners)}`)
  if (scores.length !== play.seats) report('outcome', `${play.seats} seats have ${scores.length} scores`)
}

/** A match is its log: written down, read back and replayed it leads to the same end. */
export function checkRecord<G extends Shape>({ game, match, report }: Inspection<G>): void {
  const written = JSON.stringify(record(match, 'salt'))
  const problem = verify(game, JSON.parse(written) as MatchRecord)
  if (problem !== null) report('record', problem.message)
  try {
    canonical(game.reveal(match.play))
  } catch (thrown) {
    report('plain data', `what is revealed after the end is ${sentenceOf(thrown)}`)
  }
}
