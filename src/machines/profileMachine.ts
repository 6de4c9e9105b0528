import { assertEvent, assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import {
  isComplete,
  type Profile,
  type ProfileRequirements,
  type ProfileReply,
} from '../domain/profile.ts'
import { failureIn, unanswered } from './coolDown.ts'
import { unprovided, type Port } from './ports.ts'

type Answers = Profile['answers']

export type ProfileEvent =
  | { type: 'profile.read'; profile: Profile }
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

const nothing: Profile = { answers: {}, terms: null }

export const profileMachine = setup({
  types: {
    context: {} as {
      demand: ProfileRequirements
      profile: Profile
      /** What was in the form when the person left it. */
      typed: Answers
      failure: Failure | null
    },
    events: {} as ProfileEvent,
    input: {} as { demand: ProfileRequirements },
    tags: {} as 'admitted' | 'asked' | 'busy' | 'saved',
  },
  actors: {
    readProfile: unprovided('readProfile'),
    saveProfile: unprovided<ProfileReply>('saveProfile'),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    keepTyped: assign((_, { typed }: { typed: Answers }) => ({ typed })),
    forgetTyped: assign({ typed: {} }),
    forgetFailure: assign({ failure: null }),
    giveUp: assign({ failure: unanswered }),
  },
  guards: {
    isComplete: ({ context: { demand } }, { profile }: { profile: Profile }) =>
      isComplete(demand, profile),
  },
  delays: { longestRead: 8_000, longestAttempt: 90_000 },
}).createMachine({
  id: 'profile',
  description: 'What the owner asks people besides how they sign in.',
  context: ({ input: { demand } }) => ({ demand, profile: nothing, typed: {}, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: { id: 'readProfile', src: 'readProfile' },
      after: { longestRead: { target: 'unknown' } },
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
        'error.*': { target: 'unknown' },
      },
    },
    unknown: {
      tags: 'admitted',
      description:
        'The server can’t be reached. Nobody is kept out, and the next visit asks again.',
    },
    asking: {
      tags: 'asked',
      initial: 'filling',
      exit: ['forgetFailure', 'forgetTyped'],
      on: {
        'profile.leave': { actions: { type: 'keepTyped', params: ({ event }) => event } },
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
          entry: 'forgetFailure',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submit')
              return event.reply
            },
          },
          after: { longestAttempt: { target: 'filling', actions: 'giveUp' } },
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
