import { useSettings } from '../settings/settings.ts'
import { type HowToPlay, howToPlay } from './en/how-to-play.ts'

/** Kept apart from the other texts: only who reads rules loads it. */
const LANGUAGES: Readonly<Record<'en', Readonly<Record<string, HowToPlay>>>> = { en: howToPlay }

/** How this game is played; null for a game that nobody has explained yet. */
export function useHowToPlay(game: string): HowToPlay | null {
  const known = LANGUAGES[useSettings(({ language }) => language)]
  return Object.hasOwn(known, game) ? known[game] : null
}
