import type { Words } from '@riposte/kernel'

export const words: Words = {
  action: ({ type }) => type,
  event: ({ type }) => type,
  question: (question) => question,
}
