import type { Spoken, TalkSpec } from '@riposte/kernel'
import { flow } from '../kit.ts'
import { SETUP } from '../names.ts'
import type { Dune } from '../state.ts'

/** As long as the wording of a deal may be. */
const LONGEST = 200

/** DU-14.1, R-46: "Deal: you leave Arrakeen, and I let you into Carthag." */
const WORDED = /^\s*deal\s*:\s*(\S.*)$/is

interface Wording extends Spoken {
  local: { readonly seat: number; readonly text: string }
  steps: { write: void }
}

/** What a player says that it proposes is written down, and belongs to its next proposal. */
export const wordingFlow = flow<Wording>('wording', {
  rule: 'DU-14.1',
  start: 'write',
  local: ({ seat, text }) => ({ seat, text }),
  steps: {
    write(x) {
      const { seat, text } = x.local
      const [, words = ''] = WORDED.exec(text) ?? []
      x.pub.wording = x.pub.wording.with(x.pub.factionOf[seat], words.trim())
      return x.done()
    },
  },
})

/** DU-14.7: talk is free; only the words of a deal are recorded. */
export const talk: TalkSpec<Dune> = {
  rule: 'DU-14.1',
  refused: () => null,
  caught(pub, _seat, text) {
    const words = WORDED.exec(text)?.[1].replace(/\s+/g, ' ').trim()
    return words === undefined || pub.phase === SETUP ? null : `Deal: ${words.slice(0, LONGEST)}`
  },
  flow: wordingFlow,
}
