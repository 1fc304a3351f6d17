import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    maxWorkers: 2,
    // Tests wait for no clock; the limit only ends what hangs, also on a machine that is busy.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
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
