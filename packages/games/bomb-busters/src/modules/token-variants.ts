import { COUNT_TOKEN } from '../state.ts'
import { defineModule } from './module.ts'

// What these missions change about info tokens stands in their tables (`infoTokens`, `setupTokens`); the rules that read it
// are in tokens/ (BB-10.3, BB-10.5, BB-5.5).
export const evenOddTokens = defineModule('even-odd-tokens', { make: () => ({}) })
export const countTokens = defineModule('count-tokens', {
  // BB-M24.3, BB-M40.R1
  make: ({ tokensTravelWithSwap }: { readonly tokensTravelWithSwap: boolean }) =>
    tokensTravelWithSwap ? {} : { swapDiscards: ({ kind }) => kind === COUNT_TOKEN },
})
export const captainFalseTokens = defineModule('captain-false-tokens', { make: () => ({}) })
export const falseTokens = defineModule('false-tokens', { make: () => ({}) })
export const noInfoUnlimitedDoubleDetector = defineModule('no-info-unlimited-double-detector', { make: () => ({}) })
