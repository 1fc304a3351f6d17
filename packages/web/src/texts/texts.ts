import { useSettings } from '../settings/settings.ts'
import { campaign } from './en/campaign.ts'
import { home } from './en/home.ts'
import { lobby } from './en/lobby.ts'
import { replay } from './en/replay.ts'
import { review } from './en/review.ts'
import { rules } from './en/rules.ts'
import { settings } from './en/settings.ts'
import { table } from './en/table.ts'

const en = { campaign, home, lobby, replay, review, rules, settings, table }

/** Every sentence of the frame. Another language is another object of this type, added to the table below. */
export type Texts = typeof en

const LANGUAGES: Readonly<Record<'en', Texts>> = { en }

export function useTexts(): Texts {
  return LANGUAGES[useSettings(({ language }) => language)]
}
