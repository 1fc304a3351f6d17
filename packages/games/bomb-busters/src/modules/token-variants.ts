import { COUNT_TOKEN } from '../state.ts'
import { defineModule } from './module.ts'

// What these missions change about info tokens stands in their tables (`infoTokens`, `setupTokens`); the rules that read it
// are in tokens/ (BB-10.3, BB-10.5, BB-5.5).
defineModule('even-odd-tokens', { make: () => ({}) })
defineModule('count-tokens', {
  // BB-M24.3, BB-M40.R1
  make: ({ tokensTravelWithSwap }) =>
    tokensTravelWithSwap === false ? { swapDiscards: ({ kind }) => kind === COUNT_TOKEN } : {},
})
defineModule('captain-false-tokens', { make: () => ({}) })
defineModule('false-tokens', { make: () => ({}) })
defineModule('no-info-unlimited-double-detector', { make: () => ({}) })
