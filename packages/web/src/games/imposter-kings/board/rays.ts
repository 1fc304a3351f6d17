/** Tapered cuts that go out from a point, as one path. Their beginnings are ragged, always in the same way. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const half = (Math.PI / count) * 0.62
    const start = from * (1 + 0.9 * ragged(i))
    const at = (away: number, turn: number) =>
      `${(x + away * Math.cos(turn)).toFixed(1)} ${(y + away * Math.sin(turn)).toFixed(1)}`
    path += `M${at(start, angle)}L${at(to, angle - half)}L${at(to, angle + half)}Z`
  }
  return path
}

function ragged(seed: number): number {
  const x = Math.sin((seed + 11) * 127.1) * 43758.5453
  return x - Math.floor(x)
}
