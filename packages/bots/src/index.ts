export * from './play-match.ts'
export * from './random-bot.ts'
export * from './search/search.ts'
export * from './search/search-bot.ts'
