export { ruleBot } from './rule-bot.ts'
