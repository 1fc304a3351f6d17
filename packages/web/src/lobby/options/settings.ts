import type { SettingsChange, TableInfo } from '@riposte/protocol'

/** Settings with a change made to them. A field that is left out stays as it was. */
export function settingsWith(settings: TableInfo['settings'], change: SettingsChange): TableInfo['settings'] {
  const { webhook: _, ...given } = change
  const told = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...settings, ...Object.fromEntries(told) }
}
