import type { Budget, Price } from './ledger.ts'

/** What the environment says about models makes no sense. */
export class BadModels extends Error {}

export type Provider = 'anthropic' | 'openai' | 'gateway' | 'compatible'

/** One model that plays here. */
export interface ModelSettings {
  /** What it is called at tables. */
  readonly name: string
  readonly provider: Provider
  /** What its provider calls it. */
  readonly model: string
  /** Where the service is, if that is not the provider's usual place. */
  readonly url: string | null
  readonly key: string
  readonly time: number
  readonly tries: number
  readonly replyTokens: number
  readonly budget: Budget
  readonly price: Price | null
}

type Environment = Readonly<Record<string, string | undefined>>

const SETTING = /^([a-z][a-z0-9-]{1,23})=(anthropic|openai|gateway|compatible)\/(.+?)(?:@(https?:\/\/\S+))?$/

/** Where each provider's key is looked for: its usual variable. A service of one's own may need none. */
const KEYS: Readonly<Record<Provider, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  gateway: 'AI_GATEWAY_API_KEY',
  compatible: 'COMPATIBLE_API_KEY',
}

/** The models that the environment names; none is no mistake. Messages name variables, never what is in a key. */
export function modelsIn(env: Environment, taken: readonly string[] = []): readonly ModelSettings[] {
  const wishes = items(env.RIPOSTE_MODELS)
  const prices = pricesIn(env)
  const cost = limitIn(env, 'RIPOSTE_MODEL_COST', null)
  const budget: Budget = {
    tokens: limitIn(env, 'RIPOSTE_MODEL_TOKENS', 500_000),
    time: limitIn(env, 'RIPOSTE_MODEL_MINUTES', 120) * 60_000,
    cost,
    tokensPerDay: limitIn(env, 'RIPOSTE_MODEL_TOKENS_PER_DAY', 5_000_000),
  }
  const models = wishes.map((wish) => {
    const [, name, provider, model, url] = wish.match(SETTING) ?? []
    if (name === undefined || provider === undefined || model === undefined) {
      throw new BadModels(
        `RIPOSTE_MODELS: ${JSON.stringify(wish)} is not name=provider/model; providers are ${Object.keys(KEYS).join(', ')}`,
      )
    }
    return settingsFor(env, { name, provider: provider as Provider, model, url: url ?? null }, budget, prices)
  })
  const names = models.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at || taken.includes(name))
  if (twice !== undefined) throw new BadModels(`RIPOSTE_MODELS: there are two players called ${twice}`)
  const stray = [...prices.keys()].find((name) => !names.includes(name))
  if (stray !== undefined) throw new BadModels(`RIPOSTE_MODEL_PRICES: there is no model called ${stray}`)
  return models
}

function settingsFor(
  env: Environment,
  wish: Pick<ModelSettings, 'name' | 'provider' | 'model' | 'url'>,
  budget: Budget,
  prices: ReadonlyMap<string, Price>,
): ModelSettings {
  const { name, provider, url } = wish
  if (provider === 'compatible' && url === null) {
    throw new BadModels(`RIPOSTE_MODELS: ${name} needs an address: ${name}=compatible/${wish.model}@https://…`)
  }
  // A provider's key goes to that provider and nowhere else.
  if (provider !== 'compatible' && url !== null) {
    throw new BadModels(`RIPOSTE_MODELS: ${name}: only a compatible service has an address of its own`)
  }
  const key = env[KEYS[provider]] ?? ''
  if (key === '' && provider !== 'compatible') throw new BadModels(`${KEYS[provider]} is not set, and ${name} needs it`)
  const price = prices.get(name) ?? null
  if (budget.cost !== null && price === null) {
    throw new BadModels(
      `RIPOSTE_MODEL_COST limits what ${name} may cost, but RIPOSTE_MODEL_PRICES does not say what it does`,
    )
  }
  return {
    ...wish,
    key,
    time: limitIn(env, 'RIPOSTE_MODEL_SECONDS', 60) * 1000,
    tries: limitIn(env, 'RIPOSTE_MODEL_TRIES', 3),
    replyTokens: limitIn(env, 'RIPOSTE_MODEL_REPLY_TOKENS', 4000),
    budget,
    price,
  }
}

function items(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function limitIn<T extends number | null>(env: Environment, name: string, usual: T): number | T {
  const text = env[name]?.trim() ?? ''
  if (text === '') return usual
  const number = Number(text)
  if (!Number.isFinite(number) || number <= 0)
    throw new BadModels(`${name} is a number above 0, not ${JSON.stringify(text)}`)
  return number
}

/** `name=in/out`, dollars for a million tokens. */
function pricesIn(env: Environment): Map<string, Price> {
  const prices = items(env.RIPOSTE_MODEL_PRICES).map((item): [string, Price] => {
    const [, name, input, output] = item.match(/^([^=]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/) ?? []
    if (name === undefined) throw new BadModels(`RIPOSTE_MODEL_PRICES: ${JSON.stringify(item)} is not name=in/out`)
    return [name, { input: Number(input), output: Number(output) }]
  })
  return new Map(prices)
}
