import type { Json } from '@riposte/kernel'
import { isTold, territory, text } from './names.ts'
import { abilityWords, WHAT_A_HIT_DOES } from './what-a-hit-does.ts'

type About = Readonly<Record<string, Json>>

/** What the use is about, as far as everybody may know. */
function subject({ territory: where, element }: About): string {
  const parts = [
    ...(isTold(where) ? [territory(where)] : []),
    ...(isTold(element) ? [`the element asked for is the ${text(element)}`] : []),
  ]
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}

function hitOn(key: Json, user: Json): string {
  const words = WHAT_A_HIT_DOES[text(key)]
  if (words === undefined) return ''
  const instead = words.instead(user)
  return `${words.hit(user)}${instead === '' ? '' : `; then ${instead}`}`
}

/** IN-2.5: whose ability is at stake, what it is about, and what a hit would do; of several, each (IN-3.6). */
export function opportunity(about: About): string {
  const uses = ['', '2', '3', '4']
    .map((place) => ({ key: about[`ability${place}`], user: about[`user${place}`] }))
    .filter(({ key }) => isTold(key))
  if (uses.length === 0) return 'Do you play Karama?'
  const told = uses.map(({ key, user }) => WHAT_A_HIT_DOES[text(key)]?.use(user, about) ?? text(key)).join(' ')
  if (uses.length === 1) {
    const [{ key, user }] = uses
    return `${told.replace(/\.$/, '')}${subject(about)}. Do you play Karama? If so: ${hitOn(key, user)}.`
  }
  const hits = uses.map(({ key, user }) => `Against ${abilityWords(key)} (${text(key)}): ${hitOn(key, user)}.`)
  return `${told.replace(/\.$/, '')}${subject(about)}. Do you play Karama, and against what? ${hits.join(' ')}`
}
