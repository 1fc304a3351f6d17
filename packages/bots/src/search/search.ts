import {
  type Action,
  below,
  Choices,
  chance,
  everyone,
  type Imagined,
  imagine,
  imagineAnew,
  includes,
  type Judgement,
  only,
  type Play,
  type Random,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import { Node } from './node.ts'
import { Observations } from './observations.ts'
import { Path } from './path.ts'
import { Tree } from './tree.ts'
import type { Followed, LineStep, Noticed, SearchOptions, Tried } from './tried.ts'

export type { Followed, LineStep, Noticed, SearchOptions, Tried } from './tried.ts'

/** In place of a sealed answer. */
const NOT_ANSWERED = -1

/** A world that is not plausible is imagined anew, so often at most. */
const IMAGINED_ANEW = 4

/** So many answers are listed; a wider question is explored little by little. */
const WIDE = 160

type Usual<G extends Shape> = NonNullable<Judgement<G>['likely']>

/**
 * Information-set tree search over any game, by nothing but its rules. Each line is played in a world imagined anew, and
 * every seat has a tree of its own, in which a place is what that seat has noticed: so nobody in a line acts on what only
 * another knows.
 *
 * One thing is left that would give away the searching seat's secrets: in a world that it imagines, its own cards are the
 * real ones, and the others would learn to answer them. So they learn only from lines in which its cards are imagined too,
 * as one of the others may imagine them; there it plays from a tree of its own that knows nothing.
 *
 * To learn takes them many lines. Where the game can say what a player is likely to answer, they are such players in most
 * lines, and what they have learned counts in the rest.
 */
export class Search<G extends Shape = Shape> {
  readonly seat: Seat
  iterations = 0
  #root: Imagined<G>
  #few: readonly Action[] | null
  #permitted: readonly Action[] | null
  readonly #judgement: Judgement<G>
  readonly #curiosity: number
  readonly #doubt: number
  readonly #trust: number
  readonly #expectation: number
  readonly #longest: number
  readonly #trees: Tree[]
  readonly #own = new Tree()
  readonly #noticed: Observations
  readonly #choices = new Choices()
  readonly #expected: number[] = []
  readonly #path = new Path()
  readonly #questions = new Map<string, number>()

  /**
   * @param few the only answers to compare, by lines that are played out; null for all there are
   * @param permitted the only answers that may be given; null for all there are
   */
  constructor(
    root: Imagined<G>,
    seat: Seat,
    judgement: Judgement<G> = {},
    options: SearchOptions = {},
    few: readonly Action[] | null = null,
    permitted: readonly Action[] | null = null,
  ) {
    if (!includes(root.waiting(), seat)) throw new Error(`nothing is asked of seat ${seat}`)
    this.seat = seat
    this.#root = root
    this.#few = few
    this.#permitted = permitted
    this.#judgement = judgement
    this.#curiosity = options.curiosity ?? 0.7
    this.#doubt = options.doubt ?? (judgement.likely === undefined ? 2 : 10)
    this.#trust = options.trust ?? 0.9
    this.#expectation = options.expectation ?? 3
    this.#longest = options.longest ?? 2000
    this.#trees = Array.from({ length: root.seats }, () => new Tree())
    this.#noticed = new Observations(root.seats)
  }

  /**
   * Goes on at another decision of the same seat, which has done and been told this since the last one. What it has tried
   * beyond is kept, in its own tree; the others begin anew, for what they have noticed nobody else can know. Returns how
   * many lines have led here already.
   */
  goOn(
    root: Imagined<G>,
    since: readonly Noticed[],
    few: readonly Action[] | null = null,
    permitted: readonly Action[] | null = null,
  ): number {
    if (!includes(root.waiting(), this.seat)) throw new Error(`nothing is asked of seat ${this.seat}`)
    this.#root = root
    this.#few = few
    this.#permitted = permitted
    this.#noticed.reset()
    for (const noticed of since) {
      if (typeof noticed === 'number') this.#noticed.did(this.seat, noticed)
      else this.#noticed.told(noticed)
    }
    this.#noticed.begin()
    for (const tree of this.#trees) tree.clear()
    const here = this.#find(this.#own, root, this.seat)
    if (here === null) this.#own.clear()
    return here?.visits ?? 0
  }

  /** Plays so many lines more. */
  run(lines: number, random: Random): void {
    for (let i = 0; i < lines; i++) {
      if (this.#few === null) this.#line(random)
      else this.#lineOfFew(this.#few, random)
    }
  }

  /** What was tried, the most often chosen first. */
  tried(): readonly Tried[] {
    this.#noticed.reset()
    const node = this.#find(this.#own, this.#root, this.seat)
    if (node === null) return []
    return node.actions
      .map((action, at) => ({ action, visits: node.chosen(at), worth: node.worth(at) }))
      .filter(({ action }) => this.#permitted?.includes(action) ?? true)
      .sort((a, b) => b.visits - a.visits)
  }

  /**
   * Plays so many lines that begin with this answer, however good it looked so far. As many more go before, in which the
   * others find out what to do about it: an answer that was seldom tried is one that they have seldom had to meet.
   */
  follow(first: Action, lines: number, random: Random): readonly Followed[] {
    const draw = (n: number) => below(random, n)
    const play = (world: Imagined<G>, doubted: boolean): Followed => {
      const steps: LineStep[] = []
      this.#noticed.reset()
      this.#path.clear()
      this.#take(world, this.seat, first)
      const found = this.#descend(world, doubted, this.#usual(doubted, random), random, draw, steps)
      const worth = found ?? this.#playOut(world, random)
      this.#path.learn(worth)
      return { worth: worth[this.seat], steps, isWhole: found !== null }
    }
    for (let i = 0; i < lines && this.#root.seats > 1; i++) {
      const world = this.#imagine(true, random)
      // With other cards it may be nothing that this seat can do.
      if (world.check(this.seat, first) === null) play(world, true)
    }
    return Array.from({ length: lines }, () => play(this.#imagine(false, random), false))
  }

  #line(random: Random): void {
    const doubted = this.#root.seats > 1 && this.iterations++ % this.#doubt === this.#doubt - 1
    const world = this.#imagine(doubted, random)
    const draw = (n: number) => below(random, n)
    const usual = this.#usual(doubted, random)
    this.#noticed.reset(usual === null ? everyone(world.seats) : only(this.seat))
    this.#path.clear()
    const among = doubted ? null : this.#permitted
    const worth = this.#descend(world, doubted, usual, random, draw, null, among) ?? this.#playOut(world, random)
    this.#path.learn(worth)
  }

  /**
   * A line that begins with one of a few answers and is played out from there. What the others have answered under seal
   * they answer again, as is likely: drawn at random, as it is when a world is imagined, it would be nothing to plan for.
   */
  #lineOfFew(few: readonly Action[], random: Random): void {
    const world = imagine(this.#root, this.seat, random)
    const sealed = world.open?.sealed
    if (this.#judgement.likely !== undefined && sealed !== undefined) sealed.fill(NOT_ANSWERED)
    this.#noticed.reset()
    const node = this.#find(this.#own, world, this.seat) ?? this.#add(this.#own)
    this.#choices.clear()
    for (const action of few) this.#choices.add(action)
    const at = node.select(this.#choices, this.#curiosity, (n) => below(random, n))
    world.answer(this.seat, node.actions[at])
    node.learn(at, this.#playOut(world, random)[this.seat])
  }

  /**
   * A world that this seat cannot tell from the root, and that can well have come about; where it is doubted, one that
   * somebody else cannot tell from that one.
   */
  #imagine(doubted: boolean, random: Random): Imagined<G> {
    const world = imagine(this.#root, this.seat, random)
    this.#makePlausible(world, this.seat, random)
    if (doubted) {
      const other = this.#somebodyElse(random)
      imagineAnew(world, other, random)
      this.#makePlausible(world, other, random)
    }
    return world
  }

  #makePlausible(world: Imagined<G>, seat: Seat, random: Random): void {
    const { plausible } = this.#judgement
    if (plausible === undefined) return
    for (let i = 0; i < IMAGINED_ANEW && !chance(random, plausible(world, seat)); i++) imagineAnew(world, seat, random)
  }

  /** How the others answer in a line in which they are players like most; null where they do what they have learned. */
  #usual(doubted: boolean, random: Random): Usual<G> | null {
    const { likely } = this.#judgement
    return doubted || likely === undefined || !chance(random, this.#trust) ? null : likely
  }

  /**
   * Goes down the trees to a place where nobody has been. Returns what the end is worth where it comes before that.
   * @param among the only answers of this seat to choose among first; null for all there are
   */
  #descend(
    world: Play<G>,
    doubted: boolean,
    usual: Usual<G> | null,
    random: Random,
    draw: (n: number) => number,
    steps: LineStep[] | null = null,
    among: readonly Action[] | null = null,
  ): readonly number[] | null {
    let only = among
    for (;;) {
      const worth = this.#worth(world)
      if (worth !== null) return worth
      const seat = includes(world.waiting(), this.seat) ? this.seat : world.decider()
      if (seat < 0) return null
      const isSelf = seat === this.seat
      if (usual !== null && !isSelf) {
        const action = usual(world, seat, random, this.#choices)
        steps?.push({ seat, question: world.open?.question ?? '', action })
        this.#take(world, seat, action)
        continue
      }
      const tree = isSelf && !doubted ? this.#own : this.#trees[seat]
      let node = this.#find(tree, world, seat)
      const isNew = node === null
      let action: Action | null
      if (isSelf || doubted) {
        node ??= this.#add(tree)
        const at = this.#choose(world, seat, node, random, draw, isSelf ? only : null)
        if (isSelf) only = null
        action = node.actions[at]
        this.#path.add(node, at, seat)
      } else {
        // What the others do in a world with the real cards is not for them to learn from: they do what they have learned.
        if (node === null) return null
        world.legal(seat, this.#choices, WIDE)
        action = node.likely(this.#choices, draw)
        if (action === null) return null
      }
      if (steps !== null && this.#choices.count > 1) {
        steps.push({ seat, question: world.open?.question ?? '', action })
      }
      this.#take(world, seat, action)
      if (isNew) return null
    }
  }

  /** An answer, and what everybody notices of it. */
  #take(world: Play<G>, seat: Seat, action: Action): void {
    this.#noticed.did(seat, action)
    world.witness = this.#noticed
    world.answer(seat, action)
    world.witness = null
  }

  #choose(
    world: Play<G>,
    seat: Seat,
    node: Node,
    random: Random,
    draw: (n: number) => number,
    only: readonly Action[] | null,
  ): number {
    const choices = this.#choices
    if (only === null) world.legal(seat, choices, WIDE)
    else {
      choices.clear()
      for (const action of only) choices.add(action)
    }
    if (only === null && choices.count >= WIDE) {
      // A wide question is explored little by little: another answer is drawn now and then, and the others are compared.
      const room = Math.ceil(2 * Math.sqrt(node.visits + 1))
      if (node.actions.length < room) {
        const at = node.place(world.sample(seat, random, choices), 0)
        node.offer(at)
        return at
      }
      choices.clear()
      for (const action of node.actions) if (world.check(seat, action) === null) choices.add(action)
      if (choices.count === 0) return node.place(world.sample(seat, random, choices), 0)
    }
    const { expects } = this.#judgement
    if (expects !== undefined && choices.count > 1 && node.isNewTo(choices)) {
      if (expects(world, seat, choices, this.#expected)) node.expect(choices, this.#expected, this.#expectation)
    }
    return node.select(choices, this.#curiosity, draw)
  }

  #playOut(world: Play<G>, random: Random): readonly number[] {
    const { likely } = this.#judgement
    const choices = this.#choices
    for (let count = 0; count < this.#longest; count++) {
      const worth = this.#worth(world)
      if (worth !== null) return worth
      const seat = world.decider()
      if (seat < 0) break
      const action = likely?.(world, seat, random, choices) ?? world.sample(seat, random, choices)
      world.answer(seat, action)
    }
    return this.#worth(world) ?? new Array<number>(world.seats).fill(0)
  }

  #worth(world: Play<G>): readonly number[] | null {
    const outcome = world.over ? world.game.outcome(world.pub) : null
    const judged = this.#judgement.worth?.(world, this.#root) ?? null
    if (judged !== null || !world.over) return judged
    const winners = outcome?.winners ?? []
    return Array.from({ length: world.seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  }

  /** Where this seat is in a tree; null where nobody has been. */
  #find(tree: Tree, world: Play<G>, seat: Seat): Node | null {
    const held = this.#judgement.holding?.(world, seat) ?? 0
    this.#noticed.look(seat, this.#questionAt(world) ^ Math.imul(held, 0x3c6ef372))
    return tree.get(this.#noticed.high, this.#noticed.low)
  }

  /** A node where nothing was found last. */
  #add(tree: Tree): Node {
    const node = new Node()
    tree.add(this.#noticed.high, this.#noticed.low, node)
    return node
  }

  #questionAt(world: Play<G>): number {
    const name = world.open?.question ?? ''
    let number = this.#questions.get(name)
    if (number === undefined) {
      number = Math.imul(this.#questions.size + 1, 0x27d4eb2f)
      this.#questions.set(name, number)
    }
    return number
  }

  #somebodyElse(random: Random): Seat {
    const other = below(random, this.#root.seats - 1)
    return other < this.seat ? other : other + 1
  }
}
