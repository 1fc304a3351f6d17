import type { Scale } from './scale.ts'
import { inHtml } from './text-in-html.ts'

/** One row of a plot: a name, a lane with something drawn on it, and the figures in words. */
export interface Lane {
  readonly name: string
  readonly link: string
  readonly value: string
  /** SVG, in percent of the width: so a plot fits any screen and its lines stay as thick as they are. */
  readonly marks: string
  /** What is drawn, for those who do not see it. */
  readonly label: string
}

/** Rows over a common axis. */
export function lanes(rows: readonly Lane[], scale: Scale, unit: string, tick: (value: number) => string): string {
  const grid = scale.ticks.map((value) => line('grid', scale.at(value), 0, '100%')).join('')
  // Not all of many: there would be no room for them on a phone.
  const named = scale.ticks.filter((_, at) => scale.ticks.length < 6 || at % 2 === 0)
  const labels = named.map(
    (value) => `<text class="tick" x="${scale.at(value)}%" y="14" text-anchor="middle">${inHtml(tick(value))}</text>`,
  )
  const body = rows.map(
    ({ name, link, value, marks, label }) =>
      `<a class="lane-name" href="${link}">${inHtml(name)}</a>` +
      `<svg class="lane" role="img" aria-label="${inHtml(label)}">${grid}${marks}</svg>` +
      `<span class="lane-value">${inHtml(value)}</span>`,
  )
  return (
    `<div class="lanes">${body.join('\n')}` +
    `<span></span><svg class="axis" aria-hidden="true">${labels.join('')}</svg><span class="unit">${inHtml(unit)}</span></div>`
  )
}

/** Where a figure is, and how far it may be from there. */
export function whisker(scale: Scale, { low, high }: { low: number; high: number }, value: number): string {
  const [from, to] = [scale.at(low), scale.at(high)]
  return (
    `<line class="whisker" x1="${from}%" x2="${to}%" y1="50%" y2="50%"/>` +
    line('whisker', from, '35%', '65%') +
    line('whisker', to, '35%', '65%') +
    dot(scale.at(value))
  )
}

/** A bar from the left, with a mark for those that took longest. */
export function bar(scale: Scale, median: number, mean: number, p95: number): string {
  const from = scale.at(median)
  const to = scale.at(p95)
  return (
    `<line class="bar" x1="0%" x2="${from}%" y1="50%" y2="50%"/>` +
    `<line class="whisker" x1="${from}%" x2="${to}%" y1="50%" y2="50%"/>` +
    line('whisker', to, '35%', '65%') +
    dot(scale.at(mean))
  )
}

/** An interval between 0 and 1 in a small space, with the middle marked. */
export function smallWhisker(share: number, low: number, high: number): string {
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  return (
    '<svg class="small" aria-hidden="true">' +
    '<line class="middle" x1="50%" x2="50%" y1="0" y2="100%"/>' +
    `<line class="whisker" x1="${percent(low)}" x2="${percent(high)}" y1="50%" y2="50%"/>` +
    `<circle class="dot" cx="${percent(share)}" cy="50%" r="3"/></svg>`
  )
}

function line(kind: string, at: number, from: string | number, to: string): string {
  return `<line class="${kind}" x1="${at}%" x2="${at}%" y1="${from}" y2="${to}"/>`
}

function dot(at: number): string {
  return `<circle class="dot" cx="${at}%" cy="50%" r="5"/>`
}
