import type { GameFace, News, RecordLine, Sight } from '../games/face.ts'

/** So many sentences are read at a glance. */
const MOST = 2

/** What just happened, as far as the reader may know: what they have not acted on since that event, the last two at most. */
export function newsOf(
  face: Pick<GameFace, 'news'>,
  sight: Sight,
  lines: readonly RecordLine[],
  since: number,
): readonly News[] {
  if (sight.seen.outcome !== null) return []
  return (face.news?.(sight, since) ?? lastLines(lines, since)).slice(-MOST)
}

/** The lines that everybody was told since then; a heading begins something new. */
function lastLines(lines: readonly RecordLine[], since: number): readonly News[] {
  const begins = lines.findLastIndex(({ heading }) => heading) + 1
  return lines
    .slice(begins)
    .filter(({ key, mine }) => Number(key) >= since && !mine)
    .map(({ key, text, parts, rich }) => ({
      key,
      text,
      tells: [key],
      ...(parts === undefined ? {} : { parts }),
      ...(rich === undefined ? {} : { rich }),
    }))
}
