/** A wheel with teeth: the mark of elite forces. */
export function teeth(radius: number, count: number, height: number): string {
  const point = (out: number, turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(out * Math.cos(angle)).toFixed(1)} ${(out * Math.sin(angle)).toFixed(1)}`
  }
  const tooth = (at: number) => `${point(radius, at / count)}L${point(radius + height, (at + 0.5) / count)}`
  return `M${Array.from({ length: count }, (_, at) => tooth(at)).join('L')}Z`
}
