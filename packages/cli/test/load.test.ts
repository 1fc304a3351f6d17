import { beforeAll, describe, expect, test } from 'vitest'
import { type LoadReport, told } from '../src/load/report.ts'
import { json, riposte } from './command.ts'

describe('riposte load', () => {
  let report: LoadReport
  beforeAll(async () => {
    report = await json(['load', '--tables', '3', '--seconds', '1', '--idle', '20'], riposte)
  })

  test('a small run loses and refuses nothing, and its figures fit together', () => {
    expect(report).toMatchObject({
      game: 'imposter-kings',
      store: 'SQLite',
      tables: 3,
      processes: 1,
      refused: 0,
      lost: 0,
    })
    expect(report.moves).toBeGreaterThan(0)
    expect(report.seconds).toBeGreaterThan(0.9)
    expect(report.movesPerSecond).toBeCloseTo(report.moves / report.seconds, 3)
    expect(report.p50).toBeGreaterThan(0)
    expect(report.p99).toBeGreaterThanOrEqual(report.p50)
    expect(report.serverMicroseconds).toBeGreaterThan(1)
    expect(report.clientMicroseconds).toBeGreaterThan(1)
    expect(Math.min(...report.calibration)).toBeGreaterThan(1)
    expect(report.idle).toMatchObject({ tables: 20 })
  })

  test('says in words what was played and how', () => {
    const said = told(report)
    expect(said).toContain('The Imposter Kings')
    expect(said).toContain('3 tables of 2 clients')
    expect(said).toMatch(/refused\s+0\n/)
    expect(said).toMatch(/lost\s+0\n/)
  })
})
