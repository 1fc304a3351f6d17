import { expect, test } from 'vitest'
import { citations, type FileCoverage, readExclusions, ruleCoverage, type SourceFile } from '../src/index.ts'

const at = (line?: number) => ({ start: line === undefined ? {} : { line }, end: {} })

/** Coverage of a file from the counts of what starts on each line. */
function counted(lines: {
  statements?: [line: number, count: number][]
  functions?: [line: number, count: number][]
  branches?: [line: number, arms: [line: number | undefined, count: number][]][]
}): FileCoverage {
  const keyed = <T, U>(list: readonly T[] | undefined, value: (entry: T) => U) =>
    Object.fromEntries((list ?? []).map((entry, key) => [String(key), value(entry)]))
  return {
    statementMap: keyed(lines.statements, ([line]) => at(line)),
    fnMap: keyed(lines.functions, ([line]) => ({ decl: at(line), loc: at(line + 1) })),
    branchMap: keyed(lines.branches, ([line, arms]) => ({ loc: at(line), locations: arms.map(([arm]) => at(arm)) })),
    s: keyed(lines.statements, ([, count]) => count),
    f: keyed(lines.functions, ([, count]) => count),
    b: keyed(lines.branches, ([, arms]) => arms.map(([, count]) => count)),
  }
}

function report(
  text: string,
  coverage: FileCoverage | null,
  rest: { tests?: [string, boolean][]; excluded?: string[] } = {},
) {
  const source: SourceFile = { name: 'turn.ts', text, coverage }
  return ruleCoverage({
    game: 'toy',
    ids: ['TO-1.1', 'TO-1.2', 'TO-1.10'],
    sections: new Set(['1', 'TO-S']),
    sources: [source],
    tests: (rest.tests ?? []).map(([title, passed]) => ({ title, passed })),
    exclusions: (rest.excluded ?? []).map((id) => ({ id, reason: 'a remark' })),
  })
}

test('an id at the end of a line stands beside that line, one on its own line beside the next code', () => {
  const source = [
    'const a = 1 // IK-1.1',
    '// IK-1.2, IK-1.3 and more',
    '',
    '/* a remark */',
    'const b = 2',
    '/**',
    ' * IK-1.4: why.',
    ' */',
    'function c() {}',
    '/* IK-1.5 */ c()',
    '// IK-1.6',
  ].join('\n')
  expect(citations(source)).toEqual([
    { id: 'IK-1.1', line: 1 },
    { id: 'IK-1.2', line: 5 },
    { id: 'IK-1.3', line: 5 },
    { id: 'IK-1.4', line: 9 },
    { id: 'IK-1.5', line: 10 },
    { id: 'IK-1.6', line: null },
  ])
})

test('what looks like a comment inside a string, a template or a regular expression is none', () => {
  const source = [
    "const a = 'https://IK-1.1' // IK-2.1",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test contains a template
    'const b = `// IK-1.2 ${a + `/* IK-1.3 ${{ a }} */`} // IK-1.4` // IK-2.2',
    'const c = /[/*"] IK-1.5/.test(a) // IK-2.3',
    'const d = 4 / 2 // IK-2.4',
    'const e = "it\\"s // IK-1.6"',
  ].join('\n')
  expect(citations(source).map(({ id, line }) => [id, line])).toEqual([
    ['IK-2.1', 1],
    ['IK-2.2', 2],
    ['IK-2.3', 3],
    ['IK-2.4', 4],
  ])
})

test('a rule is exercised when every statement, function and branch arm that starts on its line ran', () => {
  const text = '// TO-1.1\nif (a) return b'
  const ran = counted({
    statements: [[2, 3]],
    branches: [
      [
        2,
        [
          [2, 1],
          [undefined, 2],
        ],
      ],
    ],
  })
  expect(report(text, ran).rules[0]).toMatchObject({ id: 'TO-1.1', implemented: true, exercised: true, missing: false })

  const neverElse = counted({
    statements: [[2, 3]],
    branches: [
      [
        2,
        [
          [2, 3],
          [undefined, 0],
        ],
      ],
    ],
  })
  expect(report(text, neverElse).rules[0]).toMatchObject({ implemented: true, exercised: false, missing: true })

  const neverCalled = counted({ statements: [[2, 1]], functions: [[2, 0]] })
  expect(report(text, neverCalled).rules[0]).toMatchObject({ exercised: false })

  const elsewhere = counted({
    statements: [
      [2, 1],
      [3, 0],
    ],
    branches: [
      [
        2,
        [
          [2, 1],
          [3, 0],
        ],
      ],
    ],
  })
  expect(report(text, elsewhere).rules[0]).toMatchObject({ exercised: true })
})

test('a file that no test has loaded exercises nothing', () => {
  expect(report('go() // TO-1.1', null).rules[0]).toMatchObject({ implemented: true, exercised: false })
})

test('a rule cited in two places is exercised when both ran', () => {
  const text = 'a() // TO-1.1\nb() // TO-1.1'
  expect(
    report(
      text,
      counted({
        statements: [
          [1, 1],
          [2, 0],
        ],
      }),
    ).rules[0],
  ).toMatchObject({
    places: [
      { at: 'turn.ts:1', ran: true },
      { at: 'turn.ts:2', ran: false },
    ],
    exercised: false,
  })
})

test('a line on which nothing starts proves nothing unless a passing test names the rule', () => {
  const row = '  ["Fool", 1], // TO-1.1'
  expect(report(row, counted({})).rules[0]).toMatchObject({ implemented: true, exercised: false, missing: true })
  expect(report(row, counted({}), { tests: [['TO-1.1: fails', false]] }).rules[0]).toMatchObject({ missing: true })
  expect(report(row, counted({}), { tests: [['TO-1.1: holds', true]] }).rules[0]).toMatchObject({
    exercised: true,
    named: true,
    missing: false,
  })
})

test('a title names the ids written out in it and no longer or shorter ones', () => {
  const { coverage } = report('', counted({}), { tests: [['TO-1.10: ten', true]] })
  expect(coverage).toEqual({
    game: 'toy',
    total: 3,
    implemented: 0,
    exercised: 0,
    named: 1,
    excluded: 0,
    missing: ['TO-1.1', 'TO-1.2'],
  })
})

test('an excluded rule is not missing', () => {
  expect(report('', counted({}), { excluded: ['TO-1.2'] }).coverage).toMatchObject({
    excluded: 1,
    missing: ['TO-1.1', 'TO-1.10'],
  })
})

test('citing a rule that the book does not have is a problem; sections, other books and other words are none', () => {
  expect(report('a() // TO-9.9, TO-1, TO-S, UTF-8, IK-1.1', counted({})).problems).toEqual([
    'turn.ts cites TO-9.9, which is not in the rulebook',
  ])
})

test('an exclusion names a rule that exists and gives a reason', () => {
  const list = [
    { id: 'TO-1.1', reason: 'a remark' },
    { id: 'TO-1.1', reason: 'again' },
    { id: 'TO-1.2', reason: ' ' },
    { id: 'TO-7', reason: 'gone' },
    'TO-1.2',
  ]
  const { exclusions, problems } = readExclusions(list, (id) => id.startsWith('TO-1'))
  expect(exclusions).toEqual([{ id: 'TO-1.1', reason: 'a remark' }])
  expect(problems).toEqual([
    'exclusion TO-1.1 stands there twice',
    'exclusion TO-1.2 gives no reason',
    'exclusion TO-7: there is no such rule',
    'exclusion 5 has no id',
  ])
})
