import { type Bot, below, type Deciding } from '@riposte/kernel'

/** Takes any legal answer, each as likely as the others. */
export const randomBot = {
  name: 'random',
  decide: ({ legal, random }: Pick<Deciding, 'legal' | 'random'>) => legal[below(random, legal.length)],
} satisfies Bot
