import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './files.ts'
import { ratesPlot } from './rates-plot.ts'

/** Games of one mission with so many players. */
export interface Rate {
  readonly mission: number
  readonly seats: number
  games: number
  wins: number
}

const FILE = 'docs/bots.md'
const PLOT = 'docs/pictures/bots.svg'
const BEGIN = '<!-- figures -->'
const END = '<!-- end of figures -->'
const SEATS = [2, 3, 4, 5]

/** Puts figures into the project's document about bots; those of other missions stay as they are. */
export function writeRates(game: string, fresh: readonly Rate[]): void {
  const file = inProject(FILE)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `# Bots\n\n${BEGIN}\n${END}\n`
  const all = new Map<string, Rate>()
  for (const rate of [...readRates(before), ...fresh]) all.set(`${rate.mission}/${rate.seats}`, rate)
  const rates = [...all.values()]
  const [head, rest = ''] = before.split(BEGIN)
  const tail = rest.split(END)[1] ?? '\n'
  writeFileSync(file, `${head}${BEGIN}\n${tableOf(rates, game)}\n${END}${tail}`)
  const plot = inProject(PLOT)
  mkdirSync(dirname(plot), { recursive: true })
  writeFileSync(plot, ratesPlot(rates))
  process.stderr.write(`written to ${FILE} and ${PLOT}\n`)
}

/** Each cell: the share of games won, of how many. */
export function tableOf(rates: readonly Rate[], game: string): string {
  const missions = [...new Set(rates.map(({ mission }) => mission))].sort((a, b) => a - b)
  const lines = [
    `\`riposte rates ${game} --write\`. Each cell: games won, of how many.`,
    '',
    `| mission | ${SEATS.map((seats) => `${seats} players`).join(' | ')} |`,
    `|---|${SEATS.map(() => '---').join('|')}|`,
  ]
  for (const mission of missions) {
    const cells = SEATS.map((seats) => {
      const rate = rates.find((found) => found.mission === mission && found.seats === seats)
      return rate === undefined ? '' : `${((100 * rate.wins) / rate.games).toFixed(1)} % (${rate.wins}/${rate.games})`
    })
    lines.push(`| ${mission} | ${cells.join(' | ')} |`)
  }
  return lines.join('\n')
}

/** The figures that are in the document now. */
export function readRates(text: string): Rate[] {
  const rates: Rate[] = []
  for (const line of text.split('\n')) {
    const [, mission, ...cells] = line.split('|').map((cell) => cell.trim())
    if (!/^\d+$/.test(mission ?? '')) continue
    for (const [at, seats] of SEATS.entries()) {
      const [, wins, games] = /\((\d+)\/(\d+)\)/.exec(cells[at] ?? '') ?? []
      if (games !== undefined) rates.push({ mission: Number(mission), seats, games: Number(games), wins: Number(wins) })
    }
  }
  return rates
}
