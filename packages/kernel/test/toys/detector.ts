import {
  type Action,
  type Answers,
  below,
  blocked,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  type Facts,
  flag,
  kit,
  listed,
  NO_FACTS,
  named,
  only,
  optional,
  type Parts,
  type Random,
  type Seat,
  type Seats,
  type Standing,
  seat,
  shuffle,
  type Table,
  type Visit,
  whole,
} from '../../src/index.ts'

/**
 * The proving ground for forced choices and standing decisions: somebody points a detector at two hidden wires, their
 * holder must choose, and meanwhile nothing else can be done but vote for giving up.
 */
export interface Detector {
  pub: {
    turn: Seat
    dial: number
    /** Per seat, one bit for each wire that is cut. */
    cut: number[]
    /** Per seat and wire, the value that everybody sees there; 0 where none is. */
    shown: number[][]
    /** Per seat, one bit for each value it has announced in vain, so that it still holds one. */
    proven: number[]
    detectors: Seats
    walkies: boolean
    votes: Seats
    result: number
  }
  own: {
    wires: number[]
    /** Values of other seats' wires that this seat knows; 0 where it knows none. */
    knows: number[][]
    /** The own wire that the detector's user means to cut. BB-13.2 keeps it from all but its user and the chooser. */
    pointing: number
    /** What the chooser has to know. BB-13.2 keeps the matches from everybody else. */
    forced: Forced | null
  }
  hidden: Record<never, never>
  options: Record<never, never>
  view: Detector['pub'] & { mine: Detector['own'] | null }
}

interface Forced {
  readonly actor: Seat
  readonly value: number
  readonly pair: readonly number[]
  readonly matches: readonly number[]
  readonly actorWire: number
}

const SEATS = 3
const WIRES = 4
const VALUES = 4
const DIAL_AT_MOST = 4
export const UNDECIDED = 0
const WIN = 1
const LOSS_DETONATOR = 2
export const LOSS_SURRENDER = 3

const wire = whole('wire', 0, WIRES - 1)
const value = whole('value', 1, VALUES)
const result = named('result', ['undecided', 'win', 'loss_detonator', 'loss_surrender'])

const actions = defineActions({
  placeToken: { wire },
  dualCut: { target: seat, wire, value },
  doubleDetector: { target: seat, wire1: wire, wire2: wire, value, own: optional(wire) },
  detectorTileChoice: { wire },
  talkiesWalkies: { teammate: seat, wire },
  talkiesWalkiesChoice: { wire },
  surrenderVote: { vote: flag },
  confirmSurrender: {},
})
const events = defineEvents({
  token: [
    { rule: 'BB-10.5', reveals: true },
    { seat, wire, value },
  ],
  cut: [
    { rule: 'BB-9.1', reveals: true },
    { seat, wire, value },
  ],
  detectorPending: [
    { rule: 'BB-9.2', reveals: true },
    { actor: seat, target: seat, wire1: wire, wire2: wire, value, 'own?': optional(wire) },
  ],
  failed: [
    { rule: 'BB-9.1', reveals: true },
    { seat, value },
  ],
  swapped: [
    { rule: 'BB-E02', reveals: true },
    { seat, teammate: seat, given: wire, taken: wire },
  ],
  voted: [{ rule: 'BB-14.2' }, { seat, vote: flag, yes: whole('count', 0, SEATS) }],
  over: [{ rule: 'BB-12.1' }, { result }],
})

const { flow, question, exit, refs } = kit<Detector>()

const FORCED = blocked('FORCED_ACTION_PENDING', 'BB-13.1', 'Somebody has to choose first.')
const NOT_YOUR_TURN = blocked('NOT_YOUR_TURN', 'BB-9.1', 'It is not your turn.')

const surrendered = exit('surrendered')

function uncut(pub: Detector['pub'], holder: Seat): number[] {
  return listed(everyone(WIRES) & ~pub.cut[holder])
}

function holding(pub: Detector['pub'], mine: Detector['own'], me: Seat, number: number): number[] {
  return uncut(pub, me).filter((at) => mine.wires[at] === number)
}

function count(seats: Seats): number {
  return listed(seats).length
}

// ---- what a seat may do on its turn -----------------------------------------------------------------------------------

function targets(pub: Detector['pub'], me: Seat): Seat[] {
  return listed(everyone(SEATS)).filter((at) => at !== me && uncut(pub, at).length > 0)
}

const cutQuestion = question('cut', {
  rule: 'BB-9.1',
  takes: [actions.dualCut, actions.doubleDetector],
  legal(pub, mine, me, _arg, out) {
    const values = new Set(uncut(pub, me).map((at) => mine.wires[at]))
    for (const target of targets(pub, me)) {
      for (const at of uncut(pub, target))
        for (const guess of values) out.add(actions.dualCut.of(target, at, guess - 1))
    }
  },
  forms: [
    {
      action: actions.doubleDetector,
      domain(pub, mine, me, _arg, filled, out) {
        const [target, first, , guess] = filled
        if (filled.length === 0) {
          if ((pub.detectors & only(me)) !== 0) return
          out.push(...targets(pub, me).filter((at) => uncut(pub, at).length > 1))
        } else if (filled.length === 1) out.push(...uncut(pub, target).slice(0, -1))
        else if (filled.length === 2) out.push(...uncut(pub, target).filter((at) => at > first))
        else if (filled.length === 3) out.push(...new Set(uncut(pub, me).map((at) => mine.wires[at] - 1)))
        else out.push(0, ...holding(pub, mine, me, guess + 1).map((at) => at + 1))
      },
    },
  ],
  why(pub, mine, me, _arg, action) {
    const guess = actions.dualCut.is(action) ? actions.dualCut.value(action) : actions.doubleDetector.value(action)
    if (holding(pub, mine, me, guess + 1).length > 0) return null
    return blocked('GUESS_VALUE_NOT_IN_HAND', 'BB-9.1', 'You hold no uncut wire of that value.')
  },
  meanwhile: (_pub, _mine, _me, _arg, action) => (isCutting(action) ? NOT_YOUR_TURN : null),
})

function isCutting(action: Action): boolean {
  return actions.dualCut.is(action) || actions.doubleDetector.is(action)
}

function cutWire(x: Table<Detector>, holder: Seat, at: number) {
  const cut = x.own[holder].wires[at]
  x.pub.cut[holder] |= 1 << at
  x.pub.shown[holder][at] = cut
  x.pub.proven[holder] &= ~(1 << cut)
  x.tell(events.cut, { seat: holder, wire: at, value: cut - 1 })
}

function fail(x: Table<Detector>, actor: Seat, guess: number, target: Seat, at: number) {
  x.pub.dial++
  x.pub.proven[actor] |= 1 << guess
  x.pub.shown[target][at] = x.own[target].wires[at]
  x.tell(events.failed, { seat: actor, value: guess - 1 })
  x.tell(events.token, { seat: target, wire: at, value: x.own[target].wires[at] - 1 })
}

// ---- the forced choice ------------------------------------------------------------------------------------------------

type Pending = Facts & {
  readonly actor: Seat
  readonly target: Seat
  readonly wire1: number
  readonly wire2: number
  readonly value: number
}

const choiceQuestion = question<Pending>('detectorTileChoice', {
  rule: 'BB-9.3',
  takes: [actions.detectorTileChoice],
  about: { actor: seat, target: seat, wire1: wire, wire2: wire, value: whole('value', 0, VALUES) },
  legal(_pub, mine, _me, { wire1, wire2 }, out) {
    const matches = mine.forced?.matches ?? []
    for (const at of matches.length > 0 ? matches : [wire1, wire2]) out.add(actions.detectorTileChoice.of(at))
  },
  why: () => blocked('notAMatch', 'BB-9.3', 'Choose one of the wires that match, or, if none does, one of the two.'),
  meanwhile: () => FORCED,
})

interface Detect {
  args: Pending
  local: Pending
  steps: { choose: void; chosen: Action }
  result: void
}
const detector = flow<Detect>('detector', {
  rule: 'BB-9.2',
  shown: {},
  start: 'choose',
  local: (pending) => ({ ...pending }),
  blocks: { standing: ['talkiesWalkies'], why: FORCED },
  steps: {
    choose: (x) => x.ask(choiceQuestion, x.local.target, { ...x.local }, 'chosen'),
    chosen(x, action) {
      const { actor, target, value: announced } = x.local
      const at = actions.detectorTileChoice.wire(action)
      const { matches, actorWire } = x.own[target].forced ?? { matches: [], actorWire: -1 }
      x.own[target].forced = null
      x.own[actor].pointing = -1
      const mine = holding(x.pub, x.own[actor], actor, announced)
      if (matches.length === 0) fail(x, actor, announced, target, at)
      else {
        cutWire(x, target, at)
        cutWire(x, actor, mine.includes(actorWire) ? actorWire : mine[0])
      }
      return x.done()
    },
  },
})

// ---- equipment at any time --------------------------------------------------------------------------------------------

const walkiesQuestion = question<Facts & { readonly user: Seat }>('talkiesWalkiesChoice', {
  rule: 'BB-13.5',
  takes: [actions.talkiesWalkiesChoice],
  about: { user: seat },
  legal(pub, _mine, me, _arg, out) {
    for (const at of uncut(pub, me)) if (pub.shown[me][at] === 0) out.add(actions.talkiesWalkiesChoice.of(at))
  },
  meanwhile: () => FORCED,
})

interface Walkies extends Visit {
  local: { readonly user: Seat; readonly teammate: Seat; readonly wire: number }
  steps: { choose: void; chosen: Action }
}
const walkies = flow<Walkies>('walkies', {
  rule: 'BB-E02',
  shown: {},
  start: 'choose',
  local: ({ seat: user, action }) => ({
    user,
    teammate: actions.talkiesWalkies.teammate(action),
    wire: actions.talkiesWalkies.wire(action),
  }),
  blocks: { standing: ['talkiesWalkies'], why: FORCED },
  steps: {
    choose: (x) => x.ask(walkiesQuestion, x.local.teammate, { user: x.local.user }, 'chosen'),
    chosen(x, action) {
      const { user, teammate, wire: given } = x.local
      const taken = actions.talkiesWalkiesChoice.wire(action)
      const [ours, theirs] = [x.own[user], x.own[teammate]]
      x.pub.walkies = true
      for (const holder of [user, teammate]) x.pub.proven[holder] = 0
      const held = ours.wires[given]
      ours.wires[given] = theirs.wires[taken]
      theirs.wires[taken] = held
      // What anybody knows of a wire travels with it; and each of the two knows what it gave away.
      for (const { knows } of x.own) {
        const known = knows[user][given]
        knows[user][given] = knows[teammate][taken]
        knows[teammate][taken] = known
      }
      ours.knows[teammate][taken] = held
      theirs.knows[user][given] = ours.wires[given]
      x.tell(events.swapped, { seat: user, teammate, given, taken })
      return x.done()
    },
  },
})

const equipment: Standing<Detector> = {
  name: 'talkiesWalkies',
  rule: 'BB-E02',
  takes: [actions.talkiesWalkies],
  legal(pub, _mine, me, out) {
    if (pub.walkies) return
    const isHidden = (holder: Seat) => (at: number) => pub.shown[holder][at] === 0
    for (const mate of targets(pub, me)) {
      if (!uncut(pub, mate).some(isHidden(mate))) continue
      for (const at of uncut(pub, me).filter(isHidden(me))) out.add(actions.talkiesWalkies.of(mate, at))
    }
  },
  why: (pub) => (pub.walkies ? blocked('EQUIPMENT_ALREADY_USED', 'BB-E02', 'It has been used.') : null),
  flow: walkies,
}

// ---- giving up --------------------------------------------------------------------------------------------------------

interface Vote extends Visit {
  local: { readonly seat: Seat; readonly vote: boolean }
  steps: { cast: void }
}
const vote = flow<Vote>('vote', {
  rule: 'BB-14.2',
  shown: {},
  start: 'cast',
  local: ({ seat: voter, action }) => ({ seat: voter, vote: actions.surrenderVote.vote(action) === 1 }),
  steps: {
    cast(x) {
      const before = x.pub.votes
      const voter = only(x.local.seat)
      x.pub.votes = x.local.vote ? before | voter : before & ~voter
      if (x.pub.votes !== before)
        x.tell(events.voted, { seat: x.local.seat, vote: x.local.vote ? 1 : 0, yes: count(x.pub.votes) })
      return x.done()
    },
  },
})

interface Confirm extends Visit {
  local: Record<never, never>
  steps: { leave: void }
}
const confirm = flow<Confirm>('confirm', {
  rule: 'BB-14.3',
  shown: {},
  start: 'leave',
  local: () => ({}),
  steps: { leave: (x) => x.unwind(surrendered) },
})

const MAJORITY = Math.floor(SEATS / 2) + 1

const voting: Standing<Detector> = {
  name: 'surrenderVote',
  rule: 'BB-14.1',
  takes: [actions.surrenderVote],
  legal(_pub, _mine, _me, out) {
    out.add(actions.surrenderVote.of(0))
    out.add(actions.surrenderVote.of(1))
  },
  flow: vote,
}

const confirming: Standing<Detector> = {
  name: 'confirmSurrender',
  rule: 'BB-14.3',
  takes: [actions.confirmSurrender],
  legal(pub, _mine, _me, out) {
    if (count(pub.votes) >= MAJORITY) out.add(actions.confirmSurrender.of())
  },
  why: () => blocked('noMajority', 'BB-14.3', 'More than half of the team must have voted for it.'),
  flow: confirm,
}

// ---- the match --------------------------------------------------------------------------------------------------------

interface Turn {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { act: void; acted: Action; resolved: void }
  result: void
}
const turn = flow<Turn>('turn', {
  rule: 'BB-6.1',
  shown: {},
  start: 'act',
  local: ({ seat: active }) => ({ seat: active }),
  standing: [equipment],
  steps: {
    act: (x) => x.ask(cutQuestion, x.local.seat, NO_FACTS, 'acted'),
    acted(x, action) {
      const actor = x.local.seat
      if (actions.doubleDetector.is(action)) {
        const target = actions.doubleDetector.target(action)
        const announced = actions.doubleDetector.value(action) + 1
        const pair = [actions.doubleDetector.wire1(action), actions.doubleDetector.wire2(action)]
        const own = actions.doubleDetector.own(action)
        const matches = pair.filter((at) => x.own[target].wires[at] === announced)
        x.pub.detectors |= only(actor)
        x.own[actor].pointing = own - 1
        x.own[target].forced = { actor, value: announced, pair, matches, actorWire: own - 1 }
        if (own > 0) x.own[target].knows[actor][own - 1] = announced
        const [wire1, wire2] = pair
        x.whisper(only(actor) | only(target), events.detectorPending, {
          actor,
          target,
          wire1,
          wire2,
          value: announced - 1,
          own,
        })
        return x.call(detector, { actor, target, wire1, wire2, value: announced }, 'resolved')
      }
      const target = actions.dualCut.target(action)
      const at = actions.dualCut.wire(action)
      const announced = actions.dualCut.value(action) + 1
      if (x.own[target].wires[at] === announced) {
        cutWire(x, target, at)
        cutWire(x, actor, holding(x.pub, x.own[actor], actor, announced)[0])
      } else fail(x, actor, announced, target, at)
      return x.goto('resolved')
    },
    resolved: (x) => x.done(),
  },
})

const tokenQuestion = question('placeToken', {
  rule: 'BB-5.1',
  takes: [actions.placeToken],
  legal(_pub, _mine, _me, _arg, out) {
    for (let at = 0; at < WIRES; at++) out.add(actions.placeToken.of(at))
  },
  timeout: () => actions.placeToken.of(0),
})

interface Mission {
  args: Record<never, never>
  local: Record<never, never>
  steps: { place: void; placed: Answers; turn: void; turned: void; giveUp: void; end: number }
  result: void
}
const mission = flow<Mission>('mission', {
  rule: 'BB-6',
  shown: {},
  start: 'place',
  local: () => ({}),
  standing: [voting, confirming],
  exits: { giveUp: surrendered },
  steps: {
    place: (x) => x.askAll(tokenQuestion, everyone(SEATS), NO_FACTS, 'placed'),
    placed(x, answers) {
      answers.forEach((action, holder) => {
        const at = actions.placeToken.wire(action)
        x.pub.shown[holder][at] = x.own[holder].wires[at]
        x.tell(events.token, { seat: holder, wire: at, value: x.own[holder].wires[at] - 1 })
      })
      return x.goto('turn')
    },
    turn: (x) => x.call(turn, { seat: x.pub.turn }, 'turned'),
    turned(x) {
      if (x.pub.dial >= DIAL_AT_MOST) return x.goto('end', LOSS_DETONATOR)
      const left = listed(everyone(SEATS)).filter((at) => uncut(x.pub, at).length > 0)
      if (left.length < 2) return x.goto('end', WIN)
      x.pub.turn = left.find((at) => at > x.pub.turn) ?? left[0]
      return x.goto('turn')
    },
    giveUp: (x) => x.goto('end', LOSS_SURRENDER),
    end(x, how) {
      x.pub.result = how
      for (const own of x.own) {
        own.forced = null
        own.pointing = -1
      }
      x.tell(events.over, { result: how })
      return x.done()
    },
  },
})

/** Deals what the observer cannot know again, until everything that was announced may have been announced. */
function dealAgain({ pub, own }: Parts<Detector>, observer: Seat, random: Random) {
  const others = listed(everyone(SEATS)).filter((at) => at !== observer)
  const slots = others.flatMap((holder) =>
    listed(everyone(WIRES))
      .filter((at) => pub.shown[holder][at] === 0 && (observer < 0 || own[observer].knows[holder][at] === 0))
      .map((at) => ({ holder, at })),
  )
  const target = own.findIndex(({ forced }) => forced !== null)
  const forced = target < 0 ? null : own[target].forced
  const pool = slots.map(({ holder, at }) => own[holder].wires[at])
  const holds = (holder: Seat, number: number) => holding(pub, own[holder], holder, number).length > 0
  do {
    shuffle(random, pool)
    slots.forEach(({ holder, at }, place) => {
      own[holder].wires[at] = pool[place]
    })
  } while (
    others.some((holder) => listed(pub.proven[holder]).some((number) => !holds(holder, number))) ||
    (forced !== null && !holds(forced.actor, forced.value))
  )
  for (const other of others) {
    own[other].knows.forEach((known, holder) => {
      for (let at = 0; at < WIRES; at++) if (known[at] !== 0) known[at] = own[holder].wires[at]
    })
  }
  if (forced === null) return
  const { actor, pair, value: announced } = forced
  const meant = [-1, ...holding(pub, own[actor], actor, announced)]
  const actorWire = observer === actor || observer === target ? forced.actorWire : meant[below(random, meant.length)]
  own[actor].pointing = actorWire
  own[target].forced = { ...forced, actorWire, matches: pair.filter((at) => own[target].wires[at] === announced) }
}

/** Wires in seat order: `1 2 3 4 / 1 2 3 4 / 1 2 3 4`. */
function readDeal(from: string): number[][] {
  return from.split(' / ').map((wires) => wires.split(' ').map(Number))
}

export const detectorGame = defineGame<Detector>(
  {
    id: 'detector',
    name: 'Detector',
    version: 1,
    seats: { min: SEATS, max: SEATS },
    options: {},
    actions,
    events,
    flows: [mission, turn, detector, walkies, vote, confirm],
    questions: [tokenQuestion, cutQuestion, choiceQuestion, walkiesQuestion],
    root: mission,
    setup(_options, seats, random, from) {
      const bag = Array.from({ length: seats * WIRES }, (_, at) => (at % VALUES) + 1)
      shuffle(random, bag)
      const dealt = from === null ? Array.from({ length: seats }, () => bag.splice(-WIRES)) : readDeal(from)
      const nothing = () => Array.from({ length: seats }, () => new Array<number>(WIRES).fill(0))
      return {
        pub: {
          turn: 0,
          dial: 0,
          cut: new Array<number>(seats).fill(0),
          shown: nothing(),
          proven: new Array<number>(seats).fill(0),
          detectors: 0,
          walkies: false,
          votes: 0,
          result: UNDECIDED,
        },
        own: dealt.map((wires) => ({ wires, knows: nothing(), pointing: -1, forced: null })),
        hidden: {},
        args: {},
      }
    },
    view: (pub, mine) => ({ ...pub, mine }),
    reveal: (parts) => ({ wires: parts.own.map((own) => own.wires) }),
    resample: dealAgain,
    outcome(pub) {
      if (pub.result === UNDECIDED) return null
      const won = pub.result === WIN
      return { winners: won ? listed(everyone(SEATS)) : [], scores: new Array<number>(SEATS).fill(won ? 1 : 0) }
    },
  },
  refs,
)
