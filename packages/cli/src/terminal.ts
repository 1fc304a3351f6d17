const { stdout, env } = process

export const coloured = env.NO_COLOR
  ? false
  : env.FORCE_COLOR
    ? env.FORCE_COLOR !== '0'
    : stdout.isTTY === true && env.TERM !== 'dumb'

const painted = (open: number, close: number) => (text: string) =>
  coloured ? `\u001b[${open}m${text}\u001b[${close}m` : text

export const bold = painted(1, 22)
export const dim = painted(2, 22)
export const red = painted(31, 39)
export const green = painted(32, 39)
export const yellow = painted(33, 39)
export const cyan = painted(36, 39)

export const isInteractive = () => process.stdin.isTTY === true && stdout.isTTY === true

export function print(text = ''): void {
  stdout.write(`${text}\n`)
}

export function width(): number {
  return Math.max(40, Math.min(stdout.columns || 80, 120))
}

/** Texts in as many columns as fit, read downwards. */
export function columns(texts: readonly string[], available = width()): string[] {
  const widest = Math.max(0, ...texts.map((text) => text.length)) + 2
  const across = Math.max(1, Math.floor(available / widest))
  const down = Math.ceil(texts.length / across)
  const lines: string[] = []
  for (let row = 0; row < down; row++) {
    const cells: string[] = []
    for (let at = row; at < texts.length; at += down) cells.push(texts[at].padEnd(widest))
    lines.push(cells.join('').trimEnd())
  }
  return lines
}

/** Breaks a text into lines of at most this many characters. Lines of tables stay as they are. */
export function wrapped(text: string, available = width()): string {
  return text
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('|')) return [line]
      const indent = line.match(/^ */)?.[0] ?? ''
      const lines: string[] = []
      let current = ''
      for (const word of line.trim().split(' ')) {
        if (current !== '' && indent.length + current.length + 1 + word.length > available) {
          lines.push(indent + current)
          current = word
        } else current = current === '' ? word : `${current} ${word}`
      }
      return [...lines, indent + current]
    })
    .join('\n')
}

/** Plain data for people: whatever fits stands in one line. */
export function pretty(value: unknown, indent = '', available = width()): string {
  const line = JSON.stringify(value) ?? 'nothing'
  if (indent.length + line.length <= available || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(
    ([key, entry]) =>
      `${deeper}${isList ? '' : `${key}: `}${pretty(entry, deeper, available - (isList ? 0 : key.length + 2))}`,
  )
  return `${isList ? '[' : '{'}\n${entries.join('\n')}\n${indent}${isList ? ']' : '}'}`
}

/** The wording of a rule, with its emphasis painted. */
export function ruleText(markdown: string): string {
  return wrapped(markdown).replace(/\*\*([^*]+)\*\*/g, (_, words: string) => bold(words))
}

/** How far a long job has come: a bar that is redrawn, on a terminal only. */
export function progress(total: number): { done(count: number, note?: string): void; end(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { done() {}, end() {} }
  let last = 0
  return {
    done(count, note = '') {
      const now = Date.now()
      if (now - last < 100 && count < total) return
      last = now
      const share = total === 0 ? 1 : count / total
      const filled = Math.round(share * 30)
      stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${count}/${total} ${note}\u001b[K`)
    },
    end() {
      stderr.write('\r\u001b[K')
    },
  }
}
