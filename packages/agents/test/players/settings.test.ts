import { describe, expect, test } from 'vitest'
import { BadModels } from '../../src/players/index.ts'
import { languageModel } from '../../src/players/providers.ts'
import { modelsIn } from '../../src/players/settings.ts'

const KEYS = { ANTHROPIC_API_KEY: 'sk-ant-secret', OPENAI_API_KEY: 'sk-openai-secret', AI_GATEWAY_API_KEY: 'gw-secret' }

describe('what the environment says about models', () => {
  test('names them with their provider, address, key and limits; without a word there are none', () => {
    expect(modelsIn({})).toEqual([])
    expect(modelsIn({ RIPOSTE_MODELS: ' , ' })).toEqual([])
    const models = modelsIn({
      ...KEYS,
      RIPOSTE_MODELS:
        'haiku=anthropic/claude-haiku-4-5, gpt=openai/gpt-5-mini,any=gateway/mistral/large,own=compatible/@cf/llama@http://localhost:11434/v1',
      RIPOSTE_MODEL_SECONDS: '20',
      RIPOSTE_MODEL_TOKENS: '1000',
      RIPOSTE_MODEL_PRICES: 'haiku=1/5',
    })
    expect(models.map(({ name, provider, model, url, key }) => [name, provider, model, url, key])).toEqual([
      ['haiku', 'anthropic', 'claude-haiku-4-5', null, 'sk-ant-secret'],
      ['gpt', 'openai', 'gpt-5-mini', null, 'sk-openai-secret'],
      ['any', 'gateway', 'mistral/large', null, 'gw-secret'],
      ['own', 'compatible', '@cf/llama', 'http://localhost:11434/v1', ''],
    ])
    expect(models[0]).toMatchObject({ time: 20_000, tries: 3, price: { input: 1, output: 5 } })
    expect(models[0].budget).toMatchObject({ tokens: 1000, cost: null })
    const made = models.map((settings) => languageModel(settings))
    expect(made.map((model) => (typeof model === 'string' ? model : model.modelId))).toEqual([
      'claude-haiku-4-5',
      'gpt-5-mini',
      'mistral/large',
      '@cf/llama',
    ])
  })

  test.each([
    ['no provider', { RIPOSTE_MODELS: 'haiku' }, /is not name=provider\/model/],
    ['an unknown provider', { RIPOSTE_MODELS: 'haiku=nobody/model' }, /providers are anthropic, openai/],
    ['a name that no table could show', { RIPOSTE_MODELS: '<b>=openai/gpt' }, /is not name=provider\/model/],
    ['a key that is missing', { RIPOSTE_MODELS: 'x1=openai/gpt', OPENAI_API_KEY: '' }, /OPENAI_API_KEY is not set/],
    ['two of one name', { RIPOSTE_MODELS: 'gpt=openai/a,gpt=openai/b' }, /two players called gpt/],
    ['the name of a bot', { RIPOSTE_MODELS: 'rule=openai/a' }, /two players called rule/],
    ['a compatible service nowhere', { RIPOSTE_MODELS: 'own=compatible/llama' }, /needs an address/],
    // Or somebody's key would go where it does not belong.
    ['an address for a provider', { RIPOSTE_MODELS: 'gpt=openai/a@https://elsewhere' }, /only a compatible service/],
    ['a limit that is none', { RIPOSTE_MODELS: 'gpt=openai/a', RIPOSTE_MODEL_TOKENS: '-3' }, /above 0/],
    ['a cost without prices', { RIPOSTE_MODELS: 'gpt=openai/a', RIPOSTE_MODEL_COST: '1' }, /RIPOSTE_MODEL_PRICES/],
    ['prices of nobody', { RIPOSTE_MODELS: 'gpt=openai/a', RIPOSTE_MODEL_PRICES: 'gtp=1/2' }, /no model called gtp/],
    [
      'prices that are none',
      { RIPOSTE_MODELS: 'gpt=openai/a', RIPOSTE_MODEL_PRICES: 'gpt=cheap' },
      /is not name=in\/out/,
    ],
  ])('refuses %s, in words that quote no key', (_, env, message) => {
    const wrong = () => modelsIn({ ...KEYS, ...env }, ['rule'])
    expect(wrong).toThrow(BadModels)
    expect(wrong).toThrow(message)
    expect(wrong).not.toThrow(/secret/)
  })
})
