import { defineConfig } from 'vitest/config'

const tests = (...names: readonly string[]) => names.map((name) => `packages/${name}/test/**/*.test.ts`)

const PURE = tests('kernel', 'testkit', 'bots', 'protocol', 'games/*', 'web')
const BROWSER = ['packages/web/test/browser/**']

export default defineConfig({
  test: {
    // Tests of servers and pages wait half of their time: three keep two cores busy.
    maxWorkers: 3,
    // Tests wait for no clock; the limit only ends what hangs, also on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: PURE,
          exclude: BROWSER,
          // They keep no state and touch nothing outside; loading a game anew for each file takes longer than testing it.
          isolate: false,
        },
      },
      // Loaded once for all files of a worker, like the rules: what they touch outside is their own for each test.
      { extends: true, test: { name: 'tables', include: tests('agents', 'server'), isolate: false } },
      { extends: true, test: { name: 'commands', include: tests('cli') } },
      {
        extends: true,
        test: { name: 'pages', include: BROWSER.map((folder) => `${folder}/*.test.ts`), testTimeout: 300_000 },
      },
    ],
    outputFile: { json: 'coverage/test-results.json' },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'packages/games/*/src/**/*.ts'],
      reporter: ['json', 'text-summary'],
      reportsDirectory: 'coverage',
      // A failing test must not hide which rules the others exercised.
      reportOnFailure: true,
    },
  },
})
