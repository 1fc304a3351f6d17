/** Colours of the workbench that drawings need as values; the rest stands in the style sheet. */
export const INK = '#14181d'
export const LINE = '#a9cbef'
export const BLUE = '#2c7bd6'
export const YELLOW = '#f5c11c'
export const YELLOW_INK = '#17150f'
export const RED = '#d6362b'
export const SLEEVE_RED = '#a3180f'
export const RED_RING = '#ffe3dc'
export const SLEEVE = '#fbf7ec'
export const NUMERAL = '#0e3b76'

/** What tells seats apart besides their names. Blue, yellow and red belong to wires. */
export const SEATS = [
  { tint: '#86d3b8', shape: 'hexagon' },
  { tint: '#f2e7cc', shape: 'circle' },
  { tint: '#eba9ae', shape: 'triangle' },
  { tint: '#bfcb6e', shape: 'square' },
  { tint: '#b4b4e4', shape: 'diamond' },
] as const

export type Shape = (typeof SEATS)[number]['shape']
