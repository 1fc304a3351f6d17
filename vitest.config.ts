import { defineConfig } from 'vitest/config'

/** `npm run test:long` also runs what takes long, and measures everything. */
const isLong = process.env.RIPOSTE_LONG === '1'

/** The seed of another order of files and tests, if `npm test -- --shuffle` asks for one. */
const shuffled = process.env.RIPOSTE_SHUFFLE
const ORDER = shuffled === undefined ? {} : { shuffle: true, seed: Number(shuffled) }

const tests = (...names: readonly string[]) => names.map((name) => `packages/${name}/test/**/*.test.ts`)

const PURE = tests('kernel', 'words', 'choice', 'testkit', 'bots', 'protocol', 'games/*', 'web')
const BROWSER = ['packages/web/test/browser/**']
/** They play thousands of matches, or draw thousands of points, and come to the same lines again and again. */
const FUZZ = [
  'packages/games/*/test/{enrol*,leaks,missions,invariants,equipment/fuzz}.test.ts',
  'packages/testkit/test/{leaks,conformance}.test.ts',
  'packages/web/test/dune-cartography.test.ts',
]
/** Whole games in a browser that take minutes. Their parts are tested on pages of their own, their secrets on the wire. */
const LONG_PAGES = ['packages/web/test/browser/{bomb-busters-match,dune-match,dune-secrets}.test.ts']
/** How many files of a project run at once, and when its turn is: a worker keeps what it has loaded within its project. */
const together = (maxWorkers: number, groupOrder: number) => ({ maxWorkers, sequence: { ...ORDER, groupOrder } })
/** What only computes: more would load the same modules again for nothing. */
const COMPUTES = 2
/** What waits half of its time, for a server, a browser or another process. */
const WAITS = 4
/** Which projects coverage is measured in. The rules are exercised by tests of their own: the others would add nothing. */
const MEASURED = { env: { RIPOSTE_MEASURED: '1' } }
const IN_THE_LONG_RUN = isLong ? MEASURED : {}

export default defineConfig({
  test: {
    sequence: ORDER,
    // What a worker has loaded stays for its next file: loading takes longer than testing. Tests keep no state in modules,
    // and what they touch outside is their own.
    isolate: false,
    // Five projects load the same sources: each is translated once, and again only when it has changed.
    experimental: { fsModuleCache: true },
    // Threads are translated by a process that is waited for: esbuild's own thread waits forever if its process ends.
    env: { ESBUILD_WORKER_THREADS: '0' },
    // Tests wait for no clock; the limit only ends what hangs, also on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: PURE, exclude: [...BROWSER, ...FUZZ], ...together(COMPUTES, 1), ...MEASURED },
      },
      {
        extends: true,
        test: { name: 'fuzz', include: FUZZ, testTimeout: 600_000, ...together(COMPUTES, 2), ...IN_THE_LONG_RUN },
      },
      {
        extends: true,
        test: {
          name: 'tables',
          include: tests('agents', 'server'),
          globalSetup: 'packages/server/test/programs.ts',
          ...together(WAITS, 3),
          ...IN_THE_LONG_RUN,
        },
      },
      // They start processes and load little themselves.
      {
        extends: true,
        test: { name: 'commands', include: tests('cli'), isolate: true, ...together(WAITS, 4), ...IN_THE_LONG_RUN },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: BROWSER.map((folder) => `${folder}/*.test.ts`),
          exclude: isLong ? [] : LONG_PAGES,
          testTimeout: 600_000,
          ...together(WAITS, 5),
          ...IN_THE_LONG_RUN,
        },
      },
    ],
    outputFile: { json: 'coverage/test-results.json' },
    coverage: {
      provider: 'custom',
      customProviderModule: 'scripts/coverage.mjs',
      include: ['packages/*/src/**/*.{ts,tsx}', 'packages/games/*/src/**/*.{ts,tsx}'],
      reporter: ['json', 'text-summary'],
      reportsDirectory: 'coverage',
      // A failing test must not hide which rules the others exercised.
      reportOnFailure: true,
    },
  },
})
