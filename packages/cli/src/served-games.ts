import { type GameEntry, games } from '@riposte/server'
import { rulebookOf } from './files.ts'
import { games as known } from './games.ts'

/** The games a server plays, with their rulebooks, which lie in the project and not in the server. */
export const servedGames: readonly GameEntry[] = games.map((served) => {
  const entry = known.find(({ game }) => game.id === served.game.id)
  if (entry === undefined) return served
  return {
    ...served,
    rulebook: () => [...rulebookOf(entry).rules.values()].map(({ id, section, text }) => ({ id, section, text })),
  }
})
