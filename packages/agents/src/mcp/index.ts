export { type Asked, type Door, doorTo } from './door.ts'
export { type HttpOptions, McpOverHttp, type Visit } from './http.ts'
export { type OpenSeat, openSeat } from './open-seat.ts'
export { type StdioOptions, serveOverStdio } from './stdio.ts'
