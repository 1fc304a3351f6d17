/** The places of the pipeline at which a crash test ends the process. */
export type Failpoint = 'before append' | 'after append' | 'before send' | 'mid send' | 'on shutdown'

const [wanted, nth = '1'] = (process.env.RIPOSTE_FAILPOINT ?? '').split(':')
let left = Number(nth)

/** Ends the process here, as a power cut would, when a crash test asks for it; otherwise nothing. */
export function failpoint(place: Failpoint): void {
  if (wanted !== place || --left > 0) return
  process.kill(process.pid, 'SIGKILL')
}
