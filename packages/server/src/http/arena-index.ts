import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the list says of a report. */
const report = z.object({
  name: z.string(),
  players: z.record(z.string(), z.unknown()),
  sections: z.array(z.object({ title: z.string() })),
  games: z.array(z.unknown()),
})

interface Line {
  /** The name of its folder, which is also its address. */
  readonly folder: string
  readonly name: string
  readonly titles: readonly string[]
  readonly players: readonly string[]
  readonly games: number
  readonly at: Date
}

/** The reports in a folder, the newest first. A folder without one is not listed. */
export class ArenaIndex {
  readonly #root: string
  /** A cache by file: reports are long and seldom change. */
  readonly #read = new Map<string, Line>()

  constructor(root: string) {
    this.#root = root
  }

  page(): string {
    const lines = this.#lines()
    const list =
      lines.length === 0
        ? '<p class="empty">No report yet. <code>npx riposte arena &lt;file&gt;</code> writes one.</p>'
        : `<ul>${lines.map(written).join('')}</ul>`
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Arena reports</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/arena/index.css">
</head>
<body>
<main>
<header><p class="kind"><a href="/">Riposte</a></p><h1>Arena reports</h1>
<p>Who played whom, and how strong they are.</p></header>
${list}
</main>
</body>
</html>
`
  }

  #lines(): readonly Line[] {
    return readdirSync(this.#root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => this.#line(name) ?? [])
      .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.folder < b.folder ? -1 : 1))
  }

  #line(folder: string): Line | null {
    try {
      const file = join(this.#root, folder, 'report.json')
      const at = statSync(file).mtime
      const known = this.#read.get(folder)
      if (known?.at.getTime() === at.getTime()) return known
      const { name, players, sections, games } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
      const titles = sections.map(({ title }) => title)
      const line = { folder, name, titles, players: Object.keys(players), games: games.length, at }
      this.#read.set(folder, line)
      return line
    } catch {
      // No report, or one that is being written.
      return null
    }
  }
}

function written({ folder, name, titles, players, games, at }: Line): string {
  const day = at.toISOString().slice(0, 10)
  return `<li><a href="/arena/${encodeURIComponent(folder)}/">${inHtml(name)}</a>
<span>${inHtml(titles.join('; '))}</span>
<span>${inHtml(players.join(', '))}</span>
<span>${games === 1 ? '1 game' : `${games} games`}, <time datetime="${day}">${day}</time></span></li>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])
}

/** The palette of the page and of the reports, by day and by night. */
export const INDEX_STYLE = `:root {
  --ground: #f4eee2; --hairline: #d9cdb8; --ink: #1f1a16; --ink-strong: #120e0b; --ink-second: #665b4e; --link: #1d6b5b;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #151110; --hairline: #342a25; --ink: #efe5d2; --ink-strong: #fbf2df; --ink-second: #b3a48e; --link: #6cc3aa;
    color-scheme: dark;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "Literata Variable", Literata, Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { color: var(--ink-strong); font-size: 2.25rem; line-height: 1.2; font-weight: 600; margin: 0; }
header p, .empty { margin: 0.25rem 0 0; color: var(--ink-second); }
.empty { margin-top: 2rem; }
.kind { letter-spacing: 0.12em; text-transform: uppercase; font-size: 0.8rem; }
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code { font: 0.9em "Spline Sans Mono Variable", ui-monospace, monospace; }
ul { list-style: none; margin: 2rem 0 0; padding: 0; border-top: 1px solid var(--hairline); }
li { display: grid; grid-template-columns: 12rem 1fr 1fr auto; gap: 0.25rem 1.25rem; padding: 0.75rem 0; border-bottom: 1px solid var(--hairline); }
li a { font-weight: 600; overflow-wrap: anywhere; }
li span { color: var(--ink-second); font-size: 0.9375rem; overflow-wrap: anywhere; }
@media (max-width: 48rem) { li { grid-template-columns: 1fr; } }
`
