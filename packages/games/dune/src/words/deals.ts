import { PROMISES } from '../deals/promises.ts'
import { type Told, text } from './names.ts'

/** DU-14.4: a promise as part of a sentence; what people have said to each other needs no words here. */
export const promised = (promise: Told): string =>
  promise === PROMISES[0] ? '' : ` and the promise "${text(promise)}"`
