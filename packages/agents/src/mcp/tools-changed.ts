import type { Agent } from './agent.ts'

/** Tells a client that other tools are there than before, whoever its agent turns out to be. */
export function toolsChanged() {
  let followed: Agent | null = null
  const news = {
    tell: () => {},
    follow(agent: Agent) {
      if (agent === followed) return
      followed?.onTools.delete(changed)
      followed = agent
      agent.onTools.add(changed)
    },
    end() {
      followed?.onTools.delete(changed)
      followed = null
    },
  }
  const changed = () => news.tell()
  return news
}
