import type { Json } from '@riposte/kernel'

/** A piece of a sentence: plain words, or a thing of a kind, which a page can draw or link. */
export interface Part {
  readonly text: string
  /** What it is, and which. */
  readonly thing?: { readonly kind: string; readonly value: Json }
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('')
}

/** With a capital where a sentence begins. */
export function asSentences(parts: readonly Part[]): Part[] {
  let begins = true
  return parts.map((part) => {
    if (part.text === '') return part
    const text = begins ? part.text.charAt(0).toUpperCase() + part.text.slice(1) : part.text
    begins = /[.?!]\s$/.test(text)
    return text === part.text ? part : { ...part, text }
  })
}
