import type { Answers, Seats } from '@riposte/kernel'
import { type Blocked, blocked, only } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { circlesBySeat, firstDialers } from '../../board/storm-order.ts'
import { events } from '../../events.ts'
import { count } from '../../fields.ts'
import { flow, question } from '../../kit.ts'

const { dial } = actions

const OFF_THE_WHEEL: Blocked = blocked(
  'offTheWheel',
  'DU-4.3',
  'The first storm takes 0 to 20, every later one 1 to 3.',
)

type Range = { readonly least: number; readonly most: number }

/** DU-4.2 */
const FIRST: Range = { least: 0, most: 20 }
/** DU-4.3 */
const LATER: Range = { least: 1, most: 3 }

/** DU-19.4, VI-2.26 */
export const dialQuestion = question<Range>('dial', {
  rule: 'DU-4.2',
  takes: [dial],
  about: { least: count, most: count },
  secret: true,
  legal(_pub, _mine, _seat, { least, most }, out) {
    for (let number = least; number <= most; number++) out.add(dial.of(number))
  },
  why: () => OFF_THE_WHEEL,
  timeout: (_pub, _mine, _seat, { least }) => dial.of(least),
})

interface Dials {
  args: null
  local: object
  steps: { choose: void; ask: void; answered: Answers }
  result: number
}

/** DU-4.2, DU-4.3: two players dial, and the sum is how far the storm moves. */
export const dialsFlow = flow<Dials>('dials', {
  rule: 'DU-4.2',
  start: 'choose',
  // IN-8.1: a secret commitment.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({}),
  steps: {
    choose(x) {
      const { pub } = x
      if (pub.turn === 1) pub.dialers = firstDialers(circlesBySeat(pub)).map((seat) => pub.factionOf[seat])
      return x.goto('ask')
    },
    ask(x) {
      const { pub } = x
      const seats = pub.dialers.reduce<Seats>((all, faction) => all | only(pub.seatOf[faction]), 0)
      return x.askAll(dialQuestion, seats, pub.turn === 1 ? FIRST : LATER, 'answered')
    },
    answered(x, answers) {
      const { pub } = x
      let sum = 0
      for (const faction of pub.dialers) {
        const number = dial.number(answers[pub.seatOf[faction]])
        x.tell(events.dialed, { faction, number })
        sum += number
      }
      return x.done(sum)
    },
  },
})
