import { drawFlows } from '../flows/draw.ts'
import { BadInput, gameCalled, single } from '../input.ts'

/** The flows of a game as Mermaid diagrams. */
export function flows(gameId: string | undefined, flags: { flow?: unknown }): void {
  const { game } = gameCalled(gameId)
  const name = single('flow', flags.flow)
  const chosen = name === undefined ? game.flows : game.flows.filter((flow) => flow.name === name)
  if (chosen.length === 0) {
    throw new BadInput(
      `${game.name} has no flow ${JSON.stringify(name)}; it has: ${game.flows.map((flow) => flow.name).join(', ')}`,
    )
  }
  process.stdout.write(drawFlows({ ...game, flows: chosen }))
}
