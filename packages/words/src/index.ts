export * from './book.ts'
export * from './frame.ts'
export * from './part.ts'
export * from './speaker.ts'
