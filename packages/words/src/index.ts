export * from './book.ts'
export * from './books.ts'
export * from './part.ts'
export * from './speaker.ts'
