import { describe } from 'vitest'
import { describeBelongings } from './belongings-suite.ts'
import { describeCampaigns } from './campaign-suite.ts'
import { describeCrowds } from './crowd-suite.ts'
import { AtStore, type Ground } from './ground.ts'
import { describeLogs } from './log-suite.ts'
import { describeSteps } from './step-suite.ts'
import { describeTables } from './table-suite.ts'

/** The promises that every store keeps. */
export function describeStore(ground: Ground): void {
  describe(`${ground.name}`, () => {
    const here = new AtStore(() => ground.place())
    describeTables(ground, here)
    describeLogs(here)
    describeSteps(ground, here)
    describeBelongings(here)
    describeCampaigns(here)
    describeCrowds(ground, here)
  })
}
