import type { TableNews } from './member.ts'

/** News for one process. What is told in one turn goes in one message: sending costs more than what is in it. */
export class NewsBatch {
  readonly #send: (news: readonly TableNews[]) => void
  #news: TableNews[] = []

  constructor(send: (news: readonly TableNews[]) => void) {
    this.#send = send
  }

  put(news: TableNews): void {
    if (this.#news.push(news) === 1) process.nextTick(() => this.#empty())
  }

  #empty(): void {
    const news = this.#news
    this.#news = []
    this.#send(news)
  }
}
