import { type Bot, below } from '@riposte/kernel'

/** Takes any legal answer, each as likely as the others. */
export const randomBot = {
  name: 'random',
  decide: (_seen, legal, random) => legal[below(random, legal.length)],
} satisfies Bot
