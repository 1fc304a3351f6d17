import { LEADER_FACTION } from '../../src/data/leaders.ts'
import { CAPTIVE } from '../../src/names.ts'
import { atBattle, leaderNumber, type PlanInWords, reveal } from '../battle/fought.ts'
import type { FactionId, TestTable } from '../table.ts'

/** Harkonnen and Fremen in Carthag, with others who look on. */
export function atCarthag(options: Readonly<Record<string, unknown>> = {}, seed?: string): TestTable {
  return atBattle(['harkonnen', 'fremen', 'atreides', 'emperor'], options, seed)
    .place('harkonnen', 'carthag/11', 10)
    .place('fremen', 'carthag/11', 4)
}

/** Harkonnen win a battle against Fremen by sheer numbers; the question of the capture is open then. */
export function winBattle(
  t: TestTable,
  fremen: PlanInWords = { leader: 'jamis' },
  harkonnen: PlanInWords = { leader: 'umman-kudu', tokens: 10 },
): TestTable {
  return reveal(t, { in: 'carthag' }, ['harkonnen', harkonnen], ['fremen', fremen]).skip('traitor').skip('keepCards')
}

/** Which leader is drawn. The draw is chance; a test that needs one puts it there. */
export function draw(t: TestTable, leader: string): TestTable {
  t.own('harkonnen').drawn = leaderNumber(leader)
  return t
}

/** A captive of whom only Harkonnen and its own faction know. */
export function hold(t: TestTable, home: FactionId, leader: string): TestTable {
  const bit = 1 << leaderNumber(leader)
  t.own(home).captured |= bit
  t.own('harkonnen').captured |= bit
  t.pub.hiddenCaptives[LEADER_FACTION[leaderNumber(leader)]]++
  return t
}

/** A captive whom everybody knows. */
export function holdOpenly(t: TestTable, leader: string): TestTable {
  t.pub.leaders[leaderNumber(leader)] = CAPTIVE
  return t
}

export const isIn = (mask: number, leader: string): boolean => (mask & (1 << leaderNumber(leader))) !== 0
