import firebase from '../firebase.json' with { type: 'json' }

/** The project of the local Firebase. The `demo-` prefix keeps every SDK and tool offline. */
export const PROJECT_ID = 'demo-gatehouse'

/** The address for all local services. Other machines can't reach it. */
export const HOST = '127.0.0.1'

/** The ports of everything that runs locally. */
export type LocalPorts = {
  readonly app: number
  readonly auth: number
  readonly firestore: number
  readonly storage: number
}

/** What each port is for, for use in sentences. */
export const PORT_USERS = [
  ['app', 'the app'],
  ['auth', 'the local Authentication'],
  ['firestore', 'the local Firestore'],
  ['storage', 'the local Storage'],
] as const

const APP_PORT = 5173

/** Ports above 5000 that browsers block: https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED_PORTS: readonly number[] = [
  5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]

const LAST_PORT = 65_535

/**
 * Returns the ports of firebase.json, and 5173 for the app, each plus `shift`. By default, `shift`
 * is GATEHOUSE_PORT_SHIFT or 0.
 *
 * @throws if browsers block one of the ports.
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

/**
 * Returns GATEHOUSE_PORT_SHIFT as a number.
 *
 * @throws if it isn't a whole number.
 */
export function shiftOfEnvironment(): number {
  const text = process.env['GATEHOUSE_PORT_SHIFT'] ?? '0'
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw new Error(
    `GATEHOUSE_PORT_SHIFT is "${text}", but must be a whole number such as 1000. Correct it and start again.`,
  )
}
