import { defineConfig } from 'vitest/config'

const RULES = ['kernel', 'testkit', 'bots', 'protocol', 'games/*'].map((name) => `packages/${name}/test/**/*.test.ts`)

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Tests wait for no clock; the limit only ends what hangs, also on a machine that is busy.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          // Rules keep no state and touch nothing outside; loading a game anew for each file takes longer than testing it.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'tables', include: ['packages/*/test/**/*.test.ts'], exclude: RULES } },
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
