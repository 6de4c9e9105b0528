import { assign, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import { failureActions, type Failing } from '#src/machines/shared/failures.ts'
import { unprovided, type Port } from '#src/machines/shared/ports.ts'

type Kept = { id: string; text: string }

type GreetingEvent =
  | { type: 'greeting.read'; kept: Kept }
  | { type: 'greeting.save'; text: string }
  | { type: 'greeting.saved' }
  | { type: 'greeting.retry' }
  | FailureEvent

type Context = Failing & { uid: string; kept: Kept }

/** Tells what the person keeps; empty for someone who keeps nothing yet. */
export type ReadKept = Port<
  Extract<GreetingEvent, { type: 'greeting.read' }> | FailureEvent,
  { uid: string }
>

export type SaveKept = Port<{ type: 'greeting.saved' } | FailureEvent, { uid: string; kept: Kept }>

export const greetingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GreetingEvent,
    input: {} as { uid: string },
    tags: {} as 'reading' | 'unread' | 'saving' | 'saved',
  },
  actors: {
    readKept: unprovided<{ uid: string }>('readKept'),
    saveKept: unprovided<{ uid: string; kept: Kept }>('saveKept'),
  },
  actions: {
    ...failureActions<Context, GreetingEvent>(),
    setKept: assign((_, { kept }: { kept: Kept }) => ({ kept })),
    setText: assign(({ context: { kept } }, { text }: { text: string }) => ({
      kept: { ...kept, text },
    })),
  },
}).createMachine({
  id: 'greeting',
  description: 'The one document of a person: read, changed, and saved.',
  context: ({ input: { uid } }) => ({ uid, kept: { id: uid, text: '' }, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'reading',
      entry: 'clearFailure',
      invoke: { id: 'readKept', src: 'readKept', input: ({ context: { uid } }) => ({ uid }) },
      on: {
        'greeting.read': {
          target: 'editing',
          actions: { type: 'setKept', params: ({ event }) => event },
        },
        'error.*': { target: 'unread', actions: 'setFailure' },
      },
    },
    unread: { tags: 'unread', on: { 'greeting.retry': { target: 'reading' } } },
    editing: {
      initial: 'asWritten',
      on: {
        'greeting.save': {
          target: 'saving',
          actions: { type: 'setText', params: ({ event }) => event },
        },
      },
      states: { asWritten: {}, saved: { tags: 'saved' } },
    },
    saving: {
      tags: 'saving',
      entry: 'clearFailure',
      invoke: {
        id: 'saveKept',
        src: 'saveKept',
        input: ({ context: { uid, kept } }) => ({ uid, kept }),
      },
      on: {
        'greeting.saved': { target: 'editing.saved' },
        'error.*': { target: 'editing', actions: 'setFailure' },
      },
    },
  },
})
