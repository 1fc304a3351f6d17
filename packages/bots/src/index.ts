export * from './play-match.ts'
export * from './random-bot.ts'
