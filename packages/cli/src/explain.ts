import { type ActionJson, type Blocked, type Match, readActionLine, type Seat } from '@riposte/kernel'
import { textOf } from '@riposte/words'
import { type Choice, conceivable, meant } from './choices.ts'
import { ruleCalled } from './files.ts'
import { speakerAt } from './people.ts'
import { bold, dim, print, red, ruleText, wrapped } from './terminal.ts'

/** How many different reasons are shown at once. */
const REASONS_AT_MOST = 3

/** Why something is not allowed, by its words or written out, also if it is not among the choices. */
export function explain(match: Match, seat: Seat, typed: string, choices: readonly Choice[]): void {
  const written = writtenAction(match, typed)
  if (typeof written === 'string') print(written)
  else if (written !== null) tellWhether(match.check(seat, written))
  else explainAll(match, seat, meant([...choices, ...thinkable(match, seat)], typed))
}

/** An action written as JSON or in one line, `play card=Elder`; null when it is neither, a sentence when it is broken. */
export function writtenAction(match: Match, typed: string): ActionJson | string | null {
  if (typed.startsWith('{')) {
    try {
      return JSON.parse(typed) as ActionJson
    } catch {
      return 'That is not JSON.'
    }
  }
  return /^\w+\s+\w+=/.test(typed) ? (readActionLine(match.game.actions, typed) as ActionJson | null) : null
}

export function tellRefusal({ message, rule }: Blocked): void {
  print(`${red(message)} ${dim(`(${rule})`)}`)
  const wording = ruleCalled(rule)
  if (wording) print(dim(wrapped(`${rule}: ${wording.text.split('\n')[0].replaceAll('**', '')}`)))
}

export function tellRule(id: string): void {
  const rule = ruleCalled(id)
  print(rule ? `${bold(rule.id)} ${dim(rule.section)}\n${ruleText(rule.text)}` : `There is no rule ${id}.`)
}

function tellWhether(refused: Blocked | null): void {
  if (refused === null) print('That is allowed.')
  else tellRefusal(refused)
}

/** Groups actions by reason: "play the Elder" can mean several actions that are refused for one reason. */
function explainAll(match: Match, seat: Seat, found: readonly Choice[]): void {
  const reasons = new Map<string, { refused: Blocked; texts: string[] }>()
  const allowed = new Set<string>()
  for (const { action, text } of found) {
    const refused = match.check(seat, action)
    if (refused === null) {
      allowed.add(text)
      continue
    }
    const key = `${refused.rule} ${refused.message}`
    const reason = reasons.get(key) ?? { refused, texts: [] }
    reason.texts.push(text)
    reasons.set(key, reason)
  }
  if (found.length === 0) print('No action of this game reads like that.')
  if (allowed.size > 0) print(`Allowed: ${[...allowed].join('; ')}.`)
  for (const { refused, texts } of [...reasons.values()].slice(0, REASONS_AT_MOST)) {
    print(`${texts[0]}${texts.length > 1 ? ` (and ${texts.length - 1} like it)` : ''}:`)
    tellRefusal(refused)
  }
}

/** Every action of the game in words. An action that the game has no words for is left out. */
function thinkable(match: Match, seat: Seat): Choice[] {
  const { game, play } = match
  const speaker = speakerAt(match, seat)
  return conceivable(game).flatMap((action) => {
    try {
      return [{ action, text: textOf(speaker.action(action, play.open?.question ?? '')) }]
    } catch {
      return []
    }
  })
}
