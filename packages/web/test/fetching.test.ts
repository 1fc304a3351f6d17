import { describe, expect, test } from 'vitest'
import { Fetching } from '../src/api/fetching.ts'
import { Refused } from '../src/api/http.ts'

/** A server that answers when it is told to, in any order. */
function server() {
  const open: { resolve(value: string): void }[] = []
  const load = () => new Promise<string>((resolve) => open.push({ resolve }))
  return { open, fetching: new Fetching(load) }
}

const NOT_HERE = { code: 'noTable', rule: 'protocol', message: 'There is no such table.' }

describe('something that is asked for', () => {
  test('is unknown until the answer is there, and whoever listens hears of it', async () => {
    const { open, fetching } = server()
    let heard = 0
    const leave = fetching.subscribe(() => heard++)
    const asked = fetching.again()
    expect(fetching.known()).toEqual({ value: null, failed: false, blocked: null, ended: 0 })
    open[0].resolve('first')
    await asked
    expect(fetching.known()).toEqual({ value: 'first', failed: false, blocked: null, ended: 1 })
    expect(heard).toBe(1)
    leave()
    await fetching.follow(Promise.resolve('second'))
    expect(heard).toBe(1)
  })

  test('keeps what was known when it is asked again in vain', async () => {
    const { fetching } = server()
    await fetching.follow(Promise.resolve('first'))
    await fetching.follow(Promise.reject(new Refused(NOT_HERE)))
    expect(fetching.known()).toEqual({ value: 'first', failed: true, blocked: NOT_HERE, ended: 2 })
    await fetching.follow(Promise.reject(new Error('broken')))
    expect(fetching.known()).toEqual({ value: 'first', failed: true, blocked: null, ended: 3 })
  })

  test('does not fall back to an answer that a later one has overtaken', async () => {
    const { open, fetching } = server()
    const early = fetching.again()
    const late = fetching.again()
    open[1].resolve('late')
    await late
    open[0].resolve('early')
    await early
    expect(fetching.known()).toMatchObject({ value: 'late', ended: 1 })
  })

  test('takes a slow answer while a later request is still open', async () => {
    const { open, fetching } = server()
    const early = fetching.again()
    const late = fetching.again()
    open[0].resolve('early')
    await early
    expect(fetching.known()).toMatchObject({ value: 'early', ended: 1 })
    open[1].resolve('late')
    await late
    expect(fetching.known()).toMatchObject({ value: 'late', ended: 2 })
  })

  test('forgets a failure as soon as somebody tries again', async () => {
    const { open, fetching } = server()
    await fetching.follow(Promise.reject(new Refused(NOT_HERE)))
    const tried = fetching.retry()
    expect(fetching.known()).toMatchObject({ failed: false, blocked: null })
    open[0].resolve('here')
    await tried
    expect(fetching.known()).toMatchObject({ value: 'here', failed: false })
  })
})
