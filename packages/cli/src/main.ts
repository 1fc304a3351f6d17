import { run } from './command-line.ts'

// The reader of a pipe may close it early, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

await run(process.argv.slice(2))
