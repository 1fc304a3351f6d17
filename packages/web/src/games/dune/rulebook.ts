/** The rulebook in the order in which it is read; as much of it as there is. */
const BOOKS = import.meta.glob<string>('../../../../../docs/rules/dune/*.md', { query: '?raw', import: 'default' })
const ORDER = ['rules', 'factions', 'interrupts', 'visibility']

export async function rulebook(): Promise<string | null> {
  const books = ORDER.flatMap((name) => BOOKS[`../../../../../docs/rules/dune/${name}.md`] ?? [])
  if (books.length === 0) return null
  const parts = await Promise.all(books.map((load) => load()))
  return parts.join('\n\n')
}
