import { type GameEntry, games } from '@riposte/server'
import { rulebookOf } from './files.ts'
import { games as known } from './games.ts'

/** The games of the server with their rulebooks, which are files of the project and not of the server package. */
export const servedGames: readonly GameEntry[] = games.map((served) => {
  const entry = known.find(({ game }) => game.id === served.game.id)
  if (entry === undefined) return served
  return {
    ...served,
    rulebook: () => [...rulebookOf(entry).rules.values()].map(({ id, section, text }) => ({ id, section, text })),
  }
})
