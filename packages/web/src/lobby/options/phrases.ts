import type { GameInfo, TableInfo } from '@riposte/protocol'
import type { Texts } from '../../texts/texts.ts'
import { changedOptions, type Options, optionValue } from './fields.ts'

/** What is played, in words: "base game", "first to 7", "two other options changed". */
export function optionPhrases(game: GameInfo, options: Options, t: Texts['lobby']): string[] {
  const said = Object.entries(game.options)
    .filter(([id]) => Object.hasOwn(t.phrases, id))
    .map(([id, option]) => t.phrases[id](optionValue(id, option, options)))
  const others = Object.keys(changedOptions(game, options)).filter((id) => !Object.hasOwn(t.phrases, id)).length
  return others === 0 ? said : [...said, t.otherOptions(others)]
}

/** The table itself: who may come, and how long they may think. */
export function settingPhrases({ settings }: Pick<TableInfo, 'settings'>, t: Texts['lobby']): string[] {
  return [
    t.clock.words(settings.clock),
    ...(Object.keys(settings.timeLimits).length > 0 ? [t.clock.limited] : []),
    settings.open ? t.access.open : t.access.invitation,
    settings.spectators ? t.setting.watched : t.setting.unwatched,
    ...(settings.chat ? [] : [t.setting.silent]),
    ...(settings.coach ? [] : [t.setting.alone]),
  ]
}
