/** A piece of a text: from (inclusive) to (exclusive). */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Call {
  readonly name: string
  readonly args: readonly Span[]
}

/** A function's own source, read only as far as calls, their arguments and conditionals go. */
export class Source {
  readonly #text: string
  /** The same text, character by character, with blanks for comments and for what stands between quotes. */
  readonly #code: string

  constructor(text: string) {
    this.#text = text
    this.#code = codeOf(text)
  }

  /** What the function calls its first parameter; empty where that is a pattern or nothing. */
  firstParameter(): string {
    const head = this.#code.match(/^\s*([\w$]+)\s*=>/) ?? this.#code.match(/^[^(]*\(\s*([\w$]+)/)
    return head?.[1] ?? ''
  }

  /** Every call of a method of this name's value, in the order of the source. */
  methodsOf(owner: string): Call[] {
    return this.#calls(new RegExp(`(?<![\\w$.])${escaped(owner)}\\s*\\.\\s*([\\w$]+)\\s*(\\()`, 'dg'))
  }

  /** Every call that is given this name first and whose value the function ends with, or may. */
  endsWithCallOn(name: string): Call[] {
    return this.#calls(
      new RegExp(
        `(?:\\breturn\\b|=>|\\?|\\)\\s*:)\\s*(?:\\(0\\s*,\\s*)?(?:[\\w$]+\\.)*([\\w$]+)\\)?\\s*(\\()\\s*${escaped(name)}\\s*[,)]`,
        'dg',
      ),
    ).filter(({ args }) => !this.#goesOnAfter(args))
  }

  /** The value of the call with these arguments is not the last word: it is compared, or decides between others. */
  #goesOnAfter(args: readonly Span[]): boolean {
    const closed = this.#code.indexOf(')', args[args.length - 1].to)
    return /^\s*(?:[=!]==?|[<>?&|+\-*/%.([])/.test(this.#code.slice(closed + 1))
  }

  #calls(pattern: RegExp): Call[] {
    return [...this.#code.matchAll(pattern)].map((match) => ({
      name: match[1],
      args: this.#arguments(match.indices?.[2]?.[0] ?? 0),
    }))
  }

  /** The text between quotes, where it is plain; null for anything else. */
  word(span: Span): string | null {
    return this.#text.slice(span.from, span.to).match(/^(['"`])([^'"`\\$]+)\1$/)?.[2] ?? null
  }

  /** Every quoted word, wherever it stands. */
  words(): string[] {
    return [...this.#code.matchAll(/(['"`])\s*\1/g)].flatMap((match) => {
      const word = this.word({ from: match.index, to: match.index + match[0].length })
      return word === null ? [] : [word]
    })
  }

  /** The last part of a dotted name, also as some tools write an imported one: `(0, module.name)`; null for anything else. */
  name(span: Span): string | null {
    return this.#code.slice(span.from, span.to).match(/^(?:0\s*,\s*)?(?:[\w$]+\s*\.\s*)*([\w$]+)$/)?.[1] ?? null
  }

  /** The expression itself, or all that a conditional may come to. */
  arms(span: Span): Span[] {
    const whole = this.#trimmed(span)
    let question = -1
    let inner = 0
    for (const at of this.#topLevel(whole)) {
      const c = this.#code[at]
      if (c === '?' && isConditional(this.#code, at)) {
        if (question < 0) question = at
        else inner++
      } else if (c === ':' && question >= 0) {
        if (inner === 0)
          return [...this.arms({ from: question + 1, to: at }), ...this.arms({ from: at + 1, to: whole.to })]
        inner--
      }
    }
    return [whole]
  }

  #arguments(open: number): Span[] {
    const close = this.#closing(open)
    const args: Span[] = []
    let from = open + 1
    for (const at of this.#topLevel({ from, to: close })) {
      if (this.#code[at] !== ',') continue
      args.push(this.#trimmed({ from, to: at }))
      from = at + 1
    }
    const last = this.#trimmed({ from, to: close })
    // A comma after the last argument starts no other.
    return last.from < last.to ? [...args, last] : args
  }

  /** The places in a span that stand in no bracket of their own. */
  *#topLevel({ from, to }: Span): Generator<number> {
    for (let at = from; at < to; at++) {
      yield at
      if (isOpening(this.#code[at])) at = this.#closing(at)
    }
  }

  #closing(open: number): number {
    let depth = 0
    for (let at = open; at < this.#code.length; at++) {
      if (isOpening(this.#code[at])) depth++
      else if (isClosing(this.#code[at]) && --depth === 0) return at
    }
    return this.#code.length
  }

  /** Without white space, comments and brackets around it. */
  #trimmed({ from, to }: Span): Span {
    let [start, end] = [from, to]
    while (start < end && isBlank(this.#code[start])) start++
    while (end > start && isBlank(this.#code[end - 1])) end--
    if (this.#code[start] === '(' && this.#closing(start) === end - 1) {
      return this.#trimmed({ from: start + 1, to: end - 1 })
    }
    return { from: start, to: end }
  }
}

function isBlank(c: string): boolean {
  return c === ' ' || c === '\n' || c === '\t' || c === '\r'
}

function isOpening(c: string): boolean {
  return c === '(' || c === '[' || c === '{'
}

function isClosing(c: string): boolean {
  return c === ')' || c === ']' || c === '}'
}

/** Not `?.` and not `??`. */
function isConditional(code: string, at: number): boolean {
  return code[at + 1] !== '?' && code[at - 1] !== '?' && !(code[at + 1] === '.' && !isDigit(code[at + 2]))
}

function isDigit(c: string | undefined): boolean {
  return c !== undefined && c >= '0' && c <= '9'
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$')
}

/** A slash after one of these, or after `return`, begins a regular expression and divides nothing. */
const BEFORE_PATTERN = '(,=:[!&|?{};+-*<>~^%'

function codeOf(text: string): string {
  let code = ''
  /** Per template text that is being read further out: the brackets open in its substitution. */
  const substitutions: number[] = []
  const blank = (until: number) => {
    while (code.length < until) code += isBlank(text[code.length]) ? text[code.length] : ' '
  }
  const template = () => {
    let at = code.length
    while (at < text.length && text[at] !== '`') {
      if (text[at] === '$' && text[at + 1] === '{') {
        blank(at + 1)
        code += '{'
        substitutions.push(0)
        return
      }
      at += text[at] === '\\' ? 2 : 1
    }
    blank(at)
    code += '`'
  }
  while (code.length < text.length) {
    const at = code.length
    const c = text[at]
    if (c === '/' && text[at + 1] === '/') blank(endOf(text, '\n', at, 0))
    else if (c === '/' && text[at + 1] === '*') blank(endOf(text, '*/', at + 2, 2))
    else if (c === '"' || c === "'") {
      code += c
      blank(closingQuote(text, at, c))
      code += c
    } else if (c === '`') {
      code += c
      template()
    } else if (c === '/' && beginsPattern(code)) {
      code += c
      blank(closingQuote(text, at, '/'))
      code += c
    } else {
      code += c
      const open = substitutions.length - 1
      if (open >= 0 && c === '{') substitutions[open]++
      if (open >= 0 && c === '}' && substitutions[open]-- === 0) {
        substitutions.pop()
        template()
      }
    }
  }
  return code
}

function endOf(text: string, mark: string, from: number, beyond: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + beyond
}

function closingQuote(text: string, open: number, quote: string): number {
  let inClass = false
  for (let at = open + 1; at < text.length; at++) {
    const c = text[at]
    if (c === '\\') at++
    else if (quote === '/' && c === '[') inClass = true
    else if (quote === '/' && c === ']') inClass = false
    else if (c === quote && !inClass) return at
  }
  return text.length
}

function beginsPattern(before: string): boolean {
  const told = before.trimEnd()
  return told === '' || BEFORE_PATTERN.includes(told[told.length - 1]) || /\breturn$/.test(told)
}
