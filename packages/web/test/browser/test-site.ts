import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULTS, openStore, type RunningServer, type ServerOptions, startServer } from '@riposte/server'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const built = join(import.meta.dirname, '../../dist')
const pictures = join(import.meta.dirname, '../../pictures')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** `npm run test:long` */
export const IS_LONG = process.env.RIPOSTE_LONG === '1'
const KEEPS_PICTURES = IS_LONG || process.env.RIPOSTE_PICTURES === '1'

const FAST = { burst: 1_000_000, perSecond: 1_000_000 }

/** Nothing on a page takes this long, not even on a machine that has much else to do. */
const PATIENCE = 280_000

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** No limits that a test would run into, bots that hardly think, and nothing left to chance. */
export const EASY = {
  ...DEFAULTS,
  host: '127.0.0.1',
  limits: { ...DEFAULTS.limits, messages: FAST, chat: FAST, requests: FAST, page: FAST, creations: FAST },
  pace: { ...DEFAULTS.pace, automatic: [1, 5] as const },
  reviewLines: 60,
  searchLines: 60,
  seed: 'house',
}

async function serve(folder: string, port: number, options: Partial<ServerOptions>): Promise<RunningServer> {
  const store = await openStore({ file: join(folder, 'riposte.db') })
  const { config = EASY, ...rest } = options
  return startServer({ store, config: { ...config, port }, page: built, ...rest })
}

/** `npm test` has found one; a test that is run by itself looks for it. */
function findBrowser(): string {
  const script = join(import.meta.dirname, '../../../../scripts/browser.mjs')
  return execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim()
}

/** All files of a worker share one browser; every visitor has a context of their own in it. */
let launched: Promise<Browser> | null = null

function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env.RIPOSTE_BROWSER ?? findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return launched
}

/** A server with the built page, and a browser to look at it with. */
export class TestSite {
  server: RunningServer
  readonly #browser: Browser
  readonly #folder: string
  readonly #options: Partial<ServerOptions>
  readonly #people: Visitor[] = []

  private constructor(server: RunningServer, browser: Browser, folder: string, options: Partial<ServerOptions>) {
    this.server = server
    this.#browser = browser
    this.#folder = folder
    this.#options = options
  }

  static async open(options: Partial<ServerOptions> = {}): Promise<TestSite> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-page-'))
    const server = await serve(folder, 0, options)
    return new TestSite(server, await sharedBrowser(), folder, options)
  }

  /** Somebody new, with a browser of their own. */
  async visitor(settings: Partial<Settings> = {}): Promise<Visitor> {
    const { size = DESK, theme = 'light', touch = false } = settings
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: touch,
    })
    context.setDefaultTimeout(PATIENCE)
    const visitor = new Visitor(context, await context.newPage())
    this.#people.push(visitor)
    return visitor
  }

  /** What any browser complained about so far. */
  get complaints(): readonly string[] {
    return this.#people.flatMap(({ complaints }) => complaints)
  }

  /** The server is gone for as long as this takes, and comes back at the same address. */
  async whileAway(during: () => Promise<void>): Promise<void> {
    const { port } = this.server
    await this.server.close()
    await during()
    this.server = await serve(this.#folder, port, this.#options)
  }

  async close(): Promise<void> {
    await Promise.all(this.#people.map(({ context }) => context.close()))
    await this.server.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

interface Settings {
  readonly size: { readonly width: number; readonly height: number }
  readonly theme: 'light' | 'dark'
  /** Somebody who points with a finger. */
  readonly touch: boolean
}

/** A person in front of a browser. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors and warnings on the console, failed requests, exceptions. */
  readonly complaints: string[] = []

  constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
  }

  /** Chooses one of a few radio buttons by the words beside it. */
  async choose(group: string | RegExp, choice: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()
  }

  /** Keeps a picture of what is on the screen, for people to look at. Drawing it takes as long as testing the page. */
  async picture(name: string): Promise<void> {
    if (!KEEPS_PICTURES) return
    mkdirSync(pictures, { recursive: true })
    await this.page.screenshot({ path: join(pictures, `${name}-${this.page.viewportSize()?.width}.png`) })
  }

  /**
   * What is seriously wrong for people who cannot see well or use no mouse, and how far the page scrolls sideways.
   * @param besides rules of axe that it does not look at by itself
   */
  async inspect(name: string, besides: readonly string[] = []): Promise<readonly string[]> {
    const rules = Object.fromEntries(besides.map((rule) => [rule, { enabled: true }]))
    if (await this.page.evaluate(() => !('axe' in window))) await this.page.evaluate(axe.source)
    // No page has frames. Only violations are written down in full, which takes half the time.
    const { violations } = await this.page.evaluate((options) => window.axe.run(document, options), {
      rules,
      iframes: false,
      resultTypes: ['violations' as const],
    })
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await this.picture(name)
    return sideways > 0 ? [...serious, `${name}: scrolls sideways by ${sideways}`] : serious
  }
}
