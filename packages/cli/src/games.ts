import { bombBusters, judgement as bombJudgement, drawTable as drawBombTable, teamBot } from '@riposte/bomb-busters'
import { randomBot } from '@riposte/bots'
import {
  drawTable as drawDuneTable,
  dune,
  ruleBot as duneBot,
  judgement as duneJudgement,
  tally as duneTally,
} from '@riposte/dune'
import {
  alwaysClaims,
  bluffWarning,
  drawTable,
  imposterKings,
  judgement,
  neverClaims,
  ruleBot,
} from '@riposte/imposter-kings'
import type { Shape } from '@riposte/kernel'
import { checkTime, cloneTime, leakPairTime, randomRounds, searchLines, viewTime } from './benchmarks.ts'
import type { GameEntry } from './game-entry.ts'

/** Types are checked against the game's own, then forgotten: the command treats all games alike. */
function entry<G extends Shape>(of: GameEntry<G>): GameEntry {
  return of
}

/** Every game the command knows. */
export const games: readonly GameEntry[] = [
  entry({
    game: imposterKings,
    bots: { rule: ruleBot, random: randomBot, 'always-claims': alwaysClaims, 'never-claims': neverClaims },
    judgement,
    seats: 2,
    bases: [{}, { mode: 'expansion' }],
    draw: drawTable,
    confirm: bluffWarning,
    rounds: (play) => play.pub.round,
    folder: 'packages/games/imposter-kings',
    rulebook: 'docs/rules/imposter-kings.md',
    scenarios: 'packages/games/imposter-kings/scenarios',
    corpus: 'packages/games/imposter-kings/corpus',
    benchmarks() {
      // Long matches, because rounds are measured and not the set-up.
      const base = { game: imposterKings, seats: 2, options: { mode: 'base', targetScore: 99 } }
      const expansion = { game: imposterKings, seats: 2, options: { mode: 'expansion', targetScore: 99 } }
      // The middle of a match of one round is the middle of a round.
      const round = (seats: number, mode: string) => ({
        game: imposterKings,
        seats,
        options: { mode, targetScore: 1 },
      })
      return [
        randomRounds('random rounds, base, 2 players', base, (play) => play.pub.round),
        randomRounds('random rounds, expansion, 2 players', expansion, (play) => play.pub.round),
        cloneTime(expansion),
        viewTime(expansion),
        leakPairTime(expansion),
        searchLines('search lines, base, 2 players', round(2, 'base'), judgement),
        searchLines('search lines, expansion, 2 players', round(2, 'expansion'), judgement),
        searchLines('search lines, base, 3 players', round(3, 'base'), judgement),
      ]
    },
  }),
  entry({
    game: bombBusters,
    bots: { team: teamBot, random: randomBot },
    judgement: bombJudgement,
    reviewer: teamBot,
    seats: 4,
    draw: drawBombTable,
    // A mission is one round.
    rounds: () => 1,
    folder: 'packages/games/bomb-busters',
    rulebook: 'docs/rules/bomb-busters',
    scenarios: 'packages/games/bomb-busters/scenarios',
    corpus: 'packages/games/bomb-busters/corpus',
    benchmarks() {
      const first = { game: bombBusters, seats: 4, options: { mission: 1 } }
      const twentieth = { game: bombBusters, seats: 4, options: { mission: 20 } }
      const last = { game: bombBusters, seats: 5, options: { mission: 66 } }
      return [
        randomRounds('random missions, mission 1, 4 players', first, () => 1),
        randomRounds('random missions, mission 20, 4 players', twentieth, () => 1),
        cloneTime(twentieth),
        viewTime(last),
        leakPairTime(twentieth),
        searchLines('search lines, mission 1, 4 players', first, bombJudgement),
      ]
    },
  }),
  entry({
    game: dune,
    bots: { rule: duneBot, random: randomBot },
    judgement: duneJudgement,
    reviewer: duneBot,
    seats: 4,
    bases: [{}, { mode: 'basic' }],
    draw: drawDuneTable,
    rounds: (play) => play.pub.turn,
    tally: duneTally,
    folder: 'packages/games/dune',
    rulebook: 'docs/rules/dune',
    scenarios: 'packages/games/dune/scenarios',
    corpus: 'packages/games/dune/corpus',
    benchmarks() {
      const six = { game: dune, seats: 6, options: { mode: 'advanced', maxTurns: 10 } }
      const two = { game: dune, seats: 2, options: { mode: 'basic', maxTurns: 10 } }
      return [
        randomRounds('random games, advanced, 6 players', six, () => 1),
        randomRounds('random games, basic, 2 players', two, () => 1),
        cloneTime(six),
        viewTime(six),
        checkTime('battle plan checked', six, 'makePlan'),
        leakPairTime(six),
      ]
    },
  }),
]
