import { assign, fromCallback, setup } from 'xstate'
import type { Failure, FailureEvent } from '#src/domain/failure.ts'
import { attempt } from '#src/firebase/attempt.ts'
import { userDataOf } from '#src/firebase/userData/userData.ts'
import { failureIn } from '#src/machines/coolDown.ts'
import { greetingsOf, saveGreeting } from './greeting.ts'

type Kept = { id: string; text: string }

type GreetingEvent =
  | { type: 'greeting.read'; kept: Kept }
  | { type: 'greeting.save'; text: string }
  | { type: 'greeting.saved' }
  | { type: 'greeting.retry' }
  | FailureEvent

type Context = { uid: string; kept: Kept; failure: Failure | null }

const readKept = attempt(async (uid: string) => {
  const [first] = await greetingsOf(userDataOf(uid))
  return { type: 'greeting.read' as const, kept: first ?? { id: uid, text: '' } }
})

const saveKept = attempt(async ({ uid, kept }: Pick<Context, 'uid' | 'kept'>) => {
  await saveGreeting(userDataOf(uid), kept.id, kept.text)
  return { type: 'greeting.saved' as const }
})

export const greetingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GreetingEvent,
    input: {} as { uid: string },
    tags: {} as 'reading' | 'unread' | 'saving' | 'saved',
  },
  actors: { readKept: fromCallback(readKept), saveKept: fromCallback(saveKept) },
  actions: {
    setKept: assign((_, { kept }: { kept: Kept }) => ({ kept })),
    setText: assign(({ context: { kept } }, { text }: { text: string }) => ({
      kept: { ...kept, text },
    })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'greeting',
  description: 'The one document of a person: read, changed, and saved.',
  context: ({ input: { uid } }) => ({ uid, kept: { id: uid, text: '' }, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'reading',
      entry: 'forgetFailure',
      invoke: { id: 'readKept', src: 'readKept', input: ({ context: { uid } }) => uid },
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
      entry: 'forgetFailure',
      invoke: { id: 'saveKept', src: 'saveKept', input: ({ context }) => context },
      on: {
        'greeting.saved': { target: 'editing.saved' },
        'error.*': { target: 'editing', actions: 'setFailure' },
      },
    },
  },
})
