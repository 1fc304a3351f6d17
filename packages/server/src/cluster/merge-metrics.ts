/**
 * The metrics of several processes as one text. Each line gets a label with its process, and lines of one name stand
 * together, as Prometheus requires.
 * @param texts by the number of the process
 */
export function mergeMetrics(texts: readonly string[]): string {
  const byName = new Map<string, string[]>()
  for (const [worker, text] of texts.entries()) {
    let block: string[] = []
    for (const line of text.split('\n')) {
      const name = line.match(/^# HELP (\S+)/)?.[1]
      if (name !== undefined) {
        block = byName.get(name) ?? []
        byName.set(name, block)
      }
      if (!line.startsWith('#')) {
        if (line !== '') block.push(ofWorker(line, worker))
      } else if (!block.includes(line)) block.push(line)
    }
  }
  return `${[...byName.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** A line `name{labels} value` with one label more. */
function ofWorker(line: string, worker: number): string {
  return line.replace(/^([^\s{]+)(?:\{(.*)\})?/, (_all, name: string, labels?: string) => {
    const more = labels === undefined || labels === '' ? '' : `${labels},`
    return `${name}{${more}worker="${worker}"}`
  })
}
