import { sectorAngles, TERRITORIES } from '@riposte/dune'
import type { Survey } from './survey.ts'
import { sandOf, terracesOf } from './texture.ts'

const SAND = ['#E2BF83', '#D6AA66', '#EACB96', '#CE9F5B', '#DDB577']
const ROCK = ['#6E4329', '#7E4E2E', '#8F5C38', '#A06C44', '#B07B50', '#BE8A5D', '#CA996B', '#D4A779', '#DCB387']
const ICE = ['#AEBDBD', '#C3D0CE', '#D6DFDB', '#E8EDE6', '#F7F6EC']
const WALLS = ['#2B1D13', '#3A281B', '#463122']

/** Half of the picture's side, in units of which the board's radius has 1000: room for the rim and the players' discs. */
const HALF = 1160

/** Neighbours never share a tint. */
function tints(): string[] {
  const chosen: string[] = []
  TERRITORIES.forEach(({ adjacent }, territory) => {
    const taken = adjacent.map((other) => chosen[other])
    chosen[territory] = SAND.find((tint) => !taken.includes(tint)) ?? SAND[0]
  })
  return chosen
}

function polar(angle: number, radius: number): string {
  const turned = (angle * Math.PI) / 180
  const [x, y] = [radius * Math.cos(turned), -radius * Math.sin(turned)]
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

const spoke = (angle: number, from: number, to: number) => `M${polar(angle, from)}L${polar(angle, to)}`
const every = (degrees: number) => Array.from({ length: 360 / degrees }, (_, at) => at * degrees)

function rim(): string[] {
  const small = every(2).filter((angle) => angle % 20 !== 0)
  return [
    '<circle r="1100" cy="14" fill="url(#shade)"/>',
    '<circle r="1062" fill="url(#bronze)"/>',
    '<circle r="1061" fill="none" stroke="#B08A55" stroke-opacity=".55" stroke-width="2.5"/>',
    '<circle r="1046" fill="#20160D"/>',
    '<circle r="1006" fill="#120B06"/>',
    `<path d="${small.map((angle) => spoke(angle, 1004, angle % 10 === 0 ? 1020 : 1012)).join('')}" stroke="#C9A56B" stroke-opacity=".4" stroke-width="2"/>`,
    `<path d="${every(20)
      .map((angle) => spoke(angle, 1004, 1046))
      .join('')}" stroke="#C9A56B" stroke-width="4"/>`,
  ]
}

/** A paper cut: the shape with its own short shadow to lower right. */
function cutOut(id: string, path: string, fill: string, edge: number): string {
  return (
    `<use href="#${id}" x="5" y="7" fill="#2A1204" fill-opacity=".34"/><use href="#${id}" x="2" y="3" fill="#2A1204" fill-opacity=".3"/>` +
    `<path id="${id}" d="${path}" fill="${fill}" stroke="#F0CFA0" stroke-opacity="${edge.toFixed(2)}" stroke-width="1.6"/>`
  )
}

function sand(survey: Survey, territory: number, tint: string): string[] {
  const { id } = TERRITORIES[territory]
  const { lines, dunes, crests, stones, grains } = sandOf(survey, territory)
  const drawn = [`<use href="#${id}" fill="${tint}"/>`, `<g clip-path="url(#in-${id})">`]
  if (lines !== '')
    drawn.push(`<path d="${lines}" fill="none" stroke="#8A5A26" stroke-opacity=".36" stroke-width="2"/>`)
  if (dunes !== '')
    drawn.push(
      `<path d="${dunes}" fill="#B67F3D" fill-opacity=".3" stroke="#8A5A26" stroke-opacity=".5" stroke-width="2"/>`,
    )
  if (crests !== '') drawn.push(`<path d="${crests}" transform="translate(-3 -4)" fill="#F6DCA8" fill-opacity=".55"/>`)
  if (grains !== '')
    drawn.push(`<path d="${grains}" stroke="#80501F" stroke-opacity=".5" stroke-width="3.6" stroke-linecap="round"/>`)
  if (stones !== '') drawn.push(cutOut(`stones-${id}`, stones, '#A8703F', 0.3))
  // A soft dark edge inside, in steps: a filter would be drawn anew whenever the map is moved.
  for (const width of [34, 26, 18, 11])
    drawn.push(`<use href="#${id}" fill="none" stroke="#7A4B1D" stroke-opacity=".085" stroke-width="${width}"/>`)
  drawn.push('</g>')
  return drawn
}

function raised(survey: Survey, territory: number): string[] {
  const { id, kind } = TERRITORIES[territory]
  if (kind === 'sand') return []
  const colours = { rock: ROCK, polar: ICE, stronghold: WALLS }[kind]
  return [
    `<use href="#${id}" fill="${colours[0]}"/>`,
    ...terracesOf(survey, territory, kind).map((path, at) =>
      cutOut(`${id}-${at}`, path, colours[at + 1], kind === 'rock' ? 0.16 + 0.03 * at : 0.12),
    ),
  ]
}

/** Everything on the board that never changes, as one picture. */
export function groundPicture(survey: Survey, outlines: readonly string[]): string {
  const tint = tints()
  const all = TERRITORIES.map(({ id }, territory) => ({ id, territory, kind: TERRITORIES[territory].kind }))
  const strongholds = all.filter(({ kind }) => kind === 'stronghold')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}">`,
    '<title>Arrakis</title>',
    '<!-- Drawn by test/cartography from the map of the rules; do not edit. -->',
    '<defs>',
    '<radialGradient id="shade"><stop offset=".93" stop-color="#0B0704" stop-opacity=".55"/><stop offset="1" stop-color="#0B0704" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="bronze" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8A6A42"/><stop offset=".5" stop-color="#4D3822"/><stop offset="1" stop-color="#2C1F13"/></linearGradient>',
    '<radialGradient id="lamp" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#FFF1CF" stop-opacity=".2"/><stop offset=".5" stop-color="#FFE2A8" stop-opacity=".03"/><stop offset="1" stop-color="#2A1405" stop-opacity=".3"/></radialGradient>',
    ...all.map(({ id, territory }) => `<path id="${id}" d="${outlines[territory]}"/>`),
    ...all.map(({ id }) => `<clipPath id="in-${id}"><use href="#${id}"/></clipPath>`),
    '<clipPath id="board"><circle r="1000"/></clipPath>',
    '</defs>',
    ...rim(),
    '<g clip-path="url(#board)">',
    '<circle r="1000" fill="#C99A58"/>',
    ...all.filter(({ kind }) => kind === 'sand').flatMap(({ territory }) => sand(survey, territory, tint[territory])),
    ...all.flatMap(({ territory }) => raised(survey, territory)),
    '<circle r="1000" fill="url(#lamp)"/>',
    '<g fill="none" stroke="#40230D" stroke-opacity=".86" stroke-width="4.4" stroke-linejoin="round">',
    ...all.map(({ id }) => `<use href="#${id}"/>`),
    '</g>',
    `<path d="${Array.from({ length: 18 }, (_, at) => spoke(sectorAngles(at + 1).from, 150, 1000)).join('')}" stroke="#2A1507" stroke-opacity=".62" stroke-width="2.4" stroke-dasharray="13 8"/>`,
    ...strongholds.map(
      ({ id }) =>
        `<g clip-path="url(#in-${id})"><use href="#${id}" fill="none" stroke="#E0B04C" stroke-width="13"/></g><use href="#${id}" fill="none" stroke="#1B0F06" stroke-width="4.5"/>`,
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
