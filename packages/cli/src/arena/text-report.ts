import type { Cell, Section, Standing } from './report.ts'

type Column = readonly [title: string, value: (of: Standing) => string]

const percent = (share: number) => (share * 100).toFixed(1)

/** The standings and the win matrix of a section, line by line. */
export function tableOf({ standings, matrix }: Section, confidence: number): string[] {
  const sure = `${confidence * 100} %`
  const columns: Column[] = [
    ['player', ({ player }) => player],
    ['rating', ({ rating: { mu, high } }) => `${mu.toFixed(1)} ± ${(high - mu).toFixed(1)}`],
    ['games', ({ games }) => String(games.length)],
    ['won %', ({ wins }) => percent(wins.share)],
    [sure, ({ wins: { low, high } }) => `${percent(low)} – ${percent(high)}`],
    ['points', ({ points }) => points.mean.toFixed(2)],
    ['ms', ({ time }) => milliseconds(time.mean)],
    ['p95', ({ time }) => milliseconds(time.p95)],
    ['illegal %', ({ illegal }) => percent(illegal.share)],
  ]
  // Where somebody else had to answer, the figures are not all its own.
  if (standings.some(({ illegal }) => illegal.replaced > 0)) {
    columns.push(['drawn', ({ illegal }) => String(illegal.replaced)])
  }
  if (standings.some(({ cost }) => cost > 0)) columns.push(['$', ({ cost }) => cost.toFixed(4)])
  const names = standings.map(({ player }) => player)
  const cell = (player: string, against: string) => {
    const found = matrix.find((one) => one.player === player && one.against === against)
    return found === undefined ? '·' : cellText(found)
  }
  return [
    ...aligned([columns.map(([title]) => title), ...standings.map((one) => columns.map(([, value]) => value(one)))]),
    '',
    ...aligned([
      [`ahead of, % (${sure})`, ...names],
      ...names.map((player) => [player, ...names.map((against) => cell(player, against))]),
    ]),
  ]
}

function cellText({ share, low, high }: Cell): string {
  return `${percent(share)} (${percent(low)} – ${percent(high)})`
}

export function milliseconds(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3)
}

/** The first column to the left, the others to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  return rows.map((row) =>
    row.map((text, at) => (at === 0 ? text.padEnd(widths[at]) : text.padStart(widths[at]))).join('   '),
  )
}
