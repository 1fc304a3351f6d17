import { checkStore } from '@riposte/server'
import { withStore } from '../operator-store.ts'
import { count, doing } from '../operator-words.ts'
import { servedGames } from '../served-games.ts'
import { print } from '../terminal.ts'

interface StoreFlags {
  db?: unknown
  json?: unknown
}

/** A store as a whole, for whoever runs the server. */
export async function store(what: string | undefined, flags: StoreFlags): Promise<void> {
  doing('store', ['check'], what)
  await check(flags)
}

/** Findings are printed as they come: a large store takes its time. */
async function check(flags: StoreFlags): Promise<void> {
  let [wrong, notes] = [0, 0]
  const checked = await withStore(flags, (store) =>
    checkStore(store, servedGames, (finding) => {
      if (finding.wrong) wrong++
      else notes++
      const { about, what } = finding
      if (flags.json === true) print(JSON.stringify(finding))
      else
        print(
          `${finding.wrong ? 'wrong' : 'note '}  ${about === null ? 'store' : `${about.kind} ${about.id}`}: ${what}`,
        )
    }),
  )
  const { tables, entries, chat, campaigns } = checked
  if (flags.json === true) print(JSON.stringify({ ...checked, wrong, notes }))
  else {
    const read = `${count(tables, 'table')} with ${count(entries, 'entry', 'entries')} and ${count(chat, 'line')} of chat, ${count(campaigns, 'campaign')}`
    print(`${read}: ${wrong === 0 ? 'nothing wrong' : `${count(wrong, 'thing')} wrong`}`)
  }
  if (wrong > 0) process.exitCode = 1
}
