import { run } from './command-line.ts'

// Whoever reads the output may stop reading, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

await run(process.argv.slice(2))
