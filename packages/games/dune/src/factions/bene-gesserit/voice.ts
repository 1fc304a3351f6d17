import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { VOICE_KINDS } from '../../names.ts'
import {
  AGAINST_A_PLAN,
  type AgainstAPlan,
  againstAPlan,
  isOwnBattle,
  whetherToAnnounce,
} from '../../phases/battle/against-a-plan.ts'
import { battleOf, sideOf } from '../../phases/battle/combatants.ts'
import type { Pub } from '../../state.ts'

const { announceVoice, pass, voice } = actions
const VOICE = ability('VOICE')
const ALLIANCE_VOICE = ability('ALLIANCE_VOICE')
const PASS = pass.of()

/** DU-11.5: B4, before Prescience. */
const STEP = 4

/** BG-7: the use in an ally's battle is announced before the command is spoken. */
const whetherToSpeak = whetherToAnnounce('whetherToSpeak', 'BG-7', announceVoice)

const NO_KIND: Blocked = blocked('noKind', 'DU-11.38', 'The Voice does not know such a kind of card.')

/** DU-19.29 */
const command = question<AgainstAPlan>('command', {
  rule: 'BG-6',
  takes: [voice, pass],
  about: AGAINST_A_PLAN,
  legal(_pub, _mine, _seat, _about, out) {
    out.add(PASS)
    for (let kind = 0; kind < VOICE_KINDS.length; kind++) {
      out.add(voice.of(1, kind))
      out.add(voice.of(0, kind))
    }
  },
  why: () => NO_KIND,
  timeout: () => PASS,
})

const aboutOf = (pub: Pub): AgainstAPlan => againstAPlan(pub, BENE_GESSERIT)

interface Speaking extends MomentOutline {
  local: { play: boolean; kind: number }
  steps: {
    begin: void
    announce: void
    announced: Action
    allowed: KaramaHits
    command: void
    spoken: Action
    heard: KaramaHits
  }
}

/** BG-6, BG-7: one command to the opponent, once per battle. */
const voiceFlow = flow<Speaking>('voice', {
  rule: 'DU-11.8',
  start: 'begin',
  local: () => ({ play: false, kind: 0 }),
  steps: {
    begin(x) {
      battleOf(x.pub).step = STEP
      return isOwnBattle(x.pub, BENE_GESSERIT) ? x.goto('command') : x.goto('announce')
    },
    announce: (x) => x.ask(whetherToSpeak, x.pub.seatOf[BENE_GESSERIT], aboutOf(x.pub), 'announced'),
    announced(x, action) {
      // IN-4.1
      if (pass.is(action)) return x.done()
      x.tell(events.abilityUsed, { faction: BENE_GESSERIT, abilityName: ALLIANCE_VOICE })
      const uses = [{ ability: ALLIANCE_VOICE, user: BENE_GESSERIT }]
      const { territory: where, opponent: other } = aboutOf(x.pub)
      return x.call(karama, { uses, territory: where, other }, 'allowed')
    },
    allowed: (x, hits) => (hits.length > 0 ? x.done() : x.goto('command')),
    command: (x) => x.ask(command, x.pub.seatOf[BENE_GESSERIT], aboutOf(x.pub), 'spoken'),
    spoken(x, action) {
      if (pass.is(action)) return x.done()
      x.local.play = voice.play(action) === 1
      x.local.kind = voice.kind(action)
      const { territory: where, opponent } = aboutOf(x.pub)
      x.tell(events.voiceUsed, {
        faction: BENE_GESSERIT,
        to: opponent,
        play: voice.play(action),
        kind: voice.kind(action),
      })
      // BG-7 has had its window.
      if (!isOwnBattle(x.pub, BENE_GESSERIT)) return x.goto('heard', [])
      const uses = [{ ability: VOICE, user: BENE_GESSERIT }]
      const spoken = voice.kind(action) * 2 + voice.play(action)
      return x.call(karama, { uses, territory: where, command: spoken, other: opponent }, 'heard')
    },
    /** Only a command that no Karama has voided binds anybody. */
    heard(x, hits) {
      if (hits.length > 0) return x.done()
      const { play, kind } = x.local
      battleOf(x.pub).voice = { by: BENE_GESSERIT, to: aboutOf(x.pub).opponent, play, kind }
      return x.done()
    },
  },
})

export const voicePart: Part = {
  hooks: [
    {
      moment: 'beforePlans',
      faction: BENE_GESSERIT,
      place: 1,
      when: (pub) => sideOf(pub, battleOf(pub), BENE_GESSERIT) >= 0,
      flow: voiceFlow,
    },
  ],
  flows: [voiceFlow],
  questions: [whetherToSpeak, command],
}
