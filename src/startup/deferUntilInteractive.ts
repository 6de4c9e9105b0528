import type { WatchSession } from '../machines/authMachine.ts'
import { isPrerendered, whenInteractive } from './prerendered.ts'

/**
 * A prerendered page is shown only if no one is signed in. Until it's interactive, nothing else is reported, because
 * React must render it as it is.
 */
export function deferUntilInteractive(watch: WatchSession): WatchSession {
  return (port) => {
    if (!isPrerendered()) return watch(port)
    port.sendBack({ type: 'session.missing' })
    return watch({
      ...port,
      sendBack: (event) => void whenInteractive()?.then(() => port.sendBack(event)),
    })
  }
}
