import { fromPromise, setup } from 'xstate'
import { operations } from './auth.ts'
import type { Credentials, Operation } from './auth.ts'

type Submission = {
  operation: Operation
  credentials: Credentials
}

export const formMachine = setup({
  types: { events: {} as { type: 'submit' } & Submission },
  actors: {
    submit: fromPromise<unknown, Submission>(({ input }) =>
      operations[input.operation](input.credentials),
    ),
  },
}).createMachine({
  id: 'form',
  initial: 'idle',
  states: {
    idle: { on: { submit: 'busy' } },
    busy: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ event }) => event,
        onDone: 'idle',
        onError: 'failed',
      },
    },
    failed: { on: { submit: 'busy' } },
  },
})
