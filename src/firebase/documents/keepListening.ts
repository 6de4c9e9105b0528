/** After the server refused the listener. */
const retryWaitMs = 5_000

/**
 * Runs a listener until the returned function is called. If the server refuses it, it is started again after a while.
 *
 * @param listen starts it, and returns a function that stops it. Calls `onRefused` if the server refuses it.
 */
export function keepListening(listen: (onRefused: () => void) => () => void): () => void {
  let stop: () => void
  const start = () => {
    stop = listen(() => {
      const waiting = setTimeout(start, retryWaitMs)
      stop = () => clearTimeout(waiting)
    })
  }
  start()
  return () => stop()
}
