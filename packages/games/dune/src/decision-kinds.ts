import type { DecisionKinds } from '@riposte/kernel'

/** DU-2.10 (`timeLimits`), DU-3.7, IN-3.3: the kinds of decision that a table may give a time of their own. */
export const decisionKinds: DecisionKinds = {
  window: {
    rule: 'IN-3.3',
    name: 'Interrupt windows',
    says: 'Everybody is asked at once whether they interrupt: with Karama, or with a card that has a moment of its own.',
    questions: ['karamaOpportunity', 'stormCards', 'thumper', 'harvester', 'amal', 'stopShipment', 'anytime'],
    least: 10,
    most: 30,
    suggested: 20,
  },
  bid: {
    rule: 'DU-3.7',
    name: 'Bids',
    says: 'A bid for the card that is up, or a pass.',
    questions: ['bidding'],
    least: 5,
    most: 300,
    suggested: 10,
  },
  plan: {
    rule: 'DU-11.10',
    name: 'Battle plans',
    says: 'A battle plan, an element of it that Prescience asks for, and where the forces come from.',
    questions: ['makePlan', 'commitElement', 'whereFrom'],
    least: 15,
    most: 3600,
    suggested: 120,
  },
  other: {
    rule: 'DU-3.7',
    name: 'Everything else',
    says: 'All other decisions.',
    least: 10,
    most: 86_400,
    suggested: 120,
  },
}
