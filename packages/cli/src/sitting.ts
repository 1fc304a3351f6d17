import { existsSync, writeFileSync } from 'node:fs'
import { decide, GameTime, unasked, unaskedDeeds } from '@riposte/bots'
import type { Choice as Answer } from '@riposte/choice'
import {
  type ActionJson,
  type Blocked,
  type Bot,
  blocked,
  Choices,
  commit,
  type GameEvent,
  includes,
  type Match,
  record,
  type Seat,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { nameFor, type Speaker, textOf } from '@riposte/words'
import { botCalled } from './bot-called.ts'
import { type Choice, meant } from './choices.ts'
import { explain, tellRefusal, tellRule, writtenAction } from './explain.ts'
import { shortName } from './files.ts'
import { answerOf, isWide, LISTED, type Piece, stepOf, whyNotPiece, wordingOf } from './fill-in.ts'
import type { GameEntry } from './game-entry.ts'
import { type LineReader, readLines } from './line-reader.ts'
import { speakerAt } from './people.ts'
import { bold, coloured, columns, cyan, dim, green, pretty, print, red, width, wrapped } from './terminal.ts'
import type { ThinkingThreads } from './thinking-threads.ts'

/** Who sits where, kept beside the log in a saved file. Your own seat has no bot. */
export interface Seating {
  readonly you: Seat
  readonly bots: readonly (string | null)[]
}

/** More choices than this are shown in columns. */
const CHOICES_IN_A_LIST = 12

const HELP = `Type the number of a choice on the screen, or enough letters of its text. Besides:
  why <choice>   why something is not allowed, by its words or as JSON
  rule <id>      the wording of a rule
  table          the table again
  list           all choices
  more           what you may do besides answering
  fill           puts an answer together piece by piece
  back           takes the last piece back
  log [n]        the last n things that happened
  save <file>    writes the match down; riposte play --resume <file> goes on with it
  quit           leaves the table
  help           this`

/** A line of a list: an answer, or a piece of one. */
type Shown = Choice | { readonly text: string; choose(): Promise<void> }

const NOT_SURE = blocked('notSent', 'terminal', 'It was not sent.')

/** One person at the table, in a terminal. */
export class Sitting {
  readonly #entry: GameEntry
  readonly #match: Match
  readonly #you: Seat
  readonly #bots: readonly (string | null)[]
  readonly #speaker: Speaker
  readonly #salt: string
  readonly #saveAs: string | undefined
  readonly #log: string[] = []
  readonly #lines: LineReader
  readonly #time = new GameTime()
  /** The threads in which bots search; null for this one. */
  readonly #threads: ThinkingThreads | null
  #left = false
  /** The answer that is being put together; null where all of them are listed. */
  #answer: Answer<Piece> | null = null
  /** What the numbers on the screen mean. */
  #shown: readonly Shown[] = []

  constructor(
    entry: GameEntry,
    match: Match,
    seating: Seating,
    salt: string,
    saveAs: string | undefined,
    threads: ThinkingThreads | null,
  ) {
    this.#speaker = speakerAt(match, seating.you)
    this.#threads = threads
    this.#entry = entry
    this.#match = match
    this.#you = seating.you
    this.#bots = seating.bots
    this.#salt = salt
    this.#saveAs = saveAs
    this.#lines = readLines(() => this.#interrupted())
  }

  async run(): Promise<void> {
    const match = this.#match
    const others = this.#bots.flatMap((bot, seat) => (bot === null ? [] : [`${nameFor(seat)} (${bot})`]))
    print(bold(match.game.name))
    print(
      `You are ${nameFor(this.#you)}, at seat ${this.#you}. With you: ${others.join(', ') || 'nobody'}. Type help for help.`,
    )
    print(dim(`Promised seed: ${commit(match.beginning.seed, this.#salt)}`))
    if (match.entries.length === 0) this.#tell(match.opening)
    else print(`Going on after ${match.entries.length} actions.`)
    while (!match.over && !this.#left) {
      this.#letBotsAct()
      if (match.over) break
      const timer = match.play.timer()
      if (this.#time.isUp(timer, match.play.waiting() === 0)) this.#runOut(timer?.id ?? '')
      else if (match.play.waiting() === 0 || includes(match.play.waiting(), this.#you)) await this.#yourTurn()
      else await this.#botMoves(match.play.decider())
    }
    if (match.over) this.#ended()
    if (this.#saveAs !== undefined) this.#save(this.#saveAs)
    this.#lines.close()
  }

  /** In the terminal the game's own clock runs with the actions, as in a simulation. */
  #runOut(id: string): void {
    const applied = this.#match.runOut(id)
    if (applied.blocked === null) this.#tell(applied.events)
  }

  /** After every event bots may do something unasked. */
  #letBotsAct(): void {
    const match = this.#match
    const wants = (seat: Seat) => {
      const bot = this.#botAt(seat)
      const random = seeded(`${match.beginning.seed}/unasked/${match.entries.length}/${seat}`)
      return bot === null ? null : unasked(match, seat, bot, random, [this.#you])
    }
    for (const [seat, action] of unaskedDeeds(match, wants)) this.#act(seat, action)
  }

  #botAt(seat: Seat): Bot | null {
    const name = this.#bots[seat] ?? null
    return name === null ? null : (botCalled(this.#entry, name) ?? null)
  }

  async #botMoves(seat: Seat): Promise<void> {
    const bot = this.#botAt(seat)
    if (bot === null) throw new Error(`nobody plays seat ${seat}`)
    // Drawn afresh for every decision, so that a match that was saved goes on as it would have.
    const seed = `${this.#match.beginning.seed}/bots/${this.#match.entries.length}`
    const thought = (await this.#threads?.answer(this.#match, seat, bot, seed)) ?? null
    const action = thought ?? decide(this.#match, seat, bot, seeded(seed))
    this.#time.pass(this.#match.play.timer())
    this.#act(seat, action)
  }

  /** Carries out the action of a bot. */
  #act(seat: Seat, action: ActionJson): void {
    const applied = this.#match.apply(seat, action)
    if (applied.blocked !== null) {
      throw new Error(`${this.#bots[seat]} tried ${JSON.stringify(action)}: ${applied.blocked.message}`)
    }
    this.#tell(applied.events)
  }

  #tell(events: readonly GameEvent[]): void {
    const sentences = this.#match.tell(events, this.#you).map((event) => textOf(this.#speaker.event(event)))
    for (let at = 0, times = 1; at < sentences.length; at += times) {
      times = 1
      while (sentences[at + times] === sentences[at]) times++
      const line = times === 1 ? sentences[at] : `${sentences[at]} (${times} times)`
      this.#log.push(line)
      print(wrapped(`  ${line}`))
    }
  }

  async #yourTurn(): Promise<void> {
    const before = this.#match.entries.length
    const choices = this.#match.legal(this.#you, LISTED).map((action) => this.#choice(action))
    this.#answer = null
    this.#drawTable()
    this.#ask(choices)
    while (this.#match.entries.length === before && !this.#left) {
      const line = await this.#lines.next('> ')
      if (line === null) {
        print('The input has ended.')
        this.#left = true
      } else await this.#obey(line.trim(), choices)
    }
  }

  #label(seat: Seat): string {
    return `${nameFor(seat)} (${this.#bots[seat] ?? 'you'})`
  }

  #drawTable(): void {
    const seen = this.#match.view(this.#you)
    const names = this.#bots.map((_, seat) => this.#label(seat))
    print()
    print(this.#entry.draw?.(seen, names, width(), coloured) ?? pretty(seen.view))
    print()
  }

  /** What you may do besides answering. */
  #besides(): Choice[] {
    const { game, play } = this.#match
    const scratch = new Choices()
    play.legalStanding(this.#you, scratch)
    return scratch.toArray().map((action) => this.#choice(writeAction(game.actions, action)))
  }

  #choice(action: ActionJson): Choice {
    return { action, text: textOf(this.#speaker.action(action, this.#match.play.open?.question ?? '')) }
  }

  #ask(choices: readonly Choice[]): void {
    const mine = this.#match.view(this.#you).decisions.find(({ seat }) => seat === this.#you)
    const question = textOf(this.#speaker.question(mine?.question ?? '', mine?.about ?? {}))
    print(bold(question) + (mine?.rule ? dim(` (${mine.rule})`) : ''))
    if (!isWide(choices)) this.#list(choices)
    else {
      const many = choices.length < LISTED ? `${choices.length}` : `More than ${LISTED - 1}`
      print(`${many} answers are possible. Put one together piece by piece, type ${cyan('list')} for all,`)
      print(`or type words of yours, as in ${cyan(choices[0].text)}.`)
      if (this.#answer === null) this.#fill()
      else this.#askPiece()
    }
  }

  /** Begins to put an answer together. */
  #fill(): void {
    this.#answer = answerOf(this.#match, this.#you, (action) => this.#take(action))
    this.#askPiece()
  }

  /** What was chosen so far, and what may come next; or the whole answer, to be confirmed. */
  #askPiece(): void {
    const answer = this.#answer
    const step = answer === null ? null : stepOf(answer, this.#wording())
    if (answer === null || step === null) return
    if (step.asks === null) {
      print(`${bold(`${step.sofar}.`)} Press Enter to do it, or type ${cyan('back')} to change it.`)
      const send = async () => void (await answer.send())
      this.#list([{ text: 'Do it', choose: send }])
      return
    }
    if (step.sofar !== '') print(step.sofar)
    print(bold(`${step.asks}:`))
    this.#list(
      step.options.map(({ text, choose }) => ({
        text,
        choose: () => {
          choose()
          this.#askPiece()
          return Promise.resolve()
        },
      })),
    )
  }

  #wording() {
    return wordingOf(this.#speaker, this.#match.play.open?.question ?? '')
  }

  /** A number that is typed next means a line of this list. */
  #list(shown: readonly Shown[]): void {
    this.#shown = shown
    const texts = shown.map(({ text }, at) => `${String(at + 1).padStart(3)}  ${text}`)
    for (const line of texts.length > CHOICES_IN_A_LIST ? columns(texts) : texts) print(line)
  }

  async #obey(line: string, choices: readonly Choice[]): Promise<void> {
    const word = line.split(/\s/, 1)[0]
    const rest = line.slice(word.length).trim()
    switch (word.toLowerCase()) {
      case '':
        if (this.#answer !== null) await this.#enter(this.#answer)
        break
      case 'help':
      case '?':
        print(HELP)
        break
      case 'quit':
      case 'exit':
        this.#left = true
        print('You leave the table.')
        break
      case 'table':
        this.#drawTable()
        this.#ask(choices)
        break
      case 'list':
        this.#list(choices)
        break
      case 'more': {
        const besides = this.#besides()
        if (besides.length === 0) print('Nothing.')
        else this.#list(besides)
        break
      }
      case 'fill':
        this.#fill()
        break
      case 'back':
        if (this.#answer === null) print('There is nothing to take back.')
        else {
          this.#answer.back()
          this.#askPiece()
        }
        break
      case 'log':
        print(this.#log.slice(-(Number(rest) || 20)).join('\n') || 'Nothing has happened yet.')
        break
      case 'save':
        if (rest === '') print('save <file>')
        else this.#save(rest)
        break
      case 'rule':
        tellRule(rest.toUpperCase())
        break
      case 'why':
        if (rest === '') print('why <choice, or an action as JSON>')
        else await this.#why(rest, choices)
        break
      default:
        await this.#choose(line, choices)
    }
  }

  /** Sends the answer when it is whole; otherwise says again what is asked for. */
  async #enter(answer: Answer<Piece>): Promise<void> {
    if (answer.state.ready === null) this.#askPiece()
    else await answer.send()
  }

  /** Why something is not allowed: first the piece that is asked for, then any action. */
  async #why(typed: string, choices: readonly Choice[]): Promise<void> {
    const refused =
      this.#answer === null ? undefined : await whyNotPiece(this.#match.game, this.#answer, this.#wording(), typed)
    if (refused === undefined) explain(this.#match, this.#you, typed, [...choices, ...this.#besides()])
    else if (refused === null) print('That is allowed.')
    else tellRefusal(refused)
  }

  async #choose(line: string, answers: readonly Choice[]): Promise<void> {
    const besides = this.#besides()
    const written = writtenAction(this.#match, line)
    const found = [this.#shown, answers, besides].map((texts) => meant(texts, line)).find(({ length }) => length > 0)
    if (/^\d+$/.test(line)) {
      const chosen = this.#shown[Number(line) - 1]
      if (chosen) await this.#pick(chosen)
      else print(`Choose a number from 1 to ${this.#shown.length}.`)
    } else if (typeof written === 'string') print(written)
    else if (written !== null) await this.#take(written)
    else if (found === undefined) print(`That is not among your choices. ${cyan(`why ${line}`)} may tell the reason.`)
    else if (found.length === 1) await this.#pick(found[0])
    else {
      print('Which of these?')
      this.#list(found)
    }
  }

  async #pick(shown: Shown): Promise<void> {
    if ('choose' in shown) await shown.choose()
    else await this.#take(shown.action)
  }

  /** Null when it was done, otherwise why not. */
  async #take(action: ActionJson): Promise<Blocked | null> {
    if (!(await this.#confirmed(action))) {
      print('Then not. Choose again.')
      return NOT_SURE
    }
    const question = this.#match.play.open?.question ?? ''
    this.#time.pass(this.#match.play.timer())
    const applied = this.#match.apply(this.#you, action)
    if (applied.blocked !== null) {
      tellRefusal(applied.blocked)
      return applied.blocked
    }
    print(green(`> ${textOf(this.#speaker.action(action, question))}`))
    this.#tell(applied.events)
    return null
  }

  /** Asks for confirmation where the game wants one. */
  async #confirmed(action: ActionJson): Promise<boolean> {
    if (this.#match.check(this.#you, action) !== null) return true
    const warning = this.#entry.confirm?.(this.#match.view(this.#you), action) ?? null
    if (warning === null) return true
    print(`${warning} Type ${cyan('yes')} to go on.`)
    const line = await this.#lines.next('> ')
    return /^y(es)?$/i.test(line?.trim() ?? '')
  }

  #save(file: string): void {
    const seating: Seating = { you: this.#you, bots: this.#bots }
    try {
      writeFileSync(file, `${JSON.stringify({ ...record(this.#match, this.#salt), seating }, null, 1)}\n`)
    } catch {
      print(red(`${file} cannot be written.`))
      return
    }
    const next = this.#match.over ? 'look at it again with: riposte replay' : 'go on with: riposte play --resume'
    print(`Saved to ${shortName(file)}; ${next} ${file}`)
  }

  #interrupted(): void {
    print()
    if (!this.#match.over) {
      const name = `riposte-${this.#match.game.id}`
      let file = this.#saveAs ?? `${name}.json`
      // The name was not given, so no existing file is replaced.
      for (let n = 2; this.#saveAs === undefined && existsSync(file); n++) file = `${name}-${n}.json`
      this.#save(file)
    }
    process.exit(130)
  }

  #ended(): void {
    const { game, play, beginning } = this.#match
    const outcome = this.#match.outcome()
    this.#drawTable()
    const winners = outcome?.winners.map((seat) => this.#label(seat)).join(' and ') || 'Nobody'
    print(bold(`The match is over. ${winners} won.`))
    if (outcome) print(outcome.scores.map((score, seat) => `${this.#label(seat)}: ${score}`).join(', '))
    print(`Everything, now that it is over:\n${pretty(game.reveal(play))}`)
    const promised = commit(beginning.seed, this.#salt)
    print(dim(`Seed ${beginning.seed}, salt ${this.#salt}: together they give the promised ${promised}`))
  }
}
