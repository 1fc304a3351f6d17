export { type HttpOptions, McpOverHttp, type Visit } from './http.ts'
export { type OpenSeat, openSeat } from './open-seat.ts'
export { type Asked, type ServerApi, serverApiAt } from './server-api.ts'
export { type StdioOptions, serveOverStdio } from './stdio.ts'
