import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from '../input.ts'

/** The example that a new game begins as: small, complete, and tested here like any other. */
const EXAMPLE = { id: 'jackdaw', name: 'Jackdaw', constant: 'jackdaw', prefix: 'JD-' }

export interface NewGame {
  /** As in `rock-pool`. */
  readonly id: string
  /** As in `Rock Pool`. */
  readonly name: string
  /** As in `rockPool`. */
  readonly constant: string
  /** As in `RP-`: what its rules are called by. */
  readonly prefix: string
}

/** Everything a game is called by, from what somebody has typed. */
export function called(typed: string): NewGame {
  const words = typed.toLowerCase().split(/[\s_-]+/)
  if (!words.every((word) => /^[a-z][a-z0-9]*$/.test(word)) || typed.length > 40) {
    throw new BadInput(`a game is called by letters and digits, as in rock-pool, not ${JSON.stringify(typed)}`)
  }
  const capital = (word: string) => word[0].toUpperCase() + word.slice(1)
  const [first, ...rest] = words
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : first.slice(0, 2)
  return {
    id: words.join('-'),
    name: words.map(capital).join(' '),
    constant: first + rest.map(capital).join(''),
    prefix: `${letters.toUpperCase()}-`,
  }
}

/** Lays a new game out in the project, and makes the command and the server know it. Returns the files it wrote. */
export function layOut(root: string, game: NewGame): string[] {
  const folder = join(root, 'packages/games', game.id)
  if (existsSync(folder)) throw new BadInput(`there is a game ${game.id} already`)
  if (readdirSync(join(root, 'docs/rules')).some((book) => usesPrefix(join(root, 'docs/rules', book), game.prefix))) {
    throw new BadInput(`rules ${game.prefix}… belong to another game; choose another name`)
  }
  const written: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    written.push(path)
  }
  for (const path of exampleFiles(root)) {
    write(renamed(path, game), renamed(readFileSync(join(root, path), 'utf8'), game))
  }
  for (const owner of ['cli', 'server']) {
    const list = `packages/${owner}/src/games.ts`
    write(list, withGame(readFileSync(join(root, list), 'utf8'), game, owner === 'cli' ? inCommand : inServer))
    const manifest = `packages/${owner}/package.json`
    write(manifest, withDependency(readFileSync(join(root, manifest), 'utf8'), `@riposte/${game.id}`))
  }
  return written
}

function exampleFiles(root: string): string[] {
  const folder = `packages/games/${EXAMPLE.id}`
  const inside = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  return [...inside.sort(), `docs/rules/${EXAMPLE.id}.md`]
}

function usesPrefix(book: string, prefix: string): boolean {
  return book.endsWith('.md') && readFileSync(book, 'utf8').includes(`| ${prefix}`)
}

/** The example's names become the game's own, in a path or in a text. */
function renamed(text: string, { id, name, constant, prefix }: NewGame): string {
  return text
    .replaceAll(EXAMPLE.prefix, prefix)
    .replaceAll(`@riposte/${EXAMPLE.id}`, `@riposte/${id}`)
    .replaceAll(`games/${EXAMPLE.id}`, `games/${id}`)
    .replaceAll(`rules/${EXAMPLE.id}`, `rules/${id}`)
    .replaceAll(`id: '${EXAMPLE.id}'`, `id: '${id}'`)
    .replaceAll(`'${EXAMPLE.name}'`, `'${name}'`)
    .replaceAll(`# ${EXAMPLE.name}`, `# ${name}`)
    .replaceAll(`"${EXAMPLE.name}"`, `"${name}"`)
    .replaceAll(EXAMPLE.name, name.replaceAll(' ', ''))
    .replaceAll(EXAMPLE.constant, constant)
}

const inCommand = ({ id, constant }: NewGame) => `  entry({
    game: ${constant},
    bots: { rule: ${constant}Bot, random: randomBot },
    seats: 3,
    rounds: () => 1,
    folder: 'packages/games/${id}',
    rulebook: 'docs/rules/${id}.md',
    scenarios: 'packages/games/${id}/scenarios',
    corpus: 'packages/games/${id}/corpus',
    benchmarks: () => [],
  }),
`

const inServer = ({ constant }: NewGame) =>
  `  gameEntry({ game: ${constant}, bots: { rule: ${constant}Bot, random: randomBot } }),\n`

/** A list of games with one more at its end. */
function withGame(source: string, game: NewGame, entry: (game: NewGame) => string): string {
  const { id, constant } = game
  const end = source.lastIndexOf('\n]')
  const imports = source.lastIndexOf('\nimport ')
  if (end < 0 || imports < 0) throw new Error('the list of games is not where it was')
  const after = source.indexOf('\n', imports + 1) + 1
  const added = `import { ${constant}, ruleBot as ${constant}Bot } from '@riposte/${id}'\n`
  return source.slice(0, after) + added + source.slice(after, end + 1) + entry(game) + source.slice(end + 1)
}

function withDependency(manifest: string, name: string): string {
  const json = JSON.parse(manifest) as { dependencies: Record<string, string> }
  const entries = Object.entries({ ...json.dependencies, [name]: '*' })
  json.dependencies = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(json, null, 2)}\n`
}
