import { MockLanguageModelV3 } from 'ai/test'
import { ModelPlayer, type PlayerOptions } from '../../src/players/index.ts'

type CallOptions = MockLanguageModelV3['doGenerateCalls'][number]

/** What a model was sent in one request. */
export class Sent {
  readonly #options: CallOptions

  constructor(options: CallOptions) {
    this.#options = options
  }

  get signal(): AbortSignal | undefined {
    return this.#options.abortSignal
  }

  get tools(): string[] {
    return (this.#options.tools ?? []).map(({ name }) => name)
  }

  /** What it was told as its instructions. */
  get system(): string {
    return this.#options.prompt.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n')
  }

  /** What it was told about the turn. */
  get user(): string {
    const [first] = this.#options.prompt.filter(({ role }) => role === 'user')
    return first.role === 'user' ? first.content.map((part) => (part.type === 'text' ? part.text : '')).join('') : ''
  }

  /** What its tools have told it in this turn. */
  get results(): string[] {
    return this.#options.prompt.flatMap((message) =>
      message.role === 'tool' ? message.content.map((part) => JSON.stringify(part)) : [],
    )
  }

  /** The ids of the answers that it may give. */
  get ids(): string[] {
    return [...this.#block('answers').matchAll(/^(a\d+): /gm)].map(([, id]) => id)
  }

  #block(name: string): string {
    return this.user.split(`<${name}>`)[1]?.split(`</${name}>`)[0] ?? ''
  }

  block(name: string): string[] {
    return this.#block(name)
      .split('\n')
      .filter((line) => line !== '')
  }

  /** Everything, as text. */
  get all(): string {
    return JSON.stringify([this.#options.prompt, this.#options.tools])
  }
}

export type Reply =
  | { readonly tool: string; readonly input: object; readonly text?: string }
  | { readonly text: string; readonly tool?: never }

/** Hears whenever any model here is sent something. */
export const requests = new EventTarget()

export interface Scripted {
  readonly player: ModelPlayer
  readonly sent: Sent[]
}

const usage = {
  inputTokens: { total: 1000, noCache: 1000, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 50, text: 50, reasoning: 0 },
}

const EASY: Omit<PlayerOptions, 'model'> = {
  time: 20_000,
  tries: 3,
  replyTokens: 1000,
  budget: { tokens: 1e9, time: 1e9, cost: null, tokensPerDay: 1e9 },
  price: null,
}

/** A player whose model follows a script: what to reply to what it is sent, the how manyth time. */
export function scripted(
  reply: (sent: Sent, count: number) => Reply | Promise<Reply>,
  options: Partial<PlayerOptions> = {},
): Scripted {
  const sent: Sent[] = []
  const model = new MockLanguageModelV3({
    doGenerate: async (call) => {
      const one = new Sent(call)
      sent.push(one)
      requests.dispatchEvent(new Event('sent'))
      const { text, tool, ...rest } = await reply(one, sent.length - 1)
      const said = text === undefined ? [] : [{ type: 'text' as const, text }]
      if (tool === undefined)
        return { content: said, finishReason: { unified: 'stop', raw: 'stop' }, usage, warnings: [] }
      const call_ = {
        type: 'tool-call' as const,
        toolCallId: `call-${sent.length}`,
        toolName: tool,
        input: JSON.stringify('input' in rest ? rest.input : {}),
      }
      return {
        content: [...said, call_],
        finishReason: { unified: 'tool-calls', raw: 'tool-calls' },
        usage,
        warnings: [],
      }
    },
  })
  return { player: new ModelPlayer({ ...EASY, ...options, model }), sent }
}

/** Never replies: it waits until nobody listens any more. */
export function never({ signal }: Sent): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}
