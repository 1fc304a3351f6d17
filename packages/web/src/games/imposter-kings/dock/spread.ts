/**
 * Where the cards of a hand lie: side by side while there is room, otherwise overlapping, with the `whole` ones not
 * covered by the next.
 */
export function spread(
  count: number,
  room: number,
  width: number,
  usual: number,
  whole: readonly number[],
): readonly number[] {
  if (count === 0) return []
  const gap = 6
  // A whole card takes its full width from the next one; the last card is always whole.
  const full = whole.filter((at) => at < count - 1).length
  const others = count - 1 - full
  const left = room - width - full * (width + gap)
  const step = others === 0 ? 0 : Math.min(width * usual, left / others)
  const lefts: number[] = []
  let x = 0
  for (let at = 0; at < count; at++) {
    lefts.push(x)
    x += whole.includes(at) ? Math.max(step, width + gap) : step
  }
  return lefts
}
