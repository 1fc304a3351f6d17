/** A step of a chart, and where it leads. */
export interface ChartStep {
  readonly id: string
  readonly text: string
  /** A question, a moment between two steps, or a step. */
  readonly look: 'step' | 'question' | 'moment'
  readonly exits: readonly { readonly to: string; readonly when: string | null }[]
}

interface Drawn {
  text: string
  look: ChartStep['look']
  readonly exits: { to: string; when: string | null }[]
}

/** Where a chart of states begins and ends. */
const OUTSIDE = '[*]'
const NAMED_STATE = /^state "([^"]*)" as (\w+)$/
const CHANGE = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?:: (.*))?$/
const NODE = /^(\w+)(?:\(\["([^"]*)"\]\)|\["([^"]*)"\]|\{"([^"]*)"\})?/
const ARROW = /^(?:-- "([^"]*)" )?--> /

/**
 * Reads the two kinds of Mermaid charts that a rulebook has, as far as rulebooks use them: flowcharts and diagrams of
 * states. Null for anything else. Steps come before those they lead to, except where a way leads back.
 */
export function readChart(source: string): readonly ChartStep[] | null {
  const [kind, ...lines] = source.split('\n').map((line) => line.trim())
  const steps = new Map<string, Drawn>()
  const step = (id: string): Drawn => {
    const known = steps.get(id) ?? { text: id, look: 'step', exits: [] }
    steps.set(id, known)
    return known
  }
  const read = kind.startsWith('flowchart') ? readFlow : kind.startsWith('stateDiagram') ? readState : null
  if (read === null || !lines.filter(Boolean).every((line) => read(line, step))) return null
  return inOrder(steps)
}

type StepOf = (id: string) => Drawn

/** `A["words"] -- "when" --> B --> C`: false where it says something else. */
function readFlow(line: string, step: StepOf): boolean {
  let rest = line
  let before: Drawn | null = null
  let when: string | null = null
  while (rest !== '') {
    const node = NODE.exec(rest)
    if (node === null) return false
    const [whole, id, moment, box, question] = node
    const here = step(id)
    const words = moment ?? box ?? question
    if (words !== undefined) here.text = words.replace(/<br\s*\/?>/g, ' ')
    if (moment !== undefined) here.look = 'moment'
    if (question !== undefined) here.look = 'question'
    before?.exits.push({ to: id, when })
    before = here
    rest = rest.slice(whole.length).trimStart()
    if (rest === '') return true
    const arrow = ARROW.exec(rest)
    if (arrow === null) return false
    when = arrow[1] ?? null
    rest = rest.slice(arrow[0].length)
  }
  return true
}

/** `state "words" as A` or `A --> B: when`: false where it says something else. */
function readState(line: string, step: StepOf): boolean {
  const named = NAMED_STATE.exec(line)
  if (named !== null) {
    step(named[2]).text = named[1]
    return true
  }
  const change = CHANGE.exec(line)
  if (change === null) return false
  const [, from, to, when = null] = change
  // How it begins and how it ends is said at the states themselves.
  if (from === OUTSIDE) step(to)
  else if (to === OUTSIDE) step(from)
  else step(from).exits.push({ to, when })
  return true
}

function inOrder(steps: ReadonlyMap<string, Drawn>): readonly ChartStep[] {
  const left = new Map(steps)
  const ordered: ChartStep[] = []
  const leadsTo = (to: string, from: Iterable<Drawn>) => [...from].some(({ exits }) => exits.some((e) => e.to === to))
  while (left.size > 0) {
    const ids = [...left.keys()]
    const done = ordered.map(({ id }) => steps.get(id)!)
    const next = ids.find((id) => !leadsTo(id, left.values())) ?? ids.find((id) => leadsTo(id, done)) ?? ids[0]
    const { text, look, exits } = left.get(next)!
    left.delete(next)
    ordered.push({ id: next, text, look, exits })
  }
  return ordered
}
