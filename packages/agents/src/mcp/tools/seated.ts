import type { Agent } from '../agent.ts'
import type { Caller } from '../caller.ts'
import type { Told } from '../report.ts'

/** Whoever has no token of their own is told the key to the seat: with it they come back from anywhere. */
export function seated({ namesPlayer }: Caller, { token }: Agent, { text, data }: Told): Told {
  if (!namesPlayer) return { text, data }
  const hint = `Your key is ${token}. Keep it to yourself: given as \`player\` it lets you go on from another connection.`
  return { text: `${text}\n\n${hint}`, data: { ...data, player: token } }
}
