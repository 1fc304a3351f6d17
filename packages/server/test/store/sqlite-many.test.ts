import Database from 'libsql'
import { expect, test } from 'vitest'
import { ManyRows } from '../../src/store/sqlite-many.ts'

test('every row is written once, in order, however many there are', () => {
  const db = new Database(':memory:')
  db.exec('CREATE TABLE words (place INTEGER PRIMARY KEY, word TEXT)')
  const insert = new ManyRows(db, 2, (rows) => `INSERT INTO words VALUES ${rows}`)
  const remove = new ManyRows(db, 1, (rows) => `DELETE FROM words WHERE place IN (VALUES ${rows})`)
  for (const many of [0, 1, 2, 31, 32, 33, 64, 100]) {
    const words = Array.from({ length: many }, (_, place) => ({ place, word: `word ${place}` }))
    expect(insert.run(words.flatMap(({ place, word }) => [place, word]))).toBe(many)
    expect(db.prepare('SELECT json_group_array(word) AS words FROM words').get()).toMatchObject({
      words: JSON.stringify(words.map(({ word }) => word)),
    })
    // Only those that are there count.
    expect(remove.run([...words.map(({ place }) => place), 1000])).toBe(many)
  }
  db.close()
})
