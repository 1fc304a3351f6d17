import { type Action, type Answers, blocked, NOBODY, only, type Seats } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE, WINDOW_OPEN } from '../../blocked.ts'
import { EMPEROR, type Faction, FREMEN } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { allianceRevival } from '../../factions/emperor/alliance-revival.ts'
import { freeRevivalOfAlly } from '../../factions/fremen/free-revival.ts'
import { faction } from '../../fields.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import type { PhaseOutline } from '../phase.ts'
import type { Announcement } from './announcement.ts'

const { pass, grantFreeRevival, offerRevival } = actions

const ANNOUNCEMENTS: readonly Announcement[] = [allianceRevival, freeRevivalOfAlly]

const announcementOf = (by: Faction): Announcement | undefined => ANNOUNCEMENTS.find((one) => one.faction === by)

/** What takes spice away from the Emperor, who may have announced already. */
const SPENDING = ['acceptDeal', 'gift', 'pledging']

const ONLY_EMPEROR = blocked('onlyFaction', 'EM-7', 'Only the Emperor pays for the forces of an ally.')
const ONLY_FREMEN = blocked('onlyFaction', 'FR-11', 'Only Fremen grant their ally free revivals.')

/** DU-19.17 */
const announceQuestion = question<{ readonly faction: Faction }>('announceRevival', {
  rule: 'DU-9.9',
  takes: [pass, grantFreeRevival, offerRevival],
  about: { faction },
  legal(_pub, mine, _seat, about, out) {
    out.add(pass.of())
    announcementOf(about.faction)?.legal(mine, out)
  },
  why(_pub, _mine, _seat, about, action) {
    if (grantFreeRevival.is(action)) return about.faction === FREMEN ? null : ONLY_FREMEN
    return about.faction === EMPEROR ? NOT_ENOUGH_SPICE : ONLY_EMPEROR
  },
  timeout: () => pass.of(),
})

/** DU-6.9: as long as the alliance lasts. */
const announces = (pub: Pub, by: Faction): boolean => pub.seatOf[by] >= 0 && pub.ally[by] >= 0

interface Announcing extends PhaseOutline {
  local: {
    asked: Seats
    /** What was announced, once everybody has heard it. */
    announced: readonly { readonly by: Faction; readonly action: Action }[]
    /** Which of it is being carried out. */
    at: number
  }
  steps: { begin: void; ask: void; answered: Answers; open: void; closed: KaramaHits }
}

/** DU-9.9 (1), DU-19.17: at once and under seal. Then everybody hears both, and each has its window, in storm order. */
export const announcementsFlow = flow<Announcing>('revivalAnnouncements', {
  rule: 'DU-9.9',
  start: 'begin',
  blocks: { standing: SPENDING, why: WINDOW_OPEN },
  local: () => ({ asked: NOBODY, announced: [], at: 0 }),
  steps: {
    begin(x) {
      const { pub, local } = x
      for (const { faction: by } of ANNOUNCEMENTS) if (announces(pub, by)) local.asked |= only(pub.seatOf[by])
      return x.goto('ask')
    },
    ask: (x) => x.askAll(announceQuestion, x.local.asked, (seat) => ({ faction: x.pub.factionOf[seat] }), 'answered'),
    answered(x, answers) {
      const { pub, local } = x
      const opened = pub.order.flatMap((by) => {
        const action = answers[pub.seatOf[by]]
        return action < 0 ? [] : [{ by, action }]
      })
      local.announced = opened.filter(({ action }) => !pass.is(action))
      for (const { by, action } of opened) {
        // Also when it is nothing: what was decided under seal is opened for everybody alike.
        if (pass.is(action)) x.tell(events.nothingAnnounced, { faction: by, to: pub.ally[by] })
        else announcementOf(by)?.announce(x, action)
      }
      return x.goto('open')
    },
    open(x) {
      const { announced, at } = x.local
      const announcement = at < announced.length ? announcementOf(announced[at].by) : undefined
      if (announcement === undefined) return x.done()
      const { ability, faction: user } = announcement
      const context = announcement.context(x.pub, announced[at].action)
      return x.call(karama, { uses: [{ ability, user }], ...context }, 'closed')
    },
    closed(x, hits) {
      const { by, action } = x.local.announced[x.local.at++]
      if (hits.length === 0) announcementOf(by)?.stands(x.pub, action)
      return x.goto('open')
    },
  },
})

export const announcementsPart: Part = { flows: [announcementsFlow], questions: [announceQuestion] }
