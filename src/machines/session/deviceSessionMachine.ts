import { assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { unprovided, unprovidedAction, type Port } from '../shared/ports.ts'

type DeviceSessionInput = { uid: string }

type RevocationEvent =
  /** The session was signed out on another device. */
  | { type: 'session.revoked' }
  /** The person confirmed their identity, which gave the session a newer sign-in. */
  | { type: 'session.renewed' }

/** The list is up to date for `dueIn` milliseconds. */
type SessionReported = { type: 'session.reported'; dueIn: number }

type DeviceSessionEvent = RevocationEvent | SessionReported | FailureEvent

/** Reports at once and while it runs. */
export type WatchRevocation = Port<RevocationEvent, DeviceSessionInput>

/** Adds this device to the list, or updates its entry, as soon as the page is visible. */
export type ReportSession = Port<SessionReported | FailureEvent, DeviceSessionInput>

export const deviceSessionMachine = setup({
  types: {
    context: {} as DeviceSessionInput & { dueIn: number },
    events: {} as DeviceSessionEvent,
    input: {} as DeviceSessionInput,
  },
  actors: {
    watchRevocation: unprovided<DeviceSessionInput>('watchRevocation'),
    reportSession: unprovided<DeviceSessionInput>('reportSession'),
  },
  actions: {
    endSession: unprovidedAction('endSession'),
    setDue: assign((_, { dueIn }: { dueIn: number }) => ({ dueIn })),
  },
  delays: {
    untilNextReport: ({ context }) => context.dueIn,
    untilNextTry: 60_000,
  },
}).createMachine({
  id: 'deviceSession',
  description: 'Keeps this device on the list of signed-in devices until another one signs it out.',
  context: ({ input }) => ({ ...input, dueIn: 0 }),
  invoke: {
    id: 'watchRevocation',
    src: 'watchRevocation',
    input: ({ context: { uid } }) => ({ uid }),
  },
  initial: 'reporting',
  on: { 'session.revoked': { target: '.revoked' } },
  states: {
    reporting: {
      invoke: {
        id: 'reportSession',
        src: 'reportSession',
        input: ({ context: { uid } }) => ({ uid }),
      },
      on: {
        'session.reported': {
          target: 'reported',
          actions: { type: 'setDue', params: ({ event }) => event },
        },
        'session.renewed': { target: 'reporting', reenter: true },
        'error.*': { target: 'unreported' },
      },
    },
    reported: {
      after: { untilNextReport: { target: 'reporting' } },
      on: { 'session.renewed': { target: 'reporting' } },
    },
    unreported: {
      after: { untilNextTry: { target: 'reporting' } },
      on: { 'session.renewed': { target: 'reporting' } },
    },
    revoked: { type: 'final', entry: 'endSession' },
  },
})
