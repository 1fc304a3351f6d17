import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../report.ts'
import { gamesTable, pairPage, playerPage } from './games-page.ts'
import { sectionOf } from './section.ts'
import { STYLE } from './style.ts'
import { inHtml } from './text-in-html.ts'

/**
 * Writes a report as pages that need nothing but themselves: no script, and the style in a file of its own, so that a
 * server with a strict policy can hand them out.
 */
export function writePages(folder: string, report: Report): void {
  rmSync(join(folder, 'games'), { recursive: true, force: true })
  mkdirSync(join(folder, 'games'), { recursive: true })
  writeFileSync(join(folder, 'report.css'), STYLE)
  writeFileSync(join(folder, 'index.html'), page(report.name, '', mainPage(report)))
  const list = (name: string, who: string, title: string, games: readonly number[]) => {
    const body = `<header><p class="kind"><a href="../index.html">${inHtml(report.name)}</a></p><h1>${inHtml(who)}</h1>
<p>${inHtml(title)}: ${games.length} games. Look at one with <code>npx riposte replay &lt;its log&gt;</code>.</p></header>
<section class="list">${gamesTable(report, games)}</section>`
    writeFileSync(join(folder, name), page(`${who}, ${report.name}`, '../', body))
  }
  for (const [at, { title, standings, matrix }] of report.sections.entries()) {
    for (const { player, games } of standings) list(playerPage(at, player), player, title, games)
    for (const { player, against, games } of matrix) {
      if (player < against) list(pairPage(at, player, against), `${player} and ${against}`, title, games)
    }
  }
}

function page(title: string, root: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${inHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}report.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

function mainPage(report: Report): string {
  const { name, players, series, games, confidence, seed } = report
  const specs = Object.entries(players).map(([player, { kind, ...settings }]) => {
    const details = Object.entries(settings).map(([setting, value]) => `${setting} ${JSON.stringify(value)}`)
    return `<tr><th scope="row">${inHtml(player)}</th><td>${inHtml([kind, ...details].join(', '))}</td></tr>`
  })
  const rows = series.map(({ group, game, options, players, together, deals, games, settled }) => {
    const who = players.join(together ? ' | ' : ' – ')
    const chosen = Object.entries(options as object).map(([option, value]) => `${option} ${JSON.stringify(value)}`)
    const cells = [
      group,
      [game, ...chosen].join(', '),
      who,
      deals,
      games,
      settled ? 'intervals narrow enough' : 'last deal',
    ]
    return `<tr>${cells.map((cell) => `<td>${inHtml(String(cell))}</td>`).join('')}</tr>`
  })
  const head = ['name', 'game', 'players', 'deals', 'games', 'ended by']
  return `<header><p class="kind">Arena</p><h1>${inHtml(name)}</h1>
<p>${games.length} games, ${Object.keys(players).length} players, ${confidence * 100} % intervals, seed <code>${inHtml(seed)}</code>. The same as data: <a href="report.json">report.json</a>.</p></header>
${report.sections.map((_, at) => sectionOf(report, at)).join('\n')}
<section><h2>What was played</h2>
<figure><figcaption><h3>Players</h3></figcaption><div class="wide"><table class="plain"><tbody>${specs.join('\n')}</tbody></table></div></figure>
<figure><figcaption><h3>Series</h3></figcaption><div class="wide"><table class="games"><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div></figure>
</section>`
}
