const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as a page may carry it. */
export function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])
}
