import type { AnyFlow, Game } from '@riposte/kernel'
import { Source, type Span } from './source.ts'

/** Where a step can lead, read off its own source: the verbs take step names as literals, so this is the definition itself. */
export interface Edge {
  readonly from: string
  /** A step of the same flow, `END`, `EXIT`, or `?` where the source does not say. */
  readonly to: string
  readonly verb: 'goto' | 'ask' | 'askAll' | 'race' | 'wait' | 'call' | 'become' | 'done' | 'unwind'
  /** The flow called, the question asked, the exit taken, the result; as written in the source. */
  readonly label: string
}

/** Which argument of a verb names the next step; -1 for those that leave the flow. */
const NEXT_STEP: Readonly<Record<Edge['verb'], number>> = {
  goto: 0,
  call: 2,
  ask: 3,
  askAll: 3,
  race: 3,
  wait: -1,
  become: -1,
  done: -1,
  unwind: -1,
}

function isVerb(name: string): name is Edge['verb'] {
  return Object.hasOwn(NEXT_STEP, name)
}

/** `names`: what flows, questions and exits are called, to recognise a name that a bundler has numbered. */
export function edges(flow: AnyFlow, names: ReadonlySet<string> = new Set()): Edge[] {
  const found: Edge[] = []
  for (const [from, step] of Object.entries(flow.steps)) found.push(...edgesOf(flow, from, step.toString(), names))
  return found
}

function edgesOf(flow: AnyFlow, from: string, text: string, names: ReadonlySet<string>): Edge[] {
  const source = new Source(text)
  const scene = source.firstParameter()
  if (scene === '') return [{ from, to: '?', verb: 'goto', label: '' }]
  const isStep = (word: string | null): word is string => word !== null && Object.hasOwn(flow.steps, word)
  const labelled = (span: Span) => {
    const written = source.name(span) ?? '?'
    const plain = written.replace(/\d+$/, '')
    return !names.has(written) && names.has(plain) ? plain : written
  }
  const targets = (span: Span) => {
    const arms = source.arms(span).map((arm) => source.word(arm))
    if (arms.every(isStep)) return arms
    // A name that comes by way of a variable: any step that this one mentions may be meant.
    const mentioned = source.words().filter(isStep)
    return mentioned.length > 0 ? [...new Set(mentioned)] : ['?']
  }
  const found: Edge[] = []
  for (const { name: verb, args } of source.methodsOf(scene)) {
    if (!isVerb(verb)) continue
    const first = args.length === 0 ? [] : source.arms(args[0])
    if (verb === 'done') {
      const results = new Set(first.map((arm) => source.word(arm) ?? ''))
      for (const label of results.size === 0 ? [''] : results) found.push({ from, to: 'END', verb, label })
    } else if (verb === 'wait') {
      // The same step again, once something has happened.
      found.push({ from, to: from, verb, label: '' })
    } else if (verb === 'become') {
      found.push({ from, to: 'END', verb, label: first.map(labelled).join(' or ') })
    } else if (verb === 'unwind') {
      for (const arm of first) found.push({ from, to: 'EXIT', verb, label: labelled(arm) })
    } else {
      const label = verb === 'goto' ? '' : first.map(labelled).join(' or ')
      for (const to of targets(args[NEXT_STEP[verb]])) found.push({ from, to, verb, label })
    }
  }
  // A step may leave the last word to a function. What that one says is not in this source, unless it is told a step.
  for (const { name, args } of source.endsWithCallOn(scene)) {
    const told = args.flatMap((arg) => source.arms(arg).map((arm) => source.word(arm))).filter(isStep)
    for (const to of told.length > 0 ? told : ['?']) found.push({ from, to, verb: 'goto', label: name })
  }
  return found
}

/** One Mermaid diagram of all flows of a game. */
export function drawFlows(
  game: Pick<Game, 'flows'> & { readonly questions: readonly { readonly name: string }[] },
): string {
  const names = new Set([...game.flows, ...game.questions].map(({ name }) => name))
  for (const flow of game.flows) for (const exit of Object.keys(flow.exits)) names.add(exit)
  const parts = game.flows.map((flow) => {
    const title = flow.rule ? `${flow.name} (${flow.rule})` : flow.name
    return [`  subgraph ${node(flow, 'FLOW')}["${title}"]`, ...drawn(flow, names, '    '), '  end'].join('\n')
  })
  return `flowchart TD\n${parts.join('\n')}\n`
}

/** A Mermaid diagram of one flow. */
export function drawFlow(flow: AnyFlow): string {
  return `flowchart TD\n${drawn(flow, new Set(), '  ').join('\n')}\n`
}

function node(flow: AnyFlow, part: string): string {
  return `${flow.name}_${part}`.replace(/\W/g, '_')
}

function drawn(flow: AnyFlow, names: ReadonlySet<string>, indent: string): string[] {
  const lines = [`${node(flow, 'START')}(("${flow.name}")) --> ${node(flow, flow.start)}`]
  for (const step of Object.keys(flow.steps)) lines.push(`${node(flow, step)}["${step}"]`)
  for (const [exit, step] of Object.entries(flow.exits)) {
    lines.push(`${node(flow, `${exit}_IN`)}>"${exit}"] -.-> ${node(flow, step)}`)
  }
  for (const edge of edges(flow, names)) lines.push(`${node(flow, edge.from)} ${arrow(edge)} ${end(flow, edge)}`)
  return [...new Set(lines)].map((line) => indent + line)
}

function arrow({ verb, label }: Edge): string {
  if (verb === 'unwind') return '-.->'
  if (verb === 'goto' || verb === 'done') return label === '' ? '-->' : `-->|"${label}"|`
  return `==>|"${label === '' ? verb : `${verb} ${label}`}"|`
}

function end(flow: AnyFlow, { to, verb, label }: Edge): string {
  if (verb === 'done' || verb === 'become') return `${node(flow, 'END')}(("end"))`
  if (verb === 'unwind') return `${node(flow, `${label}_OUT`)}>"${label}"]`
  return to === '?' ? `${node(flow, 'UNKNOWN')}{"?"}` : node(flow, to)
}
