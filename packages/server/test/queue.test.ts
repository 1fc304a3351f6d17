import { expect, test } from 'vitest'
import { Queue } from '../src/table/queue.ts'

/** A task that says when it begins, and ends when it is told to. */
function task(told: string[], name: string) {
  let end: (error?: Error) => void = () => {}
  const ended = new Promise<string>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve(name) : reject(error))
  })
  const run = () => {
    told.push(name)
    return ended
  }
  return { run, end }
}

test('what has nobody before it begins at once, everything else when its turn comes', async () => {
  const queue = new Queue()
  const told: string[] = []
  const [one, two, three] = ['one', 'two', 'three'].map((name) => task(told, name))
  const first = queue.run(one.run)
  const second = queue.run(two.run)
  const third = queue.run(three.run)
  expect(told).toEqual(['one'])
  expect(queue.length).toBe(3)
  one.end()
  expect(await first).toBe('one')
  await Promise.resolve()
  expect(told).toEqual(['one', 'two'])
  expect(queue.length).toBe(2)
  two.end()
  three.end()
  expect(await Promise.all([second, third])).toEqual(['two', 'three'])
  expect(told).toEqual(['one', 'two', 'three'])
  expect(queue.length).toBe(0)
})

test('a failure is told to whoever handed it in, and the next one begins all the same', async () => {
  const queue = new Queue()
  const told: string[] = []
  const broken = task(told, 'broken')
  const failed = queue.run(broken.run)
  const after = queue.run(async () => 'after')
  broken.end(new Error('it broke'))
  await expect(failed).rejects.toThrow('it broke')
  expect(await after).toBe('after')
  expect(queue.length).toBe(0)
})

test('what is handed in while another one begins waits for the end of that', async () => {
  const queue = new Queue()
  const told: string[] = []
  const inner = await queue.run(async () => {
    const waits = queue.run(async () => told.push('inner'))
    await Promise.resolve()
    told.push('outer')
    return { waits }
  })
  await inner.waits
  expect(told).toEqual(['outer', 'inner'])
})

test('it is drained when everything is done that was handed in before, whatever became of it', async () => {
  const queue = new Queue()
  const told: string[] = []
  const slow = task(told, 'slow')
  const failed = queue.run(slow.run).catch(() => told.push('failed'))
  const drained = queue.drained().then(() => told.push('drained'))
  slow.end(new Error('it broke'))
  await Promise.all([failed, drained])
  expect(told).toEqual(['slow', 'failed', 'drained'])
})
