import { spawnSync } from 'node:child_process'
import { inProject } from '../files.ts'
import { BadInput } from '../input.ts'
import { called, layOut } from '../new-game/lay-out.ts'

/** Lays a small complete game out under a name of its own. */
export function newGame(typed: string | undefined, flags: { readonly install?: boolean }): void {
  if (typed === undefined) throw new BadInput('what is the game called? As in: riposte new-game rock-pool')
  const game = called(typed)
  const files = layOut(inProject('.').replace(/\/$/, ''), game)
  for (const file of files) console.log(`  ${file}`)
  if (flags.install !== false) {
    // The new package is a link inside the project; nothing is fetched.
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: inProject('.'),
      stdio: 'inherit',
    })
    if (status !== 0) throw new BadInput('npm install failed; run it yourself and go on')
    // Longer and shorter names break lines elsewhere, and imports are kept in order.
    const sources = files.filter((file) => file.endsWith('.ts'))
    spawnSync('npx', ['biome', 'check', '--write', ...sources], { cwd: inProject('.'), stdio: 'ignore' })
  }
  console.log(`
${game.name} is there, with rules of its own to be changed: ${game.prefix}1.1 and so on in docs/rules/${game.id}.md.

  npx vitest run packages/games/${game.id}    its tests, and what every game has to keep
  npx riposte play ${game.id}                 in the terminal
  npm start                                   on the plain table, in the browser

docs/write-a-game.md goes on from here.`)
}
