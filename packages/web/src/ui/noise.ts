/** A number from 0 to 1 that looks drawn by lot and is always the same: art must not change between two looks at it. */
export function lot(seed: number): number {
  const wild = Math.sin(seed * 127.1) * 43758.5453
  return wild - Math.floor(wild)
}

function corner(x: number, y: number, layer: number): number {
  return lot(x * 1.7 + y * 57.31 + layer * 131.7) * 2 - 1
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Smooth, from -1 to 1, with hills about `period` apart. */
export function hills(x: number, y: number, period: number, layer: number): number {
  const column = Math.floor(x / period)
  const row = Math.floor(y / period)
  const across = ease(x / period - column)
  const down = ease(y / period - row)
  const above = corner(column, row, layer) * (1 - across) + corner(column + 1, row, layer) * across
  const below = corner(column, row + 1, layer) * (1 - across) + corner(column + 1, row + 1, layer) * across
  return above * (1 - down) + below * down
}
