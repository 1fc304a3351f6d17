import type { Json } from '@riposte/kernel'
import type { PileLayer, Sight } from '../face.ts'
import { capital, isSeat, spoken, valueText } from './spoken.ts'
import { plainTexts } from './texts.ts'

type Facts = { readonly [key: string]: Json }

function factsText(facts: Facts, names: readonly string[]): string {
  return Object.entries(facts)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .filter(([key, value]) => typeof value === 'string' || isSeat(key, value, names.length))
    .map(([key, value]) => `${spoken(key)} ${valueText(key, value, names)}`)
    .join(', ')
}

/** Every flow of which something is shown is a layer. The last one waits for an answer. */
export function pile({ seen, me, names }: Sight): readonly PileLayer[] {
  const layers: PileLayer[] = []
  seen.pile.forEach(({ flow, shown }, at) => {
    if (Object.keys(shown).length === 0) return
    layers.push({
      key: `${at}`,
      title: capital(spoken(flow)),
      effect: capital(factsText(shown, names)),
      stopped: null,
      open: false,
      picture: <Leaf at={layers.length} />,
    })
  })
  const asked = seen.decisions.some(({ seat, id }) => seat === me && id !== undefined)
  if (layers.length > 0 && asked) {
    layers.push({ key: 'mine', title: plainTexts.yourAnswer, effect: '', stopped: null, open: true, picture: <Mark /> })
  }
  return layers
}

/** A sheet of paper with as many lines as there are layers below it. */
function Leaf({ at }: { readonly at: number }) {
  return (
    <svg viewBox="0 0 60 90" width="100%" height="100%" aria-hidden="true">
      <rect x="1" y="1" width="58" height="88" rx="4" fill="var(--ground)" stroke="var(--ink-second)" />
      {Array.from({ length: at + 1 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines on paper
        <path key={line} d={`M12 ${20 + line * 10} h36`} stroke="var(--ink-second)" strokeWidth="2" />
      ))}
    </svg>
  )
}

/** The place of the reader's own answer, still empty. */
function Mark() {
  return (
    <svg viewBox="0 0 60 90" width="100%" height="100%" aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeWidth="1.8">
        <rect x="1" y="1" width="58" height="88" rx="4" strokeDasharray="5 4" />
        <path d="M23 38a7 7 0 1 1 9 7c-2 0.6-2 2.5-2 5M30 58v.5" strokeLinecap="round" strokeWidth="3" />
      </g>
    </svg>
  )
}
