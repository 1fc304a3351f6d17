import { BadConfig, CannotOpen, type Config } from '@riposte/server'
import { BadInput, CannotNow } from './input.ts'

/**
 * Why a server did not start, as a sentence: bad input where whoever started it has to change something, and otherwise what
 * may go by itself, so that whatever watches over the server can tell whether to try again.
 */
export function unableToStart(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): Error {
  if (error instanceof BadInput || error instanceof CannotNow) return error
  if (error instanceof BadConfig) return new BadInput(error.message)
  if (error instanceof CannotOpen) return error.mayCome ? new CannotNow(error.message) : new BadInput(error.message)
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use; choose another one with --port or PORT`)
  if (code === 'EACCES')
    return new BadInput(`port ${port} is not yours to use; choose one above 1023 with --port or PORT`)
  if (code === 'ERR_SOCKET_BAD_PORT') return new BadInput(`a port is a number from 0 to 65535, not ${port}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BadInput(`${host} is no address of this machine`)
  const [why] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return new CannotNow(`the server cannot start: ${why}`)
}
