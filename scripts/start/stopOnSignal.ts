import { errorText } from '#local-firebase/errorText.ts'

/**
 * On a request to exit, calls `stop` and exits with 0, or with 1 and a message if `stop` rejects. A second
 * Ctrl-C exits at once. The returned signal is aborted when stopping begins.
 */
export function stopOnSignal(stop: () => Promise<void>): AbortSignal {
  const stopping = new AbortController()
  const end = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${errorText(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', () => {
    if (stopping.signal.aborted) process.exit(1)
    process.stdout.write('\nStopping. Ctrl-C again does not wait.\n')
    end()
  })
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  // The channel to scripts/run.mjs closes when that process is killed.
  process.on('disconnect', end)
  return stopping.signal
}
