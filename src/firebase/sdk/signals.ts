import type { SessionEndReason } from '../../domain/session/sessionEndReason.ts'

type Listener<Value> = (value: Value) => void

/** Notifies listeners of what requests to Firebase show. */
function signal<Value>() {
  const listeners = new Set<Listener<Value>>()
  return {
    send: (value: Value) => listeners.forEach((listener) => listener(value)),
    /** Returns a function that stops it. */
    subscribe: (listener: Listener<Value>) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** After each call, whether the server responded. */
export const reachability = signal<boolean>()

/** The request body when the SDK checks the app's own session. */
export const sessionCheck = signal<string>()

/** The session has to end, and why. */
export const sessionEnd = signal<SessionEndReason>()
