import type { Agent } from '../agent.ts'
import type { Caller } from '../caller.ts'
import type { Place } from '../place.ts'
import type { Told } from '../report.ts'

/** Where the agent sits and what it plays there, for somebody who may never have heard of the game. */
export function satDown({ table, game, connection, names }: Place): string {
  const { seat } = connection
  const where = seat === null ? '' : `, seat ${seat + 1} of ${names.length}`
  const first = `You sit at table ${table}${where}. The game is ${game.name}.`
  return game.goal === '' ? first : `${first} ${game.goal}`
}

/** Whoever has no token of their own is told the key to the seat: with it they come back from anywhere. */
export function seated({ namesPlayer }: Caller, { token }: Agent, { text, data }: Told): Told {
  if (!namesPlayer) return { text, data }
  const hint = `Your key is ${token}. Keep it to yourself: given as \`player\` it lets you go on from another connection.`
  return { text: `${text}\n\n${hint}`, data: { ...data, player: token } }
}
