import type { Rate } from './rates-file.ts'

const WIDTH = 1000
const HEIGHT = 360
const LEFT = 50
const TOP = 30
const BOTTOM = 40
const RIGHT = 20
/** Series differ in shape too, for readers who do not see the colours. */
const SERIES = [
  { seats: 2, colour: '#3b6fb6', shape: 'circle' },
  { seats: 3, colour: '#c8553d', shape: 'square' },
  { seats: 4, colour: '#3d8b5f', shape: 'diamond' },
  { seats: 5, colour: '#8a5fb0', shape: 'triangle' },
] as const

/** The share of games won, mission by mission, as a picture. */
export function ratesPlot(rates: readonly Rate[]): string {
  const last = Math.max(2, ...rates.map(({ mission }) => mission))
  const x = (mission: number) => LEFT + ((mission - 1) * (WIDTH - LEFT - RIGHT)) / (last - 1)
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
  const parts: string[] = []
  for (let percent = 0; percent <= 100; percent += 20) {
    const at = y(percent / 100).toFixed(1)
    parts.push(`<line x1="${LEFT}" y1="${at}" x2="${WIDTH - RIGHT}" y2="${at}" stroke="#8886" stroke-width="1"/>`)
    parts.push(`<text x="${LEFT - 8}" y="${at}" dy="4" text-anchor="end">${percent} %</text>`)
  }
  for (let mission = 1; mission <= last; mission += mission === 1 ? 4 : 5) {
    parts.push(`<text x="${x(mission).toFixed(1)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${mission}</text>`)
  }
  for (const [at, { seats, colour, shape }] of SERIES.entries()) {
    const key = LEFT + 20 + at * 110
    parts.push(mark(shape, key, 14, colour), `<text x="${key + 10}" y="18">${seats} players</text>`)
    for (const rate of rates) {
      if (rate.seats !== seats) continue
      // Shifted a little, so that equal figures do not hide each other.
      parts.push(mark(shape, x(rate.mission) + (at - 1.5) * 2, y(rate.wins / rate.games), colour))
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#777" role="img">`,
    '<title>Share of games won by the team player, by mission and number of players</title>',
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function mark(shape: (typeof SERIES)[number]['shape'], cx: number, cy: number, colour: string): string {
  const [x, y] = [cx.toFixed(1), cy.toFixed(1)]
  const r = 3.4
  if (shape === 'circle') return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
  const corners = {
    square: [
      [-r, -r],
      [r, -r],
      [r, r],
      [-r, r],
    ],
    diamond: [
      [0, -4.4],
      [4.4, 0],
      [0, 4.4],
      [-4.4, 0],
    ],
    triangle: [
      [0, -4.2],
      [4, 3.4],
      [-4, 3.4],
    ],
  }[shape]
  const points = corners.map(([dx, dy]) => `${(cx + dx).toFixed(1)},${(cy + dy).toFixed(1)}`).join(' ')
  return `<polygon points="${points}" fill="${colour}"/>`
}
