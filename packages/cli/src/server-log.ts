import { type Logger, pino } from 'pino'
import { BadInput } from './input.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/**
 * The log of a server: lines of JSON, each with a level, a time, a message (`msg`) and fields.
 * @param usual the level where LOG_LEVEL says none
 * @param fields what stands in every line
 * @param output 1 for stdout, 2 for stderr
 */
export function serverLog(usual: string, fields: object = {}, output: 1 | 2 = 1): Logger {
  const given = process.env.LOG_LEVEL ?? ''
  const level = given === '' ? usual : given
  if (!LEVELS.includes(level)) {
    throw new BadInput(`LOG_LEVEL is ${LEVELS.join(', ')}, not ${JSON.stringify(level)}`)
  }
  const options = {
    level,
    base: { pid: process.pid, ...fields },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, pino.destination(output))
}

/** What would end this process, or appear as text among lines of JSON, is a line of the log like any other. */
export function logWhatBreaks(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: something broke that nothing catches')
    process.exit(1)
  })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'))
}
