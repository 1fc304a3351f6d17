import { expect, test } from 'vitest'
import { nexusFlow } from '../../src/phases/spice-blow/nexus/nexus.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { PASS } from './spice.ts'

const FOUR: readonly FactionId[] = ['atreides', 'emperor', 'fremen', 'harkonnen']

/** A Nexus; storm order is the order of the list. */
function nexus(factions: readonly FactionId[], prepare?: (t: TestTable) => void, options = {}): TestTable {
  const t = table(factions, options)
  t.pub.turn = 3
  t.pub.order = factions.map(factionNumber)
  prepare?.(t)
  return t.begin(nexusFlow)
}

const propose = (faction: FactionId) => ({ type: 'proposeAlliance', faction })
const accept = { type: 'acceptAlliance' }
const dissolve = { type: 'breakAlliance' }
const allies = (t: TestTable) => FOUR.map((id) => t.pub.ally[factionNumber(id)])

test('DU-6.2: players act in storm order until all have passed one after another', () => {
  const t = nexus(FOUR)
  const turns: FactionId[] = []
  for (const act of [PASS, propose('fremen'), PASS, PASS, PASS, PASS, PASS]) {
    turns.push(t.asked[0])
    t.does(t.asked[0], act)
  }
  // The Emperor proposes, Fremen refuse; that is no pass, so everybody passes once more.
  expect(turns).toEqual(['atreides', 'emperor', 'fremen', 'fremen', 'harkonnen', 'atreides', 'emperor'])
  expect([t.over, t.seen('allianceRefused')]).toEqual([
    true,
    [{ type: 'allianceRefused', turn: 3, faction: 'fremen', to: 'emperor' }],
  ])
})

test('DU-6.3: an accepted proposal makes an alliance of two at once, and everybody sees it', () => {
  const t = nexus(FOUR).does('atreides', propose('harkonnen'))
  expect([t.question, t.asked]).toEqual(['allianceOffer', ['harkonnen']])
  t.does('harkonnen', accept)
  expect(allies(t)).toEqual([4, -1, -1, 0])
  expect(t.seen('allianceMade')).toEqual([{ type: 'allianceMade', turn: 3, faction: 'atreides', with: 'harkonnen' }])
})

test('DU-6.3: nobody is in two alliances, and nobody breaks one that was made in the same Nexus', () => {
  const t = nexus(FOUR, (t) => t.ally('fremen', 'harkonnen'))
  expect(t.refusal('atreides', propose('fremen'))?.code).toBe('allied')
  expect(t.refusal('atreides', dissolve)?.code).toBe('noAlliance')
  t.does('atreides', propose('emperor')).does('emperor', accept)
  // Nothing is left to the two; the allies of old may still part.
  expect(t.asked).toEqual(['fremen'])
  t.does('fremen', PASS)
  expect(t.asked).toEqual(['harkonnen'])
})

test('DU-6.12: a player proposes to the same player once in a Nexus', () => {
  const t = nexus(FOUR).does('atreides', propose('emperor')).does('emperor', PASS)
  t.does('emperor', PASS).does('fremen', PASS).does('harkonnen', PASS)
  expect(t.refusal('atreides', propose('emperor'))?.code).toBe('proposed')
  expect(t.refusal('atreides', propose('fremen'))).toBeNull()
})

test('DU-6.3, DU-6.11: breaking takes no consent, ends all pledges, and leaves both free to ally anew', () => {
  const t = nexus(FOUR, (t) => {
    t.ally('atreides', 'emperor')
    t.own('emperor').pledgedBid = 4
    t.own('atreides').allyBid = 4
  })
  t.does('atreides', dissolve)
  expect([t.own('emperor').pledgedBid, t.own('atreides').allyBid]).toEqual([0, 0])
  expect(allies(t)).toEqual([-1, -1, -1, -1])
  // The same one again is legal.
  t.does('emperor', propose('atreides')).does('atreides', accept)
  expect(allies(t)).toEqual([2, 0, -1, -1])
  t.does('fremen', PASS).does('harkonnen', PASS)
  expect(t.over).toBe(true)
})

test('DU-6.3: one alliance per Nexus, even for somebody whose ally has left', () => {
  const t = nexus(FOUR).does('atreides', propose('emperor')).does('emperor', accept)
  t.does('fremen', propose('harkonnen')).does('harkonnen', accept)
  expect([t.over, allies(t)]).toEqual([true, [2, 0, 4, 3]])
})

test('DU-19.10: out of time, players pass and refuse', () => {
  const t = nexus(FOUR).does('atreides', propose('emperor')).timeout('emperor')
  expect(allies(t)).toEqual([-1, -1, -1, -1])
  expect(t.skip('nexus').over).toBe(true)
})

test('DU-6.10, DU-6.12, R-13: two players are not asked, unless the option lets them ally', () => {
  const without = nexus(['atreides', 'emperor'])
  expect([without.over, without.seen('nexusBegan').length, without.seen('nexusEnded').length]).toEqual([true, 1, 1])
  expect(nexus(['atreides', 'emperor'], undefined, { twoPlayerAlliances: true }).question).toBe('nexus')
})
