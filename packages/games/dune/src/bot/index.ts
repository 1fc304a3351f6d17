export { ruleBot } from './rule-bot.ts'
export { judgement } from './search/judgement.ts'
