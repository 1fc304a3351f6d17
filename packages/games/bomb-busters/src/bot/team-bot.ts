import { type ActionJson, type Bot, below, type Seen } from '@riposte/kernel'
import type { View } from '../view.ts'
import { CHOICES } from './choices.ts'
import { Forms } from './forms.ts'
import { Sight } from './sight.ts'
import { chooseTurn } from './turn.ts'

/**
 * BB-16.3. A player of the team: it counts the deals that fit what it sees, cuts what is certain, and else takes the smallest risk.
 * It fills in wide forms itself, so nothing of them has to be listed for it.
 */
export const teamBot: Bot<View> = {
  name: 'team',
  lists: 0,
  decide({ seen, legal, random, fill }) {
    const chosen = choose(seen, legal, new Forms(fill))
    if (chosen !== null) return chosen
    return legal.length > 0 ? legal[below(random, legal.length)] : anything(new Forms(fill))
  },
}

function choose(seen: Seen<View>, legal: readonly ActionJson[], forms: Forms): ActionJson | null {
  const decision = seen.decisions.find(({ seat, id }) => seat === seen.observer && id !== undefined)
  if (decision?.question === undefined) return null
  const sight = new Sight(seen)
  if (decision.question === 'turn') return chooseTurn(sight, forms, legal)
  if (legal.length === 1) return legal[0]
  return CHOICES[decision.question]?.({ sight, forms, legal, about: decision.about ?? {} }) ?? null
}

/** The first answer that can be filled in at all. */
function anything(forms: Forms): ActionJson {
  for (const type of [
    'dualCut',
    'soloCut',
    'simultaneousFourCut',
    'simultaneousRedCut',
    'dualCutDoubleDetector',
  ] as const) {
    const action = forms.complete(type, [])
    if (action !== null) return action
  }
  throw new Error('nothing can be answered')
}
