export { ruleBot } from './bot.ts'
export { jackdaw } from './game.ts'
export type { Jackdaw } from './state.ts'
