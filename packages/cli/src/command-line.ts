import { cac } from 'cac'
import { games } from './games.ts'
import { BadInput, CannotNow } from './input.ts'

const cli = cac('riposte')

cli
  .command('play [game]', 'Play in the terminal against bots')
  .option('--seats <n>', 'How many sit at the table, you included')
  .option('--seat <n>', 'Where you sit, counted from 0 (default: 0)')
  .option('--bots <names>', 'Who sits in the other seats, as in rule,search:500ms')
  .option('--seed <text>', 'The same seed deals the same match')
  .option('--option <key=value>', 'An option of the game; may be given several times')
  .option('--resume <file>', 'Go on with a saved match')
  .option('--save <file>', 'Where to save when you leave or the match ends')
  .option('--workers <n>', 'So many threads search together (default: 1)')
  .example('riposte play imposter-kings --option mode=expansion')
  .action(async (game, flags) => (await import('./commands/play.ts')).play(game, { ...flags, seed: seedOf() }))

cli
  .command('sim [game]', 'Let bots play many games')
  .option('--games <n>', 'How many (default: 100)')
  .option('--seats <n>', 'How many sit at the table')
  .option('--bots <names>', 'One for each seat, repeated as needed, as in rule,search:2000 (default: random)')
  .option('--seed <text>', 'What all deals and draws follow from')
  .option('--workers <n>', 'Threads; the results do not depend on it')
  .option('--option <key=value>', 'An option of the game; may be given several times')
  .option('--json', 'One JSON object')
  .action(async (game, flags) => (await import('./commands/sim.ts')).sim(game, { ...flags, seed: seedOf() }))

cli
  .command('new-game [name]', 'Lay out a small complete game to begin your own with')
  .option('--no-install', 'Leave it to you to run npm install')
  .example('riposte new-game rock-pool')
  .action(async (name, flags) => (await import('./commands/new-game.ts')).newGame(name, flags))

cli
  .command('rates [game]', 'How often a team of bots wins: every mission, every number of players')
  .option('--games <n>', 'Games of each (default: 200)')
  .option('--only <missions>', 'As in 1-8,20')
  .option('--seats <n>', 'Only so many players')
  .option('--bots <name>', 'Who plays (default: the usual bot)')
  .option('--seed <text>', 'What all deals and draws follow from')
  .option('--workers <n>', 'Threads; the results do not depend on it')
  .option('--write', "Put the figures into the project's documents, beside those that are there")
  .action(async (game, flags) => (await import('./commands/rates.ts')).rates(game, { ...flags, seed: seedOf() }))

cli
  .command('arena <file>', 'Have players play each other, and rate them')
  .option('--out <folder>', 'Where results, logs and the report go (default: data/arena/<name>)')
  .option('--workers <n>', 'Threads (default: one for each core)')
  .option('--report-only', 'Play nothing: the report of what is there')
  .option('--json', 'The report as one JSON object')
  .example('riposte arena arena/three-bots.yaml')
  .action(async (file, flags) => (await import('./commands/arena.ts')).arena(file, flags))

cli
  .command('record [game]', 'Let bots play one match and write its log down')
  .option('--seats <n>', 'How many sit at the table')
  .option('--bots <names>', 'One for each seat, repeated as needed')
  .option('--seed <text>', 'The same seed writes the same file')
  .option('--option <key=value>', 'An option of the game; may be given several times')
  .option('--from <position>', "A deal or position in the game's own notation")
  .option('--out <file>', 'The file to write (default: stdout)')
  .action(async (game, flags) => (await import('./commands/record.ts')).record(game, { ...flags, seed: seedOf() }))

cli
  .command('replay <file>', 'Look at a recorded match, step by step')
  .option('--step <n>', 'Only the table after this many actions')
  .option('--seat <seat>', 'Whose eyes: a seat, spectator, or all (default: all)')
  .option('--verify', 'Check the seed, the chain and the end')
  .option('--json', 'As JSON')
  .action(async (file, flags) => (await import('./commands/replay.ts')).replay(file, flags))

cli
  .command('review <file>', 'Where a recorded match could have been played better')
  .option('--lines <n>', 'Lines searched for each decision (default: 1000)')
  .option('--seat <n>', 'Only the decisions of this seat')
  .option('--all', 'Every decision in its order, not only those that were far from the best')
  .option('--seed <text>', 'The same seed comes to the same verdicts')
  .option('--json', 'One JSON object')
  .example('riposte review match.json --lines 4000')
  .action(async (file, flags) => (await import('./commands/review.ts')).review(file, { ...flags, seed: seedOf() }))

cli
  .command('corpus [game] [folder]', 'Replay the recorded matches of a game')
  .option('--json', 'As JSON')
  .action(async (game, folder, flags) => (await import('./commands/corpus.ts')).corpus(game, folder, flags))

cli
  .command('scenario [...files]', 'Play scenario files and compare')
  .option('--tables', 'Print what can be named in them, game by game, or write it into these pages')
  .option('--json', 'As JSON')
  .example('riposte scenario --tables docs/scenarios.md')
  .action(async (files, flags) => (await import('./commands/scenario.ts')).scenario(files, flags))

cli
  .command('rules [game]', 'Which rules are carried out and shown')
  .option('--missing', 'List those that are not; exit code 1 if there are any')
  .option('--coverage <folder>', 'Where npm test has left its measurements (default: coverage)')
  .option('--json', 'As JSON')
  .action(async (game, flags) => (await import('./commands/rules.ts')).rules(game, flags))

cli
  .command('rule <id>', 'The wording of a rule, as in IK-9.20')
  .action(async (id) => (await import('./commands/rule.ts')).rule(id))

cli
  .command('flows [game]', 'The flows of a game as Mermaid diagrams')
  .option('--flow <name>', 'Only this one')
  .action(async (game, flags) => (await import('./commands/flows.ts')).flows(game, flags))

cli
  .command('check [game]', 'Whether a game keeps the promises of a game, and its secrets')
  .option('--pairs <n>', 'Pairs of worlds that are compared (default: 10000)')
  .option('--matches <n>', 'Matches inspected with each set of options; 0 for none (default: 1)')
  .option('--seats <n>', 'Only this many at the table')
  .option('--seed <text>', 'What the random play follows from')
  .option('--json', 'One JSON object')
  .action(async (game, flags) => (await import('./commands/check.ts')).check(game, { ...flags, seed: seedOf() }))

cli
  .command('bench [game]', 'Measure')
  .option('--write', "Add a dated table to the project's benchmarks")
  .option('--runs <n>', 'Runs of each, of which the median counts (default: 5)')
  .option('--milliseconds <n>', 'How long a run takes (default: 1500)')
  .option('--json', 'As JSON')
  .action(async (game, flags) => (await import('./commands/bench.ts')).bench(game, flags))

cli
  .command('serve', 'Serve tables over HTTP and WebSocket')
  .option('--port <n>', 'The port; PORT otherwise (default: 8080)')
  .option('--host <address>', 'The address to listen on; HOST otherwise (default: 0.0.0.0)')
  .option('--db <file>', 'The SQLite file (default: data/riposte.db); DATABASE_URL=postgres://… for PostgreSQL')
  .option('--workers <n>', 'Of how many processes the server is made; RIPOSTE_WORKERS otherwise (default: 1)')
  .option('--page <folder>', 'The built page, or none (default: where npm start builds it)')
  .option(
    '--seed <text>',
    'For tests and examples, on this machine alone: everything is drawn from it; RIPOSTE_SEED otherwise',
  )
  .action(async (flags) => (await import('./commands/serve.ts')).serve({ ...flags, seed: seedOf() }))

cli
  .command('mcp', 'Let an agent play: an MCP server on stdin and stdout')
  .option('--server <url>', 'The Riposte server to play at (default: http://127.0.0.1:8080, else one of its own)')
  .option('--own', 'Start a server of its own in any case')
  .option('--db <file>', 'Where a server of its own keeps its tables (default: nowhere, they go with it)')
  .example('riposte mcp --server https://play.example.org')
  .action(async (flags) => (await import('./commands/mcp.ts')).mcp(flags))

cli
  .command('retain', 'Delete old tables and campaigns from the database')
  .option('--finished-older <time>', 'Tables that finished longer ago than this, as in 90d')
  .option('--lobby-older <time>', 'Tables that never started and were not touched for so long')
  .option('--abandoned-older <time>', 'Tables that never finished and were not touched for so long')
  .option('--campaigns-older <time>', 'Campaigns in which nothing was done for so long')
  .option('--db <file>', 'The SQLite file (default: data/riposte.db); DATABASE_URL=postgres://… for PostgreSQL')
  .option('--dry-run', 'Only say what would go')
  .option('--json', 'As JSON')
  .example('riposte retain --finished-older 90d --lobby-older 7d --dry-run')
  .action(async (flags) => (await import('./commands/retain.ts')).retain(flags))

cli
  .command('tables [what] [...ids]', 'For operators: tables list, show, close, delete or export')
  .usage(
    `tables list                 every table, the newest first
  $ riposte tables show <table>         one table, without anything hidden
  $ riposte tables close <table>        end a running match without a result; safe while the server runs
  $ riposte tables delete <table>       delete a table with its log and chat; a running one has to be closed first
  $ riposte tables export <table>       everything that is stored of it, secrets included`,
  )
  .option('--status <status>', 'list: only lobby, running or finished')
  .option('--game <game>', 'list: only this game')
  .option('--out <file>', 'export: the file to write (default: stdout)')
  .option('--record', 'export: only the record of the match, as riposte replay reads it')
  .option('--yes', 'delete: you mean it')
  .option('--db <file>', 'The SQLite file (default: data/riposte.db); DATABASE_URL=postgres://… for PostgreSQL')
  .option('--json', 'As JSON; a list has one object in each line')
  .example('riposte tables list --status running')
  .example('riposte tables show -- -table-that-begins-with-a-dash')
  .action(async (what, ids, flags) => (await import('./commands/tables.ts')).tables(what, ids, flags))

cli
  .command('guests [what] [...ids]', 'For operators: guests list, show, ban, unban, delete or export')
  .usage(
    `guests list                 everybody of whom something is stored
  $ riposte guests show <guest>         one guest: names, tables, campaigns, and whether they are banned
  $ riposte guests ban <guest>          let them in no more; safe while the server runs
  $ riposte guests unban <guest>        let them in again
  $ riposte guests delete <guest>       delete what is stored of them; matches that are over stay, without the name
  $ riposte guests export <guest>       everything that is stored of them, for whoever asks for their data

  A guest is named by the hash of their token, which riposte tables show tells for every seat.`,
  )
  .option('--reason <text>', 'ban: a note for yourself')
  .option('--out <file>', 'export: the file to write (default: stdout)')
  .option('--yes', 'delete: you mean it')
  .option('--db <file>', 'The SQLite file (default: data/riposte.db); DATABASE_URL=postgres://… for PostgreSQL')
  .option('--json', 'As JSON; a list has one object in each line')
  .example('riposte guests ban 0uDc-1n2cZl3… --reason "spam in the chat"')
  .action(async (what, ids, flags) => (await import('./commands/guests.ts')).guests(what, ids, flags))

cli
  .command('store [what] [...places]', 'For operators: store check, backup, restore or copy')
  .usage(
    `store check                 read everything and play every table again; exit code 1 if something is wrong
  $ riposte store backup <file>         everything into a new file, while the server runs
  $ riposte store restore <file>        a backup into an empty store; stop the server first
  $ riposte store copy <from> <to>      one store into another, empty one: a SQLite file or postgres://…

  A backup that ends in .jsonl (or .jsonl.gz, packed) can be restored into SQLite and PostgreSQL alike; one that ends in
  .db is a SQLite file. All hold every secret of every match, and the key that signs the tokens of guests.`,
  )
  .option('--db <file>', 'The SQLite file (default: data/riposte.db); DATABASE_URL=postgres://… for PostgreSQL')
  .option('--json', 'As JSON; a check prints one object for each finding, then the totals')
  .example('riposte store backup backups/monday.jsonl.gz')
  .example('riposte store copy data/riposte.db postgres://riposte@localhost/riposte')
  .action(async (what, places, flags) => (await import('./commands/store.ts')).store(what, places, flags))

cli
  .command('load', 'Put a server on this machine under load and measure it')
  .option('--tables <n>', 'Tables of two scripted clients (default: 200)')
  .option('--seconds <n>', 'How long (default: 10)')
  .option('--idle <n>', 'Stored tables at which nobody sits, besides (default: 0)')
  .option('--postgres', 'On PostgreSQL: at DATABASE_URL, or one started for the run')
  .option('--workers <n>', 'Of how many processes each server is made (default: one for each core)')
  .option('--processes <n>', 'Servers that share the tables; more than one only on PostgreSQL (default: 1)')
  .option('--profile <folder>', 'Write processor profiles of the servers there')
  .option('--write', "Add a dated table to the project's benchmarks")
  .option('--json', 'One JSON object')
  .action(async (flags) => (await import('./commands/load.ts')).load(flags))

cli.help((sections) => [
  ...sections.filter(({ title }) => !title?.startsWith('For more info')),
  { title: 'Games', body: `  ${games.map(({ game }) => game.id).join('\n  ')}` },
])

/** The text as it was typed: the parser would turn the seed 007 into the number 7. */
function seedOf(): string | undefined {
  const args = cli.rawArgs.slice(2)
  for (const [at, arg] of args.entries()) {
    if (arg === '--seed') return args[at + 1]
    if (arg.startsWith('--seed=')) return arg.slice('--seed='.length)
  }
  return undefined
}

/** Runs the command that these arguments name. Prints what is wrong with them. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    cli.unsetMatchedCommand()
    // The parser expects the program and its file before them.
    cli.parse(['', '', ...args], { run: false })
    if (cli.options.help) return
    if (cli.matchedCommand) await cli.runMatchedCommand()
    else if (cli.args.length === 0) cli.outputHelp()
    else throw new BadInput(`there is no command ${JSON.stringify(cli.args[0])}; riposte --help lists them`)
  } catch (error) {
    if (error instanceof BadInput || (error instanceof Error && error.name === 'CACError')) {
      process.stderr.write(`riposte: ${error.message}\n`)
      process.exitCode = 2
    } else if (error instanceof CannotNow) {
      process.stderr.write(`riposte: ${error.message}\n`)
      process.exitCode = 1
    } else {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exitCode = 1
    }
  }
}
