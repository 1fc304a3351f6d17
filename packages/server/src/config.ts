import type { Rate } from './access/rate-limits.ts'

/** A setting that the server cannot work with. */
export class BadConfig extends Error {}

export interface Config {
  readonly port: number
  readonly host: string
  /** Other sites whose pages may connect, besides our own: `https://example.org`. */
  readonly origins: readonly string[]
  /** Whether a proxy in front of us says where connections come from. */
  readonly trustProxy: boolean
  /** Hosts that webhooks may go to. None: no webhooks. */
  readonly webhookHosts: readonly string[]
  /** The VAPID keys of this server. Null: no notifications. */
  readonly push: PushKeys | null
  /** The folder in which arenas have left their reports, a folder for each. Null: none are shown. */
  readonly arena: string | null
  /** How long a database that is down is waited for at the start, in milliseconds. */
  readonly databaseWait: number
  readonly limits: Limits
  readonly pace: Pace
  /** Of how many processes the server is made. */
  readonly workers: number
  /** How many lines are searched for a decision when a match is reviewed. */
  readonly reviewLines: number
  /** How many lines a bot that searches plays for a decision. Null: as many as there is time for. */
  readonly searchLines: number | null
  /**
   * For tests and examples on one's own machine: everything that is drawn follows from this text. Null: from
   * cryptographic chance.
   */
  readonly seed: string | null
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** How its owner can be reached: `mailto:…` or a web address. */
  readonly subject: string
}

export interface Limits {
  /** Messages on one connection. */
  readonly messages: Rate
  /** Lines of chat from one person, on all their connections. */
  readonly chat: Rate
  /** Requests and new connections from one address. */
  readonly requests: Rate
  /** Visits to the page, each piece of it counted, from one address. */
  readonly visits: Rate
  /** New tokens and tables from one address. */
  readonly creations: Rate
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Entries in the log of one table: many more than any match has, and few enough to be read again. */
  readonly log: number
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
  /** How long a table without people stays in memory. */
  readonly idle: number
  /** How often the store is asked for tables that have to be woken. */
  readonly lookout: number
  /** How long a connection may take to say hello. */
  readonly hello: number
  /** The least time between two messages about who is connected. */
  readonly presence: number
}

export const DEFAULTS: Config = {
  port: 8080,
  host: '0.0.0.0',
  origins: [],
  trustProxy: false,
  webhookHosts: [],
  push: null,
  arena: null,
  databaseWait: 60_000,
  limits: {
    messages: { burst: 60, perSecond: 20 },
    chat: { burst: 5, perSecond: 0.5 },
    requests: { burst: 120, perSecond: 20 },
    visits: { burst: 2000, perSecond: 200 },
    creations: { burst: 30, perSecond: 0.5 },
    connections: 10_000,
    connectionsPerAddress: 100,
    log: 100_000,
    queued: 64,
    unsent: 4 * 1024 * 1024,
  },
  pace: { automatic: [900, 2400], grace: 10_000, idle: 60_000, lookout: 5000, hello: 10_000, presence: 1000 },
  workers: 1,
  reviewLines: 500,
  searchLines: null,
  seed: null,
}

/** How many lines bots search on a server with a seed, where the speed of the machine must not matter. */
const SEEDED_LINES = 500

const OWN_MACHINE = '127.0.0.1'

/** More than any machine has cores. */
const WORKERS_AT_MOST = 64

/** For load runs on one's own machine. */
const UNLIMITED: Limits = {
  ...DEFAULTS.limits,
  messages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 1e9, perSecond: 1e9 },
  requests: { burst: 1e9, perSecond: 1e9 },
  visits: { burst: 1e9, perSecond: 1e9 },
  creations: { burst: 1e9, perSecond: 1e9 },
  connectionsPerAddress: 1e9,
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function portIn(text: string): number {
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BadConfig(`PORT is a number from 0 to 65535, not ${JSON.stringify(text)}`)
  }
  return port
}

function secondsIn(name: string, text: string): number {
  const seconds = Number(text)
  if (text.trim() === '' || !(seconds >= 0 && seconds <= 86_400)) {
    throw new BadConfig(`${name} is a number of seconds, 0 to 86400, not ${JSON.stringify(text)}`)
  }
  return seconds * 1000
}

/** One of two words; anything else was meant as something that would not happen. */
function isOn(name: string, text: string | undefined, on: string, off: string): boolean {
  if (text === undefined || text === '' || text === off) return false
  if (text !== on) throw new BadConfig(`${name} is ${on} or ${off}, not ${JSON.stringify(text)}`)
  return true
}

function workersIn(text: string): number {
  const workers = Number(text)
  if (text.trim() === '' || !Number.isInteger(workers) || workers < 1 || workers > WORKERS_AT_MOST) {
    throw new BadConfig(
      `a server has 1 to ${WORKERS_AT_MOST} workers (--workers or RIPOSTE_WORKERS), not ${JSON.stringify(text)}`,
    )
  }
  return workers
}

function pushKeys(env: Readonly<Record<string, string | undefined>>): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '', VAPID_SUBJECT: subject = '' } = env
  const given = [publicKey, privateKey, subject].filter((text) => text !== '')
  if (given.length === 0) return null
  if (given.length < 3) throw new BadConfig('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together')
  return { publicKey, privateKey, subject }
}

/** Throws if a server with a seed would listen to other machines. */
export function forThisMachine(config: Config): Config {
  if (config.seed !== null && ![OWN_MACHINE, '::1', 'localhost'].includes(config.host)) {
    throw new BadConfig(
      `a server with a seed is for its own machine alone: its host is ${OWN_MACHINE}, not ${config.host}`,
    )
  }
  return config
}

/** The configuration from the environment, with defaults for the rest. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const seed = env.RIPOSTE_SEED === undefined || env.RIPOSTE_SEED === '' ? null : env.RIPOSTE_SEED
  return {
    ...DEFAULTS,
    seed,
    searchLines: seed === null ? null : SEEDED_LINES,
    port: env.PORT === undefined ? DEFAULTS.port : portIn(env.PORT),
    host: env.HOST ?? (seed === null ? DEFAULTS.host : OWN_MACHINE),
    origins: list(env.RIPOSTE_ORIGINS),
    trustProxy: isOn('RIPOSTE_TRUST_PROXY', env.RIPOSTE_TRUST_PROXY, '1', '0'),
    webhookHosts: list(env.RIPOSTE_WEBHOOK_HOSTS),
    push: pushKeys(env),
    arena: env.RIPOSTE_ARENA === undefined || env.RIPOSTE_ARENA === '' ? null : env.RIPOSTE_ARENA,
    databaseWait:
      env.RIPOSTE_DATABASE_WAIT === undefined
        ? DEFAULTS.databaseWait
        : secondsIn('RIPOSTE_DATABASE_WAIT', env.RIPOSTE_DATABASE_WAIT),
    workers: env.RIPOSTE_WORKERS === undefined ? DEFAULTS.workers : workersIn(env.RIPOSTE_WORKERS),
    limits: isOn('RIPOSTE_LIMITS', env.RIPOSTE_LIMITS, 'off', 'on') ? UNLIMITED : DEFAULTS.limits,
  }
}
