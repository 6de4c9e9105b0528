import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'

type Listener<Value> = (value: Value) => void

/** Passes on what calls to Firebase reveal to whoever listens. */
function signal<Value>() {
  const listeners = new Set<Listener<Value>>()
  return {
    send: (value: Value) => listeners.forEach((listener) => listener(value)),
    /** Returns a function that stops it. */
    watch: (listener: Listener<Value>) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** After each call, whether the server answered. */
export const reachability = signal<boolean>()

/** The request body when the SDK checks the app's own session. */
export const sessionCheck = signal<string>()

const sessionEnd = signal<SessionEndReason>()

let last: SessionEndReason | null = null

/** Records that Firebase no longer accepts the stored session, and notifies all listeners. */
export function recordSessionEnd(reason: SessionEndReason): void {
  last = reason
  sessionEnd.send(reason)
}

/** Returns why the session ended, once. `null` if the person ended it. */
export function takeSessionEnd(): SessionEndReason | null {
  const reason = last
  last = null
  return reason
}

export const watchSessionEnd = sessionEnd.watch
