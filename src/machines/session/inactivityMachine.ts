import { assign, setup } from 'xstate'
import { uidIn, requiredPort, requiredAction, type Port } from '../shared/ports.ts'

type InactivityInput = {
  uid: string
  /** In milliseconds without input, after which the session ends. */
  limitMs: number
}

type InactivityEvent =
  /** For how long the person hasn't used the app in any tab, in milliseconds. */
  | { type: 'input.read'; inactiveFor: number }
  /** Milliseconds after the port was started. */
  | { type: 'input.seen'; after: number }
  | { type: 'page.shown' }

export type ReadLastInput = Port<Extract<InactivityEvent, { type: 'input.read' }>, { uid: string }>

/** Reports input in this tab, and when the tab is shown again. */
export type WatchInput = Port<Exclude<InactivityEvent, { type: 'input.read' }>, { uid: string }>

export const inactivityMachine = setup({
  types: {
    context: {} as InactivityInput & { timeLeft: number },
    events: {} as InactivityEvent,
    input: {} as InactivityInput,
  },
  actors: {
    readLastInput: requiredPort<ReadLastInput>(),
    watchInput: requiredPort<WatchInput>(),
  },
  actions: {
    setTimeLeft: assign(({ context: { limitMs } }, { inactiveFor }: { inactiveFor: number }) => ({
      timeLeft: limitMs - inactiveFor,
    })),
    resetTimeLeft: assign(({ context: { limitMs } }) => ({ timeLeft: limitMs })),
    recordInput: requiredAction('recordInput'),
    endSession: requiredAction('endSession'),
  },
  guards: {
    isLimitReached: ({ context: { limitMs } }, { inactiveFor }: { inactiveFor: number }) =>
      inactiveFor >= limitMs,
    isInTime: ({ context: { timeLeft } }, { after }: { after: number }) => after < timeLeft,
  },
  delays: { timeLeft: ({ context: { timeLeft } }) => timeLeft },
}).createMachine({
  id: 'inactivity',
  description: 'Ends a session that the person hasn’t used for as long as the owner allows.',
  context: ({ input }) => ({ ...input, timeLeft: input.limitMs }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Another tab may have been used since.',
      invoke: {
        id: 'readLastInput',
        src: 'readLastInput',
        input: uidIn,
      },
      on: {
        'input.read': [
          {
            guard: { type: 'isLimitReached', params: ({ event }) => event },
            target: 'limitReached',
          },
          { target: 'inUse', actions: { type: 'setTimeLeft', params: ({ event }) => event } },
        ],
      },
    },
    inUse: {
      invoke: { id: 'watchInput', src: 'watchInput', input: uidIn },
      after: { timeLeft: { target: 'reading' } },
      on: {
        'input.seen': [
          {
            guard: { type: 'isInTime', params: ({ event }) => event },
            target: 'inUse',
            reenter: true,
            actions: ['resetTimeLeft', 'recordInput'],
          },
          { target: 'reading', description: 'The device slept, so its timers were paused.' },
        ],
        'page.shown': { target: 'reading' },
      },
    },
    limitReached: { type: 'final', entry: 'endSession' },
  },
})
