export { bombBusters } from './game.ts'
export type { BombBusters } from './state.ts'
export type { View } from './view.ts'
