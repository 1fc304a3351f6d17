import type { Rate } from './limits.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Other sites whose pages may connect, besides our own: `https://example.org`. */
  readonly origins: readonly string[]
  /** Whether a proxy in front of us says where connections come from. */
  readonly trustProxy: boolean
  /** Hosts that webhooks may go to. None: no webhooks. */
  readonly webhookHosts: readonly string[]
  readonly limits: Limits
  readonly pace: Pace
}

export interface Limits {
  /** Messages on one connection. */
  readonly messages: Rate
  /** Lines of chat from one connection. */
  readonly chat: Rate
  /** Requests and new connections from one address. */
  readonly requests: Rate
  /** New tokens and tables from one address. */
  readonly creations: Rate
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Messages waiting in a table's queue. */
  readonly queued: number
  /** Bytes that may wait for a connection that does not read. */
  readonly unsent: number
}

/** Times in milliseconds. */
export interface Pace {
  /** When bots and standing orders answer: so long after the question, drawn between these without looking at cards. */
  readonly automatic: readonly [least: number, most: number]
  /** Nobody's time runs out sooner than this after the server has come back. */
  readonly grace: number
  /** A table without people leaves the memory after this. */
  readonly idle: number
  /** How often stored tables are asked whether one has to be woken. */
  readonly lookout: number
  /** How long a connection may take to say hello. */
  readonly hello: number
}

export const DEFAULTS: Config = {
  port: 8080,
  host: '0.0.0.0',
  origins: [],
  trustProxy: false,
  webhookHosts: [],
  limits: {
    messages: { burst: 60, perSecond: 20 },
    chat: { burst: 5, perSecond: 0.5 },
    requests: { burst: 120, perSecond: 20 },
    creations: { burst: 30, perSecond: 0.5 },
    connections: 10_000,
    connectionsPerAddress: 100,
    queued: 64,
    unsent: 4 * 1024 * 1024,
  },
  pace: { automatic: [900, 2400], grace: 10_000, idle: 60_000, lookout: 5000, hello: 10_000 },
}

/** For load runs on one's own machine. */
const UNLIMITED: Limits = {
  ...DEFAULTS.limits,
  messages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 1e9, perSecond: 1e9 },
  requests: { burst: 1e9, perSecond: 1e9 },
  creations: { burst: 1e9, perSecond: 1e9 },
  connectionsPerAddress: 1e9,
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** What the environment says, for the rest the defaults. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    ...DEFAULTS,
    port: env.PORT === undefined ? DEFAULTS.port : Number(env.PORT),
    host: env.HOST ?? DEFAULTS.host,
    origins: list(env.RIPOSTE_ORIGINS),
    trustProxy: env.RIPOSTE_TRUST_PROXY === '1',
    webhookHosts: list(env.RIPOSTE_WEBHOOK_HOSTS),
    limits: env.RIPOSTE_LIMITS === 'off' ? UNLIMITED : DEFAULTS.limits,
  }
}
