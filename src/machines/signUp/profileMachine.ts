import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import {
  isComplete,
  type Profile,
  type ProfileRequirements,
  type ProfileReply,
} from '../../domain/signUp/profile.ts'
import { attemptTimeout, failureActions, type Failing } from '../shared/failures.ts'
import { unprovided, type Port } from '../shared/ports.ts'
import { request } from '../shared/request.ts'

type Answers = Profile['answers']

export type ProfileEvent =
  | { type: 'profile.read'; profile: Profile }
  | { type: 'profile.retry' }
  | { type: 'profile.edit' }
  | { type: 'profile.close' }
  /** The person leaves the form for now. */
  | { type: 'profile.leave'; typed: Answers }
  | { type: 'profile.submit'; reply: ProfileReply }
  | { type: 'profile.saved'; profile: Profile }
  | FailureEvent

/** Reads the person's answers, after saving those typed at sign-up. */
export type ReadProfile = Port<Extract<ProfileEvent, { type: 'profile.read' }> | FailureEvent>

export type SaveProfile = Port<
  Extract<ProfileEvent, { type: 'profile.saved' }> | FailureEvent,
  ProfileReply
>

const empty: Profile = { answers: {}, terms: null }

type ProfileContext = Failing & {
  requirements: ProfileRequirements
  profile: Profile
  /** What was in the form when the person left it. */
  typed: Answers
}

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as { requirements: ProfileRequirements },
    tags: {} as 'admitted' | 'asked' | 'busy' | 'saved',
  },
  actors: {
    readProfile: unprovided('readProfile'),
    saveProfile: unprovided<ProfileReply>('saveProfile'),
  },
  actions: {
    ...failureActions<ProfileContext, ProfileEvent>(),
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, failure: null })),
    setTyped: assign((_, { typed }: { typed: Answers }) => ({ typed })),
    clearTyped: assign({ typed: {} }),
  },
  guards: {
    isComplete: ({ context: { requirements } }, { profile }: { profile: Profile }) =>
      isComplete(requirements, profile),
  },
  delays: { readTimeout: 8_000, attemptTimeout },
}).createMachine({
  id: 'profile',
  description: 'What the owner asks people besides how they sign in.',
  context: ({ input: { requirements } }) => ({
    requirements,
    profile: empty,
    typed: {},
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearFailure',
      invoke: { id: 'readProfile', src: 'readProfile' },
      after: { readTimeout: { target: 'unknown', actions: 'setTimedOut' } },
      on: {
        'profile.read': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'complete',
            actions: { type: 'setProfile', params: ({ event }) => event },
          },
          {
            target: 'asking',
            actions: { type: 'setProfile', params: ({ event }) => event },
          },
        ],
        'error.*': { target: 'unknown', actions: 'setFailure' },
      },
    },
    unknown: {
      tags: 'admitted',
      description:
        'The server can’t be reached. The person gets in, and is asked on the next visit.',
      on: { 'profile.retry': { target: 'reading' } },
    },
    asking: {
      tags: 'asked',
      initial: 'filling',
      exit: ['clearFailure', 'clearTyped'],
      on: {
        'profile.leave': { actions: { type: 'setTyped', params: ({ event }) => event } },
      },
      states: {
        filling: {
          on: {
            'profile.submit': { target: 'saving' },
            'profile.close': {
              guard: {
                type: 'isComplete',
                params: ({ context: { profile } }) => ({ profile }),
              },
              target: '#profile.complete',
            },
          },
        },
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submit')
              return event.reply
            },
          },
          after: request.timeLimit('filling'),
          on: {
            'profile.saved': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: '#profile.complete.saved',
                actions: { type: 'setProfile', params: ({ event }) => event },
              },
              {
                target: 'filling',
                actions: { type: 'setProfile', params: ({ event }) => event },
              },
            ],
            'error.*': { target: 'filling', actions: 'setFailure' },
          },
        },
      },
    },
    complete: {
      tags: 'admitted',
      initial: 'unchanged',
      on: { 'profile.edit': { target: 'asking' } },
      states: { unchanged: {}, saved: { tags: 'saved' } },
    },
  },
})
