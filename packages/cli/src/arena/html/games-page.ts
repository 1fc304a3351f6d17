import type { GameReport, Report } from '../report.ts'
import { inHtml } from './text-in-html.ts'

/** The games a player played, seen from the first page. */
export function playerPage(section: number, player: string): string {
  return `games/${section}-${player}.html`
}

/** The games in which two were compared; the same for both of them. */
export function pairPage(section: number, player: string, against: string): string {
  // No name has a point in it.
  return `games/${section}-${[player, against].sort().join('.')}.html`
}

/** A list of games, each with its log. */
export function gamesTable(report: Report, numbers: readonly number[]): string {
  const rows = numbers.map((number) => gameRow(report.games[number]))
  const head = ['game', 'deal', 'seats, the winner marked', 'score', 'actions', 'illegal', 'log']
  return (
    `<div class="wide"><table class="games"><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('\n')}</tbody></table></div>`
  )
}

function gameRow({ group, deal, players, winners, scores, actions, refused, replay }: GameReport): string {
  const seats = players.map((player, seat) => {
    const name = inHtml(player)
    return winners.includes(seat) ? `<b>${name} ✓</b>` : name
  })
  const illegal = refused.reduce((sum, count) => sum + count, 0)
  const cells = [inHtml(group), deal, seats.join(', '), scores.join(' : '), actions, illegal]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td><a href="../${replay}">${inHtml(replay.replace('replays/', ''))}</a></td></tr>`
}
