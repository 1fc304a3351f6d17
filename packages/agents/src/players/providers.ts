import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createGateway, type LanguageModel } from 'ai'
import type { ModelSettings } from './settings.ts'

/** The model itself, as its provider's library has it. */
export function languageModel({ provider, model, url, key: apiKey }: ModelSettings): LanguageModel {
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ apiKey })(model)
    case 'openai':
      return createOpenAI({ apiKey })(model)
    case 'gateway':
      return createGateway({ apiKey })(model)
    case 'compatible':
      // A service that needs no key still gets a header; this one is nobody's. What others imitate is the chat interface.
      return createOpenAI({ apiKey: apiKey === '' ? 'none' : apiKey, baseURL: url ?? '' }).chat(model)
  }
}
