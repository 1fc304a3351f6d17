import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { command, file, GAME, riposte } from './command.ts'

test('help lists the commands and the games', async () => {
  const { code, out } = await riposte(['--help'])
  expect(code).toBe(0)
  for (const command of ['play', 'sim', 'record', 'replay', 'scenario', 'rules', 'rule', 'flows', 'check', 'bench']) {
    expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'))
  }
  expect(out).toContain(`Games:\n  ${GAME}`)
  expect((await riposte([])).out).toBe(out)
})

test('every command has its own help', async () => {
  const { code, out } = await riposte(['sim', '--help'])
  expect(code).toBe(0)
  expect(out).toContain('--workers <n>')
})

writeFileSync(file('empty.json'), '{}')
writeFileSync(file('broken.json'), '{')
writeFileSync(file('broken.yaml'), 'steps: [')
writeFileSync(file('untitled.yaml'), `game: ${GAME}\nseats: 2\nsteps: []\n`)

test.each([
  [['dance'], 'there is no command "dance"'],
  [['sim', 'chess'], `there is no game "chess"; there is: ${GAME}`],
  [['sim'], `which game? ${GAME}`],
  [['sim', GAME, '--game', '3'], 'Unknown option `--game`'],
  [['sim', GAME, '--games', 'many'], '--games is a whole number of at least 1, not "many"'],
  [['sim', GAME, '--games', '0'], '--games is a whole number of at least 1, not 0'],
  [['sim', GAME, '--seats', '99'], 'players, not 99'],
  [['sim', GAME, '--bots', 'random,genius'], 'has no bot "genius"; it has: '],
  [['sim', GAME, '--option', 'speed=9'], 'has no option "speed"; it has: '],
  [['sim', GAME, '--option', 'speed'], '--option is key=value, not "speed"'],
  [['sim', GAME, '--option', 'targetScore=lots'], 'targetScore cannot be "lots"; it can be '],
  [['flows', GAME, '--flow', 'nowhere'], 'has no flow "nowhere"; it has: '],
  [['replay', 'nothing.json'], 'nothing.json: there is no such file'],
  [['replay', 'broken.json'], 'broken.json: not JSON'],
  [['replay', 'empty.json'], 'empty.json: not a recorded match'],
  [['replay'], 'missing required args'],
  [['play', '--resume', 'empty.json'], 'empty.json: not a recorded match'],
  [['scenario'], 'which scenario files?'],
  [['scenario', 'broken.yaml'], 'broken.yaml: '],
  [['scenario', 'untitled.yaml'], 'untitled.yaml: the title is missing'],
  [['record', GAME, '--out', 'no/such/folder.json'], 'no/such/folder.json cannot be written'],
  [['rule', 'XX-1.1'], 'there is no rule "XX-1.1"'],
])('bad input is one clear line and exit code 2: %j', async (args, line) => {
  const { code, out, err } = await command(args)
  expect(err).toContain(line)
  expect(err).toMatch(/^riposte: [^\n]+\n$/)
  expect(code).toBe(2)
  expect(out).toBe('')
})

test('bad input ends the process with exit code 2, after one line on stderr', async () => {
  const err = 'riposte: there is no command "dance"; riposte --help lists them\n'
  expect(await riposte(['dance'])).toEqual({ code: 2, out: '', err })
})
