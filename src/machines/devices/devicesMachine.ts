import { assign, setup } from 'xstate'
import type { DeviceSession } from '../../domain/session/deviceSession.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import { failureActions, type Failing } from '../shared/failures.ts'
import { unprovided, type Port } from '../shared/ports.ts'

type DevicesInput = { uid: string }

/** What the devices page shows. */
export type Devices = {
  sessions: readonly DeviceSession[]
  /** When this device signed in, in seconds since 1970. */
  own: number
}

type DevicesRead = { type: 'devices.read'; devices: Devices }

export type DevicesEvent = DevicesRead | { type: 'devices.retry' } | FailureEvent

/** Reports the devices at once and after each change. */
export type WatchDevices = Port<DevicesRead | FailureEvent, DevicesInput>

type DevicesContext = DevicesInput & Failing & { devices: Devices | null }

export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    input: {} as DevicesInput,
    tags: {} as 'loading' | 'slow' | 'listed',
  },
  actors: { watchDevices: unprovided<DevicesInput>('watchDevices') },
  actions: {
    ...failureActions<DevicesContext, DevicesEvent>(),
    setDevices: assign((_, { devices }: { devices: Devices }) => ({ devices, failure: null })),
  },
  delays: { loadTimeout: 10_000 },
}).createMachine({
  id: 'devices',
  description: 'Where a person is signed in.',
  context: ({ input }) => ({ ...input, devices: null, failure: null }),
  initial: 'watching',
  states: {
    watching: {
      entry: 'clearFailure',
      invoke: {
        id: 'watchDevices',
        src: 'watchDevices',
        input: ({ context: { uid } }) => ({ uid }),
      },
      initial: 'loading',
      on: {
        'devices.read': {
          target: '.listed',
          actions: { type: 'setDevices', params: ({ event }) => event },
        },
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
      states: {
        loading: { tags: 'loading', after: { loadTimeout: { target: 'slow' } } },
        slow: {
          tags: ['loading', 'slow'],
          description: 'The SDK keeps trying, and again when the network is back.',
        },
        listed: { tags: 'listed' },
      },
    },
    failed: { on: { 'devices.retry': { target: 'watching' } } },
  },
})
