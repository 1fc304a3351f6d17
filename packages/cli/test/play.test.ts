import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { file, GAME, riposte } from './command.ts'

const entriesIn = (name: string) => (JSON.parse(readFileSync(file(name), 'utf8')) as MatchRecord).entries
const play = ['play', GAME, '--seed', 'play', '--bots', 'random', '--option', 'targetScore=1']
/** The first choice, as often as a match can need it. */
const firstAlways = '1\n'.repeat(400)

test('a match is played to its end from a pipe, then everything is shown and it can be verified', async () => {
  const { code, out, err } = await riposte([...play, '--save', 'whole.json'], firstAlways)
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toMatch(/^Promised seed: [0-9a-f]{64}$/m)
  expect(out).toMatch(/The match is over\. .+ won\./)
  expect(out).toContain('Everything, now that it is over:')
  expect(out).toMatch(/Seed play, salt [0-9a-f]+: together they give the promised [0-9a-f]{64}/)
  expect((await riposte(['replay', 'whole.json', '--verify'])).code).toBe(0)
})

test('a match that was saved and resumed goes on as it would have', async () => {
  const whole = await riposte([...play, '--save', 'at-once.json'], firstAlways)
  expect(whole.code).toBe(0)
  const left = await riposte(play, '1\n1\nsave part.json\nquit\n')
  expect(left.out).toContain('Saved to part.json; go on with: riposte play --resume part.json')
  expect(left.out).toContain('You leave the table.')
  const resumed = await riposte(['play', '--resume', 'part.json', '--save', 'later.json'], firstAlways)
  expect(resumed.out).toContain(`Going on after ${entriesIn('part.json').length} actions.`)
  const moves = (name: string) => entriesIn(name).map((entry) => ({ ...entry, hash: '' }))
  expect(moves('later.json')).toEqual(moves('at-once.json'))
})

test('an interrupt saves the match and says how to go on', async () => {
  const { code, out } = await riposte(play, '1\n', /^> 1$/m)
  expect(code).toBe(130)
  expect(out).toContain(`Saved to riposte-${GAME}.json; go on with: riposte play --resume riposte-${GAME}.json`)
  expect(entriesIn(`riposte-${GAME}.json`).length).toBeGreaterThan(0)
})

test('at the table one can ask for help, the log, a rule, and why something is not allowed', async () => {
  const typed = [
    'help',
    'log 3',
    'rule IK-8.4',
    'why {"type":"dance"}',
    'why flip your king',
    'why zzz',
    '99999',
    'xyzzy',
  ]
  const { out } = await riposte(play, `${typed.join('\n')}\n`)
  expect(out).toContain('why <choice>   why something is not allowed')
  expect(out).toMatch(/^IK-8\.4 .*\nKing's Hand cannot cancel a flip/m)
  expect(out).toContain('There is no action of type "dance".')
  // Before the first turn nobody may flip; the refusal comes with its rule and the wording of that rule.
  expect(out).toMatch(/^Flip your King:\n.+ \((IK-[\d.]+)\)\n\1: \w/m)
  expect(out).toContain('No action of this game reads like that.')
  expect(out).toContain('Choose a number from 1 to ')
  expect(out).toContain('That is not among your choices. why xyzzy may tell the reason')
  expect(out).toContain('The input has ended.')
})

test.for(['team', 'random'])(
  'BB-14.2, BB-14.3, BB-16.6: %s bots at the table vote with you, and then you give up',
  async (bots) => {
    const bombs = ['play', 'bomb-busters', '--seed', 'bombs', '--bots', bots, '--seats', '4', '--option', 'mission=1']
    const typed = ['{"type":"confirmSurrender"}', '{"type":"surrenderVote","vote":true}', '{"type":"confirmSurrender"}']
    const { code, out } = await riposte([...bombs, '--save', 'gave-up.json'], `${typed.join('\n')}\n`)
    expect(code).toBe(0)
    expect(out).toContain('More than half of the team must have voted for giving up.')
    expect(out).toContain('The match is over.')
    const deeds = entriesIn('gave-up.json').flatMap((entry) =>
      'action' in entry ? [[entry.seat, entry.action.type]] : [],
    )
    expect(deeds.slice(-5)).toEqual([
      [0, 'surrenderVote'],
      [1, 'surrenderVote'],
      [2, 'surrenderVote'],
      [3, 'surrenderVote'],
      [0, 'confirmSurrender'],
    ])
  },
)

test('many answers are put together piece by piece: only numbers on the screen count, and nothing is done unconfirmed', async () => {
  const typed = ['40', '2', 'why Fool', '1', 'back', '2', '', 'save pieces.json', 'quit']
  const { out } = await riposte(play, `${typed.join('\n')}\n`)
  expect(out).toContain('56 answers are possible.')
  expect(out).toContain('Choose a number from 1 to 8.')
  expect(out).toMatch(/^Set aside the \w+ in the Dungeon and … as Successor\nSuccessor:$/m)
  expect(out).toMatch(/^> why Fool\n.+ \(IK-3\.7\)$/m)
  expect(out).toMatch(/^Set aside the .+ Press Enter to do it, or type back to change it\.$/m)
  const mine = entriesIn('pieces.json').flatMap((entry) =>
    'action' in entry && entry.seat === 0 ? [entry.action] : [],
  )
  expect(mine).toMatchObject([{ type: 'commit', dungeon: 'Inquisitor', successor: 'Soldier' }])
})
