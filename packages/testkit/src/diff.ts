/** One place where two pieces of plain data differ. What is missing on one side is undefined there. */
export interface DiffLine {
  readonly path: string
  readonly real: unknown
  readonly imagined: unknown
}

/** Where two pieces of plain data differ, the first few places. Order of keys counts: what is sent is text. */
export function differences(real: unknown, imagined: unknown, atMost = 6): DiffLine[] {
  const lines: DiffLine[] = []
  const compare = (path: string, a: unknown, b: unknown) => {
    if (lines.length >= atMost || JSON.stringify(a) === JSON.stringify(b)) return
    if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) {
      lines.push({ path, real: a, imagined: b })
      return
    }
    const before = lines.length
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      compare(path === '' ? key : `${path}.${key}`, a[key], b[key])
    }
    if (lines.length === before) lines.push({ path, real: Object.keys(a), imagined: Object.keys(b) })
  }
  compare('', real, imagined)
  return lines
}

export function tellDifferences(lines: readonly DiffLine[]): string {
  return lines
    .map(({ path, real, imagined }) => `  ${path}: ${JSON.stringify(real)} here, ${JSON.stringify(imagined)} there`)
    .join('\n')
}

/**
 * Whether two pieces of plain data are written alike, to the last byte. Looking through them is several times faster than
 * writing them, and nearly always they are the same.
 */
export function writtenAlike(a: unknown, b: unknown): boolean {
  return isAlike(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isRecord(a) || !isRecord(b)) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isAlike(a[i], b[i])) return false
    return true
  }
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  for (let i = 0; i < keys.length; i++) {
    if (keys[i] !== others[i] || !isAlike(a[keys[i]], b[keys[i]])) return false
  }
  return true
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
