import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'
import type { DiskProblem } from '../../domain/session/storageProblem.ts'

type Listener<Value> = (value: Value) => void

/**
 * Passes on what requests to Firebase, and writes to this device, have revealed.
 *
 * @param isReplayed whether later listeners get the last value at once.
 */
function signal<Value>(isReplayed = false) {
  const listeners = new Set<Listener<Value>>()
  let last: readonly Value[] = []
  return {
    send: (value: Value) => {
      if (isReplayed) last = [value]
      listeners.forEach((listener) => listener(value))
    },
    /** Returns a function that stops it. */
    subscribe: (listener: Listener<Value>) => {
      last.forEach((value) => listener(value))
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** After each call, whether the server responded. */
export const reachability = signal<boolean>()

/** The request body when the SDK checks a session. */
export const sessionLookup = signal<string>()

/**
 * Why a session has to end, and the account it belongs to, because someone else may be signed in by then. `uid` is
 * `null` if the SDK renews a stored session's token at startup, before it reports the user.
 */
export type SessionEndRequest = { reason: SessionEndReason; uid: string | null }

/** The session has to end. */
export const sessionEndRequest = signal<SessionEndRequest>()

/** Why the disk hasn't accepted a session; `null` once it has. The SDK may store one before anything listens. */
export const sessionWriteFailure = signal<DiskProblem | null>(true)
