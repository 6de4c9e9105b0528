import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { uidIn, requiredPort, requiredAction, type Port } from '../shared/ports.ts'

type DeviceSessionInput = { uid: string }

type RevocationEvent =
  /** The session was signed out on another device. */
  | { type: 'session.signedOutElsewhere' }
  /** The person confirmed their identity, which gave the session a newer sign-in. */
  | { type: 'session.reauthenticated' }

/** The session has lasted as long as the owner allows. */
type SessionTooOld = { type: 'session.tooOld' }

/** The list is up to date for `dueIn` milliseconds. */
type SessionRegistered = { type: 'session.registered'; dueIn: number }

type DeviceSessionEvent = RevocationEvent | SessionTooOld | SessionRegistered | FailureEvent

/** Reports at once and while it runs. */
export type WatchRevocation = Port<RevocationEvent, DeviceSessionInput>

/** Reports at once or later, and starts again when the person confirms their identity. */
export type WatchSessionLimit = Port<SessionTooOld, DeviceSessionInput>

/** Adds this device to the list, or updates its entry, as soon as the page is visible. */
export type RegisterSession = Port<SessionRegistered | FailureEvent, DeviceSessionInput>

export const deviceSessionMachine = setup({
  types: {
    context: {} as DeviceSessionInput & { dueIn: number },
    events: {} as DeviceSessionEvent,
    input: {} as DeviceSessionInput,
  },
  actors: {
    watchRevocation: requiredPort<WatchRevocation>(),
    watchSessionLimit: requiredPort<WatchSessionLimit>(),
    registerSession: requiredPort<RegisterSession>(),
  },
  actions: {
    endSignedOutSession: requiredAction('endSignedOutSession'),
    endOldSession: requiredAction('endOldSession'),
    setDue: assign(({ event }) => {
      assertEvent(event, 'session.registered')
      return { dueIn: event.dueIn }
    }),
  },
  delays: {
    nextRegistration: ({ context }) => context.dueIn,
    retryWait: 60_000,
  },
}).createMachine({
  id: 'deviceSession',
  description:
    'Keeps this device on the list of signed-in devices, and ends a session that is signed out elsewhere or too old.',
  context: ({ input }) => ({ ...input, dueIn: 0 }),
  invoke: [
    {
      id: 'watchRevocation',
      src: 'watchRevocation',
      input: uidIn,
    },
    {
      id: 'watchSessionLimit',
      src: 'watchSessionLimit',
      input: uidIn,
    },
  ],
  initial: 'registering',
  on: {
    'session.signedOutElsewhere': { target: '.ended', actions: 'endSignedOutSession' },
    'session.tooOld': { target: '.ended', actions: 'endOldSession' },
  },
  states: {
    registering: {
      invoke: {
        id: 'registerSession',
        src: 'registerSession',
        input: uidIn,
      },
      on: {
        'session.registered': { target: 'registered', actions: 'setDue' },
        'session.reauthenticated': { target: 'registering', reenter: true },
        'error.*': { target: 'failed' },
      },
    },
    registered: {
      after: { nextRegistration: { target: 'registering' } },
      on: { 'session.reauthenticated': { target: 'registering' } },
    },
    failed: {
      after: { retryWait: { target: 'registering' } },
      on: { 'session.reauthenticated': { target: 'registering' } },
    },
    ended: { type: 'final' },
  },
})
