import {
  type Action,
  type Imagined,
  type Judgement,
  type Random,
  type Seat,
  type Shape,
  writeAction,
} from '@riposte/kernel'
import { Search } from '../search/search.ts'
import { fearedLine } from './feared.ts'
import type { Judge } from './judge.ts'
import { error, FAR, mean, SURE, worths } from './lines.ts'
import type { Verdict, Weighed } from './verdict.ts'

const LISTED = 6
/** What was tried less often than this is worth anything. */
const TRIED = 8

/** A judge that searches, for games that a search plays well. */
export function searching<G extends Shape>(judgement: Judgement<G>): Judge<G> {
  return {
    cost: 1,
    judge: (root, seat, played, lines, random) => judge(root, seat, played, judgement, lines, random),
  }
}

/**
 * A search looks often at what is good and seldom at what is bad, and what it found best it found best with some luck. So
 * both what was played and what looks best are followed again, as often as each other, and these lines are compared.
 */
function judge<G extends Shape>(
  root: Imagined<G>,
  seat: Seat,
  played: Action,
  judgement: Judgement<G>,
  lines: number,
  random: Random,
): Omit<Verdict, 'at'> {
  const search = new Search(root, seat, judgement)
  search.run(lines, random)
  const tried = search.tried()
  const again = Math.max(1, Math.ceil(lines / 2))
  const followed = search.follow(played, again, random)
  const better = tried[0].action === played ? followed : search.follow(tried[0].action, again, random)
  const [worth, most] = [mean(worths(followed)), mean(worths(better))]
  const isBetter = most > worth
  const weighed = ({ action, visits, worth: found }: (typeof tried)[number]): Weighed => ({
    action: writeAction(root.game.actions, action),
    worth: action === played ? worth : action === tried[0].action ? most : found,
    visits,
  })
  const own = tried.find(({ action }) => action === played) ?? { action: played, visits: 0, worth }
  const listed = tried.filter(({ visits }, place) => place === 0 || visits >= TRIED).slice(0, LISTED)
  if (!listed.some(({ action }) => action === played)) listed.splice(LISTED - 1, 1, own)
  return {
    seat,
    question: root.open?.question ?? '',
    played: weighed(own),
    best: weighed(isBetter ? tried[0] : own),
    isFar: most - worth > Math.max(FAR, SURE * Math.hypot(error(worths(followed)), error(worths(better)))),
    answers: listed.map(weighed),
    choices: tried.length,
    feared: fearedLine(followed).map(({ action, ...step }) => ({
      ...step,
      action: writeAction(root.game.actions, action),
    })),
  }
}
