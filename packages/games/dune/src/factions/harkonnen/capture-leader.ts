import { type Action, below, EVERYBODY, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { HARKONNEN } from '../../data/factions.ts'
import type { Leader } from '../../data/leaders.ts'
import { events } from '../../events.ts'
import { faction, territory } from '../../fields.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import { availableLeaders, countAvailable, toTanks, turnUp } from '../../leaders.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { CAPTIVE, CAPTURES, KILLS, ON_BOARD, TANKS_FACE_DOWN } from '../../names.ts'
import { seatsOf } from '../../seats.ts'
import type { Battle, Dune, Pub } from '../../state.ts'
import { FROM_KILL, gain, ownOf } from '../../treasury.ts'
import { hideCaptive, hideDead } from './captives.ts'
import { prisonBreak } from './prison-break.ts'

const CAPTURE_LEADER = ability('CAPTURE_LEADER')
/** DU-17.4 */
const PRICE_OF_A_KILL = 2
/** DU-17.13: the sub-step HARKONNEN_CAPTURE. */
const HARKONNEN_CAPTURE = 13

/** How the event tells the choice. */
const NEITHER = 2

const PASS = actions.pass.of()

function loserOf({ aggressor, defender, winner }: Battle): number {
  return winner === aggressor ? defender : aggressor
}

/** DU-17.13: everybody can tell whether there is a candidate. */
function isOpportunity(pub: Pub): boolean {
  const { battle } = pub
  if (!pub.advanced || battle === null || battle.winner !== HARKONNEN) return false
  return countAvailable(pub, loserOf(battle), battle.territory) > 0
}

/** DU-19.36, VI-5.5. The drawn leader is in the own part of the one who is asked. */
const captureQuestion = question<{ readonly loser: number; readonly territory: number }>('captureLeader', {
  rule: 'DU-17.3',
  takes: [actions.kill, actions.capture, actions.pass],
  about: { loser: faction, territory },
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.kill.of())
    out.add(actions.capture.of())
    out.add(PASS)
  },
  timeout: () => PASS,
})

/** DU-17.4: it goes face down to the tanks of its own faction. */
function kill(x: Table<Dune>, leader: Leader, victim: number, isSeen: boolean): void {
  const { pub } = x
  if (isSeen) {
    toTanks(pub, leader)
    // by option a first death is like any other; everybody knows of this one.
    if (!pub.options.killRevivable) pub.leaders[leader] = TANKS_FACE_DOWN
  } else hideDead(x, leader)
  const told = isSeen ? EVERYBODY : seatsOf(pub, HARKONNEN, victim)
  x.whisper(told, events.LEADER_CAPTURED_AND_KILLED, {
    captor: HARKONNEN,
    victim,
    spiceGained: PRICE_OF_A_KILL,
    leaderId: leader,
    leaderName: leader,
  })
  gain(x, HARKONNEN, PRICE_OF_A_KILL, FROM_KILL)
  turnUp(x, victim)
  prisonBreak(x)
}

/** DU-17.5, R-15: it joins the Harkonnen pool, with no mark of having fought. */
function capture(x: Table<Dune>, leader: Leader, victim: number, isSeen: boolean): void {
  const { pub } = x
  if (isSeen) {
    pub.leaders[leader] = CAPTIVE
    pub.usedIn[leader] = -1
  } else hideCaptive(x, leader)
  const told = isSeen ? EVERYBODY : seatsOf(pub, HARKONNEN, victim)
  x.whisper(told, events.LEADER_CAPTURED, { captor: HARKONNEN, victim, leaderId: leader })
  // DU-9.5: those that are left may all lie face down now.
  turnUp(x, victim)
  prisonBreak(x)
}

interface Capturing extends MomentOutline {
  local: { loser: number; territory: number; kills: boolean }
  steps: { draw: void; choose: void; chosen: Action; answered: KaramaHits }
}

/** HK-10, HK-11: after a battle that Harkonnen have won. */
const captureLeaderFlow = flow<Capturing>('captureLeader', {
  rule: 'DU-17.3',
  start: 'draw',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({ loser: -1, territory: -1, kills: false }),
  steps: {
    draw(x) {
      const { pub, local } = x
      const { battle } = pub
      if (battle === null) return x.done()
      battle.step = HARKONNEN_CAPTURE
      local.loser = loserOf(battle)
      local.territory = battle.territory
      // DU-17.2: the loser's leaders that could have been used here; drawn before Harkonnen decide.
      const candidates = availableLeaders(pub, ownOf(x, local.loser), local.loser, local.territory)
      const drawn = candidates[below(x.random, candidates.length)]
      ownOf(x, HARKONNEN).drawn = drawn
      x.whisper(seatsOf(pub, HARKONNEN), events.HARKONNEN_CAPTURE_OPPORTUNITY, {
        winner: HARKONNEN,
        loser: local.loser,
        captureTarget: drawn,
      })
      return x.goto('choose')
    },
    choose: (x) =>
      x.ask(captureQuestion, x.pub.seatOf[HARKONNEN], { loser: x.local.loser, territory: x.local.territory }, 'chosen'),
    chosen(x, action) {
      const { local } = x
      local.kills = actions.kill.is(action)
      const isUse = action !== PASS
      x.tell(events.captureChosen, {
        faction: HARKONNEN,
        over: local.loser,
        choice: isUse ? (local.kills ? KILLS : CAPTURES) : NEITHER,
      })
      if (isUse) {
        const uses = [{ ability: CAPTURE_LEADER, user: HARKONNEN }]
        const choice = local.kills ? KILLS : CAPTURES
        return x.call(karama, { uses, territory: local.territory, choice, other: local.loser }, 'answered')
      }
      ownOf(x, HARKONNEN).drawn = -1
      return x.done()
    },
    /** IN-3.7: only now does anything happen, and only now does the former holder learn who it is. */
    answered(x, hits) {
      const { pub, local } = x
      const captor = ownOf(x, HARKONNEN)
      const leader = captor.drawn
      captor.drawn = -1
      if (hits.length > 0) return x.done()
      // VI-2.32, R-40: one that has fought here is seen to be taken away.
      const isSeen = pub.leaders[leader] === ON_BOARD
      if (isSeen) x.tell(events.leaderTakenAway, { faction: local.loser, leader })
      else x.tell(events.leaderTakenUnseen, { faction: local.loser })
      if (local.kills) kill(x, leader, local.loser, isSeen)
      else capture(x, leader, local.loser, isSeen)
      return x.done()
    },
  },
})

export const captureLeader: Part = {
  hooks: [{ moment: 'battleSettled', faction: HARKONNEN, when: isOpportunity, flow: captureLeaderFlow }],
  flows: [captureLeaderFlow],
  questions: [captureQuestion],
}
