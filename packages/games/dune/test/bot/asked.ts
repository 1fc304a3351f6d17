import {
  type ActionJson,
  type Fill,
  isBlocked,
  type Looking,
  project,
  projectDomain,
  projectLegal,
  projectStanding,
  seeded,
} from '@riposte/kernel'
import { ruleBot } from '../../src/bot/index.ts'
import type { View } from '../../src/view.ts'
import type { FactionId, TestTable } from '../table.ts'

const fillFor =
  (t: TestTable, seat: number): Fill =>
  (type, filled) => {
    const domain = projectDomain(t.play, seat, type, filled)
    return isBlocked(domain) ? [] : domain
  }

function imagine(): never {
  throw new Error('this player imagines nothing')
}

/** What the player answers for a faction that is asked. */
export function answerOf(t: TestTable, id: FactionId): ActionJson {
  const seat = t.seat(id)
  return ruleBot.decide({
    seen: project(t.play, seat),
    legal: projectLegal(t.play, seat, ruleBot.lists),
    random: seeded('a test'),
    imagine,
    fill: fillFor(t, seat),
  })
}

/** Lets the player answer for a faction. */
export const plays = (t: TestTable, id: FactionId): TestTable => t.does(id, answerOf(t, id))

/** What the player does for a faction although nobody asks. */
export function deedOf(t: TestTable, id: FactionId): ActionJson | null {
  const seat = t.seat(id)
  const looking: Looking<View> = {
    seen: project(t.play, seat),
    standing: projectStanding(t.play, seat),
    random: seeded('a test'),
    imagine,
    fill: fillFor(t, seat),
    people: [],
  }
  return ruleBot.unasked?.(looking) ?? null
}
