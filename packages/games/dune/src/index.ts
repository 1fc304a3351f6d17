export { dune } from './game.ts'
export type { Dune } from './state.ts'
export type { View } from './view.ts'
