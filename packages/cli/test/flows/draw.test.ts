import { type AnyFlow, type Game, type Next, Play, type Shape, seeded } from '@riposte/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { playOut, sitDown } from '../../../kernel/test/playing.ts'
import { detectorGame } from '../../../kernel/test/toys/detector.ts'
import { karama } from '../../../kernel/test/toys/karama.ts'
import { move159 } from '../../../kernel/test/toys/move159.ts'
import { drawFlow, drawFlows, type Edge, edges } from '../../src/flows/draw.ts'

/** A flow whose steps are these sources, to be read and never run. */
function written(steps: Readonly<Record<string, string>>): AnyFlow {
  const unread = (source: string) => Object.assign((): Next => ({}) as Next, { toString: () => source })
  return {
    name: 'written',
    number: -1,
    rule: '',
    shown: null,
    start: Object.keys(steps)[0],
    local: () => ({}),
    steps: Object.fromEntries(Object.entries(steps).map(([name, source]) => [name, unread(source)])),
    exits: {},
    standing: [],
    blocks: null,
    waits: null,
    claimed: null,
  }
}

/** The edges of one step `from` in a flow that also has steps a, b and c. */
function edgesOf(source: string): string[] {
  const step = 'a(x) { return x.done() }'
  return edges(written({ from: source, a: step, b: step, c: step }))
    .filter(({ from }) => from === 'from')
    .map(({ verb, to, label }) => `${verb} ${to}${label && ` ${label}`}`)
}

describe('the edges of a step', () => {
  test.each<[form: string, source: string, edges: string[]]>([
    ['a method', "from(x) { return x.goto('a') }", ['goto a']],
    ['an arrow', "(x) => x.goto('a')", ['goto a']],
    ['an arrow without brackets', "x => x.goto('a')", ['goto a']],
    ['an arrow with a body', "(x, input) => {\n  return x.goto('a', input)\n}", ['goto a']],
    ['a function', "function from(x) { return x.goto('a') }", ['goto a']],
    ['a quoted method', "'a step'(x) { return x.goto('a') }", ['goto a']],
    ['another name for the scene', "from(scene, action) { return scene.goto('a') }", ['goto a']],
    ['a name with a dollar', "($) => $.goto('a')", ['goto a']],
    ['double quotes', 'from(x) { return x.goto("a") }', ['goto a']],
    ['a template without substitutions', 'from(x) { return x.goto(`a`) }', ['goto a']],
    ['a line of its own', "from(x) {\n  return x\n    .goto(\n      'a',\n    )\n}", ['goto a']],
    ['two verbs', "from(x) { if (x.local.n) return x.goto('a')\n return x.goto('b') }", ['goto a', 'goto b']],
    ['two arms with a verb each', "(x) => (x.n ? x.goto('a') : x.goto('b'))", ['goto a', 'goto b']],
    ['two arms in the argument', "(x) => x.goto(x.n > 0 ? 'a' : 'b')", ['goto a', 'goto b']],
    ['a word in the condition', "(x) => x.goto(x.kind === 'c' ? 'a' : 'b')", ['goto a', 'goto b']],
    ['arms within arms', "(x) => x.goto(x.n ? (x.m ? 'a' : 'b') : 'c')", ['goto a', 'goto b', 'goto c']],
    ['arms after arms', "(x) => x.goto(x.n ? 'a' : x.m ? 'b' : 'c')", ['goto a', 'goto b', 'goto c']],
    ['other question marks', "(x) => x.goto((x.local?.n ?? 1) ? 'a' : 'b')", ['goto a', 'goto b']],
    [
      'a call on several lines',
      "from(x) {\n  return x.call(\n    reaction,\n    { seat: 1, facts: { a: [1, 2], text: ',)' } },\n    'b',\n  )\n}",
      ['call b reaction'],
    ],
    ['an imported name', "(x) => x.call(imported_0.reaction, {}, 'b')", ['call b reaction']],
    ['an imported name in brackets', "(x) => x.call((0,imported_0.reaction), {}, 'b')", ['call b reaction']],
    ['an imported function', "(x) => (0, imported_0.after)(x, 'b')", ['goto b after']],
    [
      'one of two flows',
      "(x) => x.call(x.n ? one : two, {}, x.n ? 'a' : 'b')",
      ['call a one or two', 'call b one or two'],
    ],
    ['a question', "(x) => x.ask(act, x.local.seat, { n: 1 }, 'a')", ['ask a act']],
    ['all', "(x) => x.askAll(bid, everyone(3), NO_FACTS, 'a')", ['askAll a bid']],
    ['facts by seat', "(x) => x.race(react, all, (seat) => ({ seat, 'c': 1 }), 'a')", ['race a react']],
    ['a race with passes', "(x) => x.race(react, all, {}, 'a', 'passes stay')", ['race a react']],
    ['an end', '(x) => x.done()', ['done END']],
    ['an end with a result', '(x, n) => x.done(n + 1)', ['done END']],
    ['an end with a word', "(x) => x.done('stands')", ['done END stands']],
    [
      'an end with one of two words',
      "(x, h) => x.done(h.length > 0 ? 'stopped' : 'stands')",
      ['done END stopped', 'done END stands'],
    ],
    ['an exit', '(x) => x.unwind(exits.surrendered, 3)', ['unwind EXIT surrendered']],
    ['one of two exits', '(x) => x.unwind(x.n ? lost : won)', ['unwind EXIT lost', 'unwind EXIT won']],
    ['a step in a variable', "from(x) { const next = x.n ? 'a' : 'b'\n return x.goto(next) }", ['goto a', 'goto b']],
    ['a step that the source does not say', '(x, next) => x.goto(next)', ['goto ?']],
    ['the last word left to a function', '(x) => nextTurn(x)', ['goto ? nextTurn']],
    ['a function that is told a step', "from(x, a) { return turns.after(x, a, 'b') }", ['goto b after']],
    ['an arm left to a function', "(x) => (x.n ? x.done() : after(x, 'b'))", ['done END', 'goto b after']],
    ['the other arm left to a function', "(x) => (x.n ? after(x, 'b') : other(x))", ['goto b after', 'goto ? other']],
    [
      'functions that only work for it',
      "from(x) { score(x)\n const n = { of: count(x) }\n return x.goto('a') }",
      ['goto a'],
    ],
    [
      'functions that only decide',
      "from(x) { const any = x.n ? many(x) !== 0 : one(x)\n return any ? x.goto('a') : x.done() }",
      ['goto a', 'done END'],
    ],
    ['a condition at the end', "from(x) { return falls(x, 1) ? x.goto('a') : x.goto('b') }", ['goto a', 'goto b']],
    ['a function whose name begins like a keyword', "from(x) { returnHome(x)\n return x.goto('a') }", ['goto a']],
    ['a pattern for the scene', '({ local, done }) => done()', ['goto ?']],
  ])('%s', (_, source, expected) => {
    expect(edgesOf(source)).toEqual(expected)
  })

  test.each<[where: string, source: string]>([
    ['a comment', "from(x) {\n  // not x.goto('b')\n  /* nor x.goto('c') */\n  return x.goto('a')\n}"],
    ['a text', "from(x) { x.tell(\"x.goto('b')\")\n return x.goto('a') }"],
    ['a text with escapes', "from(x) { x.note('it\\'s x.goto(b)', \"\\\\\")\n return x.goto('a') }"],
    [
      'a template',
      `from(x) { x.note(\`x.goto('b') \${x.n ? \`y \${x.m}\` : ')'} x.goto('c')\`)\n return x.goto('a') }`,
    ],
    ['a pattern', "from(x) { if (/['\"(]x.goto[/'](/.test(x.n / 2 / 3)) x.n = 1\n return x.goto('a') }"],
    ['another thing of that name', "from(x) { y.x.goto('b'); box.goto('c'); return x.goto('a') }"],
    ['a comment between arguments', "(x) => x.goto(/* to 'b', 'c' */ 'a' // and away\n)"],
  ])('are not read off %s', (_, source) => {
    expect(edgesOf(source)).toEqual(['goto a'])
  })

  test('know a name that a bundler has numbered, and leave a numbered name that is one', () => {
    const flow = written({ a: "(x) => x.call(x.n ? turn2 : mission46, {}, 'b')", b: '(x) => x.done()' })
    const [call] = edges(flow, new Set(['turn', 'mission46']))
    expect(call.label).toBe('turn or mission46')
  })
})

describe('what happens in play is drawn', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Every transition that a game made while it was played, as `flow: step verb to`. */
  function observe(): Set<string> {
    const seen = new Set<string>()
    const note = (play: Play, verb: Edge['verb'], to: string) => {
      const frame = play.stack[play.stack.length - 1]
      seen.add(`${frame.flow}: ${frame.step} ${verb} ${to}`)
    }
    const verbs = Play.prototype
    const { goto, call, ask, askAll, race, done, unwind } = verbs
    // A race or a question to nobody goes on by itself; that it asked is the edge, not the step it took.
    vi.spyOn(verbs, 'goto').mockImplementation(function (this: Play, ...args) {
      if (!asking) note(this, 'goto', args[0])
      return goto.apply(this, args)
    })
    let asking = false
    const ask4 = <A extends unknown[]>(verb: 'ask' | 'askAll' | 'race', put: (this: Play, ...args: A) => Next) =>
      function (this: Play, ...args: A): Next {
        note(this, verb, args[3] as string)
        asking = true
        const next = put.apply(this, args)
        asking = false
        return next
      }
    vi.spyOn(verbs, 'ask').mockImplementation(ask4('ask', ask))
    vi.spyOn(verbs, 'askAll').mockImplementation(ask4('askAll', askAll))
    vi.spyOn(verbs, 'race').mockImplementation(ask4('race', race))
    vi.spyOn(verbs, 'call').mockImplementation(function (this: Play, ...args) {
      note(this, 'call', args[2])
      return call.apply(this, args)
    })
    vi.spyOn(verbs, 'done').mockImplementation(function (this: Play, ...args) {
      note(this, 'done', 'END')
      return done.apply(this, args)
    })
    vi.spyOn(verbs, 'unwind').mockImplementation(function (this: Play, ...args) {
      note(this, 'unwind', 'EXIT')
      return unwind.apply(this, args)
    })
    return seen
  }

  function drawnEdges<G extends Shape>(game: Game<G>): Set<string> {
    return new Set(
      game.flows.flatMap((flow) => edges(flow).map(({ from, verb, to }) => `${flow.name}: ${from} ${verb} ${to}`)),
    )
  }

  function play<G extends Shape>(game: Game<G>, matches: number, options: object = {}): string[] {
    const seen = observe()
    for (let at = 0; at < matches; at++) playOut(sitDown(game, { seed: `${at}`, options }), seeded(`player ${at}`))
    vi.restoreAllMocks()
    return [...seen]
  }

  test.each([
    ['move159', () => play(move159, 40), move159.flows],
    ['karama', () => [...play(karama, 40), ...play(karama, 40, { joint: true })], karama.flows],
    ['detector', () => play(detectorGame, 40), detectorGame.flows],
  ])('%s', (name, run, flows) => {
    const seen = run()
    const drawn = drawnEdges({ move159, karama, detector: detectorGame }[name] as unknown as Game)
    expect(seen.filter((edge) => !drawn.has(edge))).toEqual([])
    // Every flow has been there, or this would prove little.
    expect(new Set(seen.map((edge) => edge.split(':')[0]))).toEqual(new Set(flows.map((flow) => flow.name)))
  })
})

test('a flow that becomes another ends there', () => {
  const [edge] = edges(written({ hand: '(x) => x.become(inner, {})' }))
  expect(edge).toEqual({ from: 'hand', to: 'END', verb: 'become', label: 'inner' })
})

describe('a diagram', () => {
  const NODE = String.raw`\w+(?:\["[^"\]]+"\]|\(\("[^"]+"\)\)|>"[^"]+"\]|\{"[^"]+"\})?`
  const ARROW = String.raw`(?:-->|==>|-\.->)(?:\|"[^"|]+"\|)?`
  const LINE = new RegExp(`^ +(?:${NODE}|${NODE} ${ARROW} ${NODE})$`)

  /** Checks what a parser would, and gives the nodes that arrows lead to or from and those that have a shape. */
  function parsed(diagram: string) {
    const [head, ...lines] = diagram.trimEnd().split('\n')
    expect(head).toBe('flowchart TD')
    const [used, shaped] = [new Set<string>(), new Set<string>()]
    let open = 0
    for (const line of lines) {
      if (/^ {2}subgraph \w+\["[^"]+"\]$/.test(line)) open++
      else if (line === '  end') open--
      else {
        if (!LINE.test(line)) throw new Error(`no parser would take ${line}`)
        const ends = line.trim().split(new RegExp(` ${ARROW} `))
        for (const end of ends) {
          const id = end.match(/^\w+/)?.[0] ?? ''
          if (end !== id) shaped.add(id)
          if (ends.length > 1) used.add(id)
        }
      }
      expect([0, 1]).toContain(open)
    }
    expect(open).toBe(0)
    return { used, shaped }
  }

  test.each([
    ['move159', move159.flows, drawFlows(move159)],
    ['karama', karama.flows, drawFlows(karama)],
    ['detector', detectorGame.flows, drawFlows(detectorGame)],
  ])('of all flows of %s is well formed and shows every step', (_, flows, diagram) => {
    const { used, shaped } = parsed(diagram)
    expect([...used].filter((id) => !shaped.has(id))).toEqual([])
    const steps = flows.flatMap((flow) => Object.keys(flow.steps).map((step) => `${flow.name}_${step}`))
    for (const step of steps) expect(shaped).toContain(step)
  })

  test('of one flow stands alone', () => {
    for (const flow of detectorGame.flows) expect(parsed(drawFlow(flow)).shaped.size).toBeGreaterThan(2)
  })

  test('shows results, exits and what is asked', () => {
    const diagram = drawFlows(detectorGame)
    expect(diagram).toContain('mission_surrendered_IN>"surrendered"] -.-> mission_giveUp')
    expect(diagram).toContain('confirm_leave -.-> confirm_surrendered_OUT>"surrendered"]')
    expect(diagram).toContain('detector_choose ==>|"ask choiceQuestion"| detector_chosen')
    expect(drawFlows(move159)).toContain('reaction_answered -->|"stopped"| reaction_END(("end"))')
  })

  test('keeps odd names from breaking it', () => {
    const flow = { ...written({ 'ask-again': "(x) => x.goto('ask-again')" }), name: 'king’s flip' }
    expect(edges(flow)).toEqual([{ from: 'ask-again', to: 'ask-again', verb: 'goto', label: '' }])
    expect(parsed(drawFlow(flow)).used).toContain('king_s_flip_ask_again')
  })
})
