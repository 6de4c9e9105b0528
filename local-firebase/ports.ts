import firebase from '../firebase.json' with { type: 'json' }

/** The project that the local Firebase serves. The prefix `demo-` makes every SDK and tool stay offline. */
export const PROJECT_ID = 'demo-gatehouse'

/** The address that everything local listens on. It cannot be reached from another machine. */
export const HOST = '127.0.0.1'

/** One port for each thing that runs locally. */
export type LocalPorts = {
  readonly app: number
  readonly auth: number
  readonly firestore: number
  readonly storage: number
}

const APP_PORT = 5173

/**
 * The ports of firebase.json, and 5173 for the app, each moved up by `shift`.
 * Without `shift` the environment variable GATEHOUSE_PORT_SHIFT counts, else 0.
 */
export function localPorts(shift: number = shiftOfEnvironment()): LocalPorts {
  const { auth, firestore, storage } = firebase.emulators
  return {
    app: APP_PORT + shift,
    auth: auth.port + shift,
    firestore: firestore.port + shift,
    storage: storage.port + shift,
  }
}

/** By how much the environment moves all ports up. Throws where it says no number. */
export function shiftOfEnvironment(): number {
  const text = process.env['GATEHOUSE_PORT_SHIFT'] ?? '0'
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new Error(
    `GATEHOUSE_PORT_SHIFT is "${text}", but must be a whole number such as 1000. Correct it and start again.`,
  )
}
