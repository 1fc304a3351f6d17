/**
 * The metrics of several halls as one text. Each line says which hall it is of, and what has one name stands together, as
 * Prometheus wants it.
 * @param texts by the number of the hall
 */
export function together(texts: readonly string[]): string {
  const byName = new Map<string, string[]>()
  for (const [hall, text] of texts.entries()) {
    let block: string[] = []
    for (const line of text.split('\n')) {
      const name = line.match(/^# HELP (\S+)/)?.[1]
      if (name !== undefined) {
        block = byName.get(name) ?? []
        byName.set(name, block)
      }
      if (!line.startsWith('#')) {
        if (line !== '') block.push(ofHall(line, hall))
      } else if (!block.includes(line)) block.push(line)
    }
  }
  return `${[...byName.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** A line `name{labels} value` with one label more. */
function ofHall(line: string, hall: number): string {
  return line.replace(/^([^\s{]+)(?:\{(.*)\})?/, (_all, name: string, labels?: string) => {
    const more = labels === undefined || labels === '' ? '' : `${labels},`
    return `${name}{${more}hall="${hall}"}`
  })
}
