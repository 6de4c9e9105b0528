import { isRevoked, type Revocation } from '../../domain/session/deviceSession.ts'

/** After the token couldn't be read. */
const retryWaitMs = 5_000

/**
 * Another tab may just have confirmed the person's identity and signed out all other sessions. A message
 * brings the new session to this tab, but may take up to a minute in a hidden tab, which browsers slow down.
 * Ending the old session before that would end the new one, too.
 */
const tabSyncDelayMs = { visible: 2_000, hidden: 70_000 }

type CheckerOptions = {
  /** When this session signed in, in seconds since 1970. Rejects if that can't be read right now. */
  readSignIn: () => Promise<number>
  /** Called once it is certain that this session is signed out. */
  onRevoked: () => void
  /** Stops when it aborts. */
  signal: AbortSignal
}

/**
 * Returns a function. Call it after each change with the sessions that are signed out, or with `null` if the server
 * hasn't confirmed them.
 */
export function revocationChecker({ readSignIn, onRevoked, signal }: CheckerOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unconfirmed: Revocation | null = null
  let isFirst = true

  const check = async (revocation: Revocation, isCertain: boolean) => {
    try {
      if (!isRevoked(revocation, await readSignIn()) || signal.aborted) return
      if (isCertain) onRevoked()
      else checkLater(revocation, tabSyncDelayMs[document.visibilityState], true)
    } catch {
      if (!signal.aborted) checkLater(revocation, retryWaitMs, isCertain)
    }
  }
  const checkLater = (revocation: Revocation, wait: number, isCertain: boolean) => {
    unconfirmed = revocation
    clearTimeout(timer)
    timer = setTimeout(() => void check(revocation, isCertain), wait)
  }
  const checkSoon = () => {
    if (unconfirmed && isVisible()) checkLater(unconfirmed, tabSyncDelayMs.visible, true)
  }
  document.addEventListener('visibilitychange', checkSoon, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))

  return (revocation: Revocation | null): void => {
    clearTimeout(timer)
    unconfirmed = null
    if (!revocation) return
    void check(revocation, isFirst && isVisible())
    isFirst = false
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
