import type { Logger } from 'pino'
import type { Chance } from './chance.ts'
import type { Clock } from './clock.ts'
import type { ClusterMember } from './cluster/member.ts'
import type { Config } from './config.ts'
import type { GameEntry } from './games.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Store } from './store/store.ts'

/** What all parts of a server share. */
export interface ServerContext {
  readonly store: Store
  readonly clock: Clock
  readonly chance: Chance
  readonly config: Config
  readonly metrics: Metrics
  readonly log: Logger
  readonly games: readonly GameEntry[]
  readonly cluster: ClusterMember
  /** When this process began: nobody's time runs out while nobody could have answered. */
  readonly since: number
}
