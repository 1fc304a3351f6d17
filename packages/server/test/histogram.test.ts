import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { FastHistogram } from '../src/metrics/histogram.ts'

test('our histogram says what the histogram of the library would say', async () => {
  const bounds = [0.001, 0.01, 0.1]
  const registry = new Registry()
  const library = new Histogram({ name: 'took_seconds', help: 'How long', buckets: bounds, registers: [registry] })
  const ours = new FastHistogram('took_seconds', 'How long', bounds)
  for (const milliseconds of [0, 1, 1.5, 10, 64, 100, 250, 4000]) {
    library.observe(milliseconds / 1000)
    ours.add(milliseconds)
  }
  expect(ours.text().trim().split('\n')).toEqual((await registry.metrics()).trim().split('\n'))
})
