import type { Json, Seat } from '@riposte/kernel'

/** The Dual Cuts that the rules allow a seat now: each of these wires with each of these values. */
export interface OpenCuts {
  readonly wires: readonly { readonly seat: Seat; readonly place: number }[]
  readonly values: readonly (number | string)[]
}

type Asking = Generator<readonly Json[], OpenCuts, readonly Json[]>

/** BB-9.1: which values are open depends neither on the wire nor on its holder, so one wire is asked for all. */
function* asking(): Asking {
  const wires: { seat: Seat; place: number }[] = []
  for (const seat of yield []) {
    for (const place of yield [seat]) wires.push({ seat: Number(seat), place: Number(place) })
  }
  if (wires.length === 0) return { wires, values: [] }
  const values = yield [wires[0].seat, wires[0].place]
  return { wires, values: values.filter((value) => typeof value === 'number' || typeof value === 'string') }
}

/** Asks the rules what the next field of a Dual Cut may be, given the fields before it. */
export function openCuts(next: (filled: readonly Json[]) => readonly Json[]): OpenCuts {
  const questions = asking()
  let step = questions.next()
  while (step.done !== true) step = questions.next(next(step.value))
  return step.value
}

/** The same where the rules are elsewhere. */
export async function askOpenCuts(next: (filled: readonly Json[]) => Promise<readonly Json[]>): Promise<OpenCuts> {
  const questions = asking()
  let step = questions.next()
  while (step.done !== true) step = questions.next(await next(step.value))
  return step.value
}
