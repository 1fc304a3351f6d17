/**
 * How much of something a test does: matches played, pairs of worlds compared. `npm test` does the first amount, which
 * finds what a careless change breaks within minutes; `npm run test:long` does the second.
 */
export function amount(usual: number, long: number): number {
  return process.env.RIPOSTE_LONG === '1' ? long : usual
}
