import type { Cell, Report, Section, Standing } from '../report.ts'
import { milliseconds } from '../text-report.ts'
import { pairPage, playerPage } from './games-page.ts'
import { bar, type Lane, lanes, smallWhisker, whisker } from './lanes.ts'
import { linearScale, logScale } from './scale.ts'
import { inHtml } from './text-in-html.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)}\u00a0%`

/** Plots and figures of one game, or of all of them. */
export function sectionOf(report: Report, at: number): string {
  const section = report.sections[at]
  const sure = `${report.confidence * 100} %`
  return [
    `<section><h2>${inHtml(section.title)}</h2>`,
    figure('Ratings', `${sure} intervals; whoever stands further to the right is stronger.`, ratings(section, at)),
    figure(
      'Who comes out ahead of whom',
      `The row against the column, even games counted half; below each figure its ${sure} interval.`,
      matrix(section, at),
    ),
    figure(
      'Time for a decision',
      'Bar to the median, dot at the mean, line to the 95th percentile; questions with only one answer left out.',
      times(section, at),
    ),
    figure('All figures', 'Every figure leads to the games it was counted from.', table(section, at, sure)),
    '</section>',
  ].join('\n')
}

function figure(title: string, caption: string, body: string): string {
  return `<figure><figcaption><h3>${inHtml(title)}</h3><p>${inHtml(caption)}</p></figcaption>\n${body}\n</figure>`
}

function ratings({ standings }: Section, at: number): string {
  const scale = linearScale(standings.flatMap(({ rating }) => [rating.low, rating.high]))
  const rows = standings.map(({ player, rating }): Lane => {
    const value = `${rating.mu.toFixed(1)} ± ${(rating.high - rating.mu).toFixed(1)}`
    return {
      name: player,
      link: playerPage(at, player),
      value,
      marks: whisker(scale, rating, rating.mu),
      label: `${player}: ${value}`,
    }
  })
  return lanes(rows, scale, 'rating', (value) => String(Math.round(value * 10) / 10))
}

function times({ standings }: Section, at: number): string {
  const scale = logScale(standings.flatMap(({ time }) => [time.median, time.mean, time.p95]))
  const rows = standings.map(({ player, time }): Lane => {
    const value = `${milliseconds(time.mean)} ms`
    return {
      name: player,
      link: playerPage(at, player),
      value,
      marks: bar(scale, time.median, time.mean, time.p95),
      label: `${player}: mean ${value}, median ${milliseconds(time.median)} ms, 95th percentile ${milliseconds(time.p95)} ms`,
    }
  })
  return lanes(rows, scale, 'ms', String)
}

function matrix({ standings, matrix }: Section, at: number): string {
  const names = standings.map(({ player }) => player)
  const cell = (player: string, against: string) => {
    const found = matrix.find((one) => one.player === player && one.against === against)
    return found === undefined ? '<td class="none"></td>' : matrixCell(found, at)
  }
  const head = names.map((name) => `<th scope="col">${inHtml(name)}</th>`).join('')
  const rows = names.map(
    (player) =>
      `<tr><th scope="row">${inHtml(player)}</th>${names.map((against) => cell(player, against)).join('')}</tr>`,
  )
  return `<div class="wide"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function matrixCell({ player, against, share, low, high }: Cell, at: number): string {
  return (
    `<td class="heat${Math.round(share * 10)}"><a href="${pairPage(at, player, against)}">` +
    `<b>${percent(share)}</b>${smallWhisker(share, low, high)}` +
    `<span>${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}</span></a></td>`
  )
}

type Column = readonly [title: string, value: (of: Standing) => string]

function table({ standings }: Section, at: number, sure: string): string {
  const columns: Column[] = [
    ['rating', ({ rating }) => rating.mu.toFixed(2)],
    ['σ', ({ rating }) => rating.sigma.toFixed(2)],
    ['games', ({ games }) => String(games.length)],
    ['won', ({ wins }) => percent(wins.share)],
    [sure, ({ wins }) => `${(wins.low * 100).toFixed(1)} – ${(wins.high * 100).toFixed(1)}`],
    ['points', ({ points }) => points.mean.toFixed(2)],
    [sure, ({ points }) => `${points.low.toFixed(2)} – ${points.high.toFixed(2)}`],
    ['decisions', ({ decisions }) => String(decisions)],
    ['ms, mean', ({ time }) => milliseconds(time.mean)],
    ['ms, p95', ({ time }) => milliseconds(time.p95)],
    ['illegal', ({ illegal }) => percent(illegal.share)],
    ['of answers', ({ illegal }) => `${illegal.refused} of ${illegal.answers}`],
  ]
  if (standings.some(({ illegal }) => illegal.replaced > 0)) {
    columns.push(['drawn for it', ({ illegal }) => String(illegal.replaced)])
  }
  if (standings.some(({ cost }) => cost > 0)) columns.push(['$ each', ({ cost }) => cost.toFixed(4)])
  const head = columns.map(([title]) => `<th scope="col">${inHtml(title)}</th>`).join('')
  const rows = standings.map((standing) => {
    const link = playerPage(at, standing.player)
    const cells = columns.map(([, value]) => `<td><a href="${link}">${inHtml(value(standing))}</a></td>`)
    return `<tr><th scope="row">${inHtml(standing.player)}</th>${cells.join('')}</tr>`
  })
  return `<div class="wide"><table class="figures"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}
