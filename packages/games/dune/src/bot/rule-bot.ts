import type { ActionJson, Bot, Deciding as Decided, Looking, SeatedBot } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { View } from '../view.ts'
import { CHOICES } from './choices.ts'
import { passIn } from './deciding.ts'
import { Forms } from './forms.ts'
import { Sight } from './sight.ts'
import { look } from './unasked.ts'

/**
 * A player by rules of thumb. It weighs everything in spice: strongholds by how near they bring somebody to victory,
 * tokens, cards, leaders, battles by the plans the other may have. Wide forms it fills in itself.
 */
export const ruleBot: Bot<View> = {
  name: 'rules',
  lists: 0,
  decide,
  unasked: (looking) => look(looking).action,
  sit: attentive,
}

function decide(decided: Decided<View>): ActionJson {
  return choose(decided) ?? sensible(decided)
}

/** What has to happen before there can be something to do unasked. */
const OCCASIONS: ReadonlySet<string> = new Set([
  'phaseBegan',
  'cardUp',
  'dealProposed',
  'LEADER_KILLED',
  'allianceMade',
])

/** The same player who, told what happens, looks up only when there is an occasion: to look costs more than to think. */
function attentive(): SeatedBot<View> {
  let isDue = true
  return {
    name: ruleBot.name,
    lists: 0,
    decide,
    unasked(looking: Looking<View>) {
      if (!isDue) return null
      const { action, waits } = look(looking)
      isDue = waits
      return action
    },
    hear(events) {
      isDue ||= events.some(({ type }) => OCCASIONS.has(type.name))
    },
  }
}

function choose({ seen, legal, fill, random }: Decided<View>): ActionJson | null {
  const decision = seen.decisions.find(({ seat, id }) => seat === seen.observer && id !== undefined)
  const { mine } = seen.view
  if (decision?.question === undefined || mine === null) return null
  // Most windows leave nothing to choose; wide forms are not among the listed answers.
  if (legal.length === 1 && !isWide(decision.question)) return legal[0]
  const choice = CHOICES[decision.question]
  if (choice === undefined) return null
  const sight = new Sight(seen, mine)
  return choice({ sight, forms: new Forms(fill), legal, about: decision.about ?? {}, random })
}

const WITH_FORMS: ReadonlySet<string> = new Set([
  'prediction',
  'fremenPlacement',
  'ride',
  'bidding',
  'revive',
  'shipment',
  'movement',
  'alsoTake',
  'makePlan',
  'whereFrom',
])

/** Whether a question has answers that are filled in and not listed. */
export const isWide = (question: string | undefined): boolean => question !== undefined && WITH_FORMS.has(question)

/** Where nothing else is known: to let it pass, the first answer there is, or the first form that can be filled in. */
function sensible({ legal, fill }: Decided<View>): ActionJson {
  if (legal.length > 0) return passIn(legal) ?? legal[0]
  const forms = new Forms(fill)
  for (const type of Object.keys(actions) as (keyof typeof actions)[]) {
    const action = forms.complete(type)
    if (action !== null) return action
  }
  throw new Error('nothing can be answered')
}
