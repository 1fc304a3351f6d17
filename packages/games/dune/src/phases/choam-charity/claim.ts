import { type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { question } from '../../kit.ts'

const { claimCharity, pass } = actions

/** DU-7.1: the bank raises a claimant to this. */
export const CHARITY_LEVEL = 2

const NOT_POOR: Blocked = blocked('notPoor', 'DU-7.1', 'Only who has 0 or 1 spice behind the shield may claim charity.')

/**
 * DU-19.12: everybody is asked, whatever they own (DU-3.9, VI-5.9); who is not poor enough can only decline, and learns that
 * alone (VI-3.8).
 */
export const charityClaim = question('charityClaim', {
  rule: 'DU-7.4',
  takes: [claimCharity, pass],
  legal(_pub, mine, _seat, _about, out) {
    out.add(pass.of())
    if (mine.spice < CHARITY_LEVEL) out.add(claimCharity.of())
  },
  why: () => NOT_POOR,
  timeout: () => pass.of(),
})
