import { createInterface } from 'node:readline'
import { dim, print } from './terminal.ts'

/** Lines from the keyboard or from a pipe, one at a time; null when there are no more. */
export interface LineReader {
  next(prompt: string): Promise<string | null>
  close(): void
}

export function readLines(onInterrupt: () => void): LineReader {
  const { stdin, stdout } = process
  const isTerminal = stdin.isTTY === true
  const input = createInterface({ input: stdin, ...(isTerminal && { output: stdout }), terminal: isTerminal })
  const lines: string[] = []
  let ended = false
  let waiting: ((line: string | null) => void) | null = null

  const hand = (line: string | null) => {
    const take = waiting
    waiting = null
    take?.(line)
  }
  input.on('line', (line) => {
    // A pipe may send all lines at once, before they are read.
    if (waiting) hand(line)
    else lines.push(line)
  })
  input.on('close', () => {
    ended = true
    hand(null)
  })
  input.on('SIGINT', onInterrupt)
  process.on('SIGINT', onInterrupt)

  return {
    async next(prompt) {
      if (isTerminal) {
        input.setPrompt(prompt)
        input.prompt()
      }
      const line =
        lines.length > 0
          ? lines.shift()!
          : ended
            ? null
            : await new Promise<string | null>((resolve) => (waiting = resolve))
      // Input from a pipe is echoed, so that the output can be read on its own.
      if (!isTerminal && line !== null) print(dim(`${prompt}${line}`))
      return line
    },
    close() {
      process.off('SIGINT', onInterrupt)
      input.close()
    },
  }
}
