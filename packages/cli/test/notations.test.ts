import { readFileSync } from 'node:fs'
import { bombBusters } from '@riposte/bomb-busters'
import { dune } from '@riposte/dune'
import { imposterKings } from '@riposte/imposter-kings'
import { type Game, isBlocked, Match } from '@riposte/kernel'
import { expect, test } from 'vitest'

const [, notations] = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8').split('## Notations')
const examples = [...notations.matchAll(/```\n([^`]*)```/g)].map(([, example]) => example.replace(/\n/g, ' '))

const SEATED = { factionAssignment: 'host', seatAssignment: 'host' }
const FACTIONS = { faction0: 'harkonnen', faction1: 'fremen', faction2: 'bene-gesserit', faction3: 'atreides' }

function asked(game: Pick<Game, 'id'>, start: () => ReturnType<typeof Match.start>): number {
  const match = start()
  if (isBlocked(match)) throw new Error(`${game.id}: ${match.message}`)
  return match.view(-1).decisions.length
}

test('the examples in docs/scenarios.md are positions in which somebody is asked', () => {
  const [kings, bomb, desert] = examples
  const seed = 'examples'
  const starts = [
    asked(imposterKings, () => Match.start(imposterKings, { seats: 3, seed, from: kings })),
    asked(bombBusters, () => Match.start(bombBusters, { seats: 3, seed, options: { mission: 15 }, from: bomb })),
    asked(dune, () => Match.start(dune, { seats: 4, seed, options: { ...SEATED, ...FACTIONS }, from: desert })),
  ]
  expect(starts).toEqual([1, 1, 1])
})
