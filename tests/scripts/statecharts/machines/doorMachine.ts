import { assign, fromCallback, fromPromise, setup } from 'xstate'

type AnalyticsEvent =
  | { type: 'code.entered'; code: string }
  | { type: 'code.cleared' }
  | { type: 'door.opened' }
  | { type: 'door.closed' }
  | { type: 'error.sensor' }
  | { type: 'error.power' }
  | { type: 'repaired' }
  | { type: 'scrapped' }

export const doorMachine = setup({
  types: {
    context: {} as { tries: number; openedAt: number | null },
    events: {} as AnalyticsEvent,
  },
  actors: {
    watchSensors: fromCallback(() => {}),
    checkCode: fromPromise<void, { code: string }>(() => Promise.resolve()),
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0 }),
    setTime: assign({ openedAt: () => Date.now() }),
    forgetTime: assign({ openedAt: null }),
  },
  guards: {
    hasTriedBefore: ({ context }, params: { times: number }) => context.tries >= params.times,
  },
  delays: {
    openTimeout: 10_000,
    penalty: ({ context }) => context.tries * 30_000,
  },
}).createMachine({
  id: 'door',
  description: 'A door that opens to whoever knows the code.',
  context: { tries: 0, openedAt: null },
  invoke: { id: 'sensors', src: 'watchSensors' },
  initial: 'locked',
  on: { 'error.*': { target: '.broken' } },
  states: {
    locked: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'code.entered': { target: 'checking' },
            'code.cleared': { actions: 'forgetTries' },
          },
        },
        checking: {
          invoke: {
            id: 'check',
            src: 'checkCode',
            input: { code: '' },
            onDone: { target: '#door.unlocked', actions: 'forgetTries' },
            onError: [
              { guard: { type: 'hasTriedBefore', params: { times: 2 } }, target: 'blocked' },
              { target: 'waiting', actions: 'countTry' },
            ],
          },
        },
        blocked: { after: { penalty: { target: '#door.locked', actions: 'forgetTries' } } },
      },
    },
    unlocked: {
      initial: 'shut',
      states: {
        shut: {
          on: { 'door.opened': { target: 'open' } },
          after: { openTimeout: { target: '#door.locked' } },
        },
        open: {
          entry: 'setTime',
          exit: 'forgetTime',
          on: {
            'door.closed': { target: 'shut' },
            'door.opened': { target: 'open', reenter: true },
          },
        },
      },
    },
    broken: {
      on: {
        repaired: { target: 'locked' },
        scrapped: { target: 'gone' },
        'error.power': {},
      },
    },
    gone: { type: 'final' },
  },
})
