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

/** What each of them is for, as a sentence names it. */
export const PORT_USERS = [
  ['app', 'the app'],
  ['auth', 'the local Authentication'],
  ['firestore', 'the local Firestore'],
  ['storage', 'the local Storage'],
] as const

const APP_PORT = 5173

/** Those above 5000 that browsers refuse to call: https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED_PORTS: readonly number[] = [
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]

const LAST_PORT = 65_535

/**
 * The ports of firebase.json, and 5173 for the app, each moved up by `shift`.
 * Without `shift` the environment variable GATEHOUSE_PORT_SHIFT counts, else 0. Throws where a port would
 * be one that no browser calls.
 */
export function localPorts(shift: number = shiftOfEnvironment()): LocalPorts {
  const { auth, firestore, storage } = firebase.emulators
  const ports = {
    app: APP_PORT + shift,
    auth: auth.port + shift,
    firestore: firestore.port + shift,
    storage: storage.port + shift,
  }
  for (const [name, user] of PORT_USERS) {
    const problem = problemOf(ports[name])
    if (problem) throw new Error(shiftSentence(shift, `${user} on port ${ports[name]}, ${problem}`))
  }
  return ports
}

function problemOf(port: number): string | null {
  if (port > LAST_PORT) return 'which does not exist'
  return BLOCKED_PORTS.includes(port) ? 'which browsers refuse to call' : null
}

function shiftSentence(shift: number, consequence: string): string {
  return `GATEHOUSE_PORT_SHIFT=${shift} would put ${consequence}. Use another shift, such as 1000.`
}

/** By how much the environment moves all ports up. Throws where it says no number. */
export function shiftOfEnvironment(): number {
  const text = process.env['GATEHOUSE_PORT_SHIFT'] ?? '0'
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new Error(
    `GATEHOUSE_PORT_SHIFT is "${text}", but must be a whole number such as 1000. Correct it and start again.`,
  )
}
