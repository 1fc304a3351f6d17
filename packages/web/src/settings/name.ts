import { useTexts } from '../texts/texts.ts'
import { useSettings } from './settings.ts'

const lot = Math.random()

/** What the reader is called: as they said, or as is suggested until they say. `keep` makes the suggestion theirs. */
export function useName(): { readonly name: string; keep(name?: string): string } {
  const { name: said, change } = useSettings()
  const { names } = useTexts().home
  const name = said === '' ? names[Math.floor(lot * names.length)] : said
  return {
    name,
    keep(next = name) {
      const kept = next.trim().slice(0, 24) || name
      change({ name: kept })
      return kept
    },
  }
}
