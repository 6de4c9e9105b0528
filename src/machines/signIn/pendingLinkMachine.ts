import { assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { unprovided, unprovidedAction, type Port } from '../shared/ports.ts'
import { newRequest, request, type RequestContext } from '../shared/request.ts'

export type PendingLinkEvent =
  | { type: 'pendingLink.none' }
  | { type: 'pendingLink.found'; providerId: string }
  | { type: 'pendingLink.confirm' }
  | { type: 'change.made' }
  | { type: 'pendingLink.retry' }
  | { type: 'pendingLink.dismiss' }
  | FailureEvent

/** Looks for a provider that is pending for the account with this email address. */
export type FindPendingLink = Port<
  { type: 'pendingLink.none' } | { type: 'pendingLink.found'; providerId: string },
  { email: string | null }
>

/** Links the pending provider. */
export type LinkPending = Port<{ type: 'change.made' } | FailureEvent>

type PendingLinkContext = RequestContext & {
  email: string | null
  /** The pending provider; `null` until one is found. */
  providerId: string | null
}

export const pendingLinkMachine = setup({
  types: {
    context: {} as PendingLinkContext,
    events: {} as PendingLinkEvent,
    input: {} as { email: string | null },
    tags: {} as 'asking' | 'linking' | 'linked' | 'failed',
  },
  actors: {
    findPendingLink: unprovided<FindPendingLink>('findPendingLink'),
    linkPending: unprovided<LinkPending>('linkPending'),
  },
  actions: {
    ...request.actions<PendingLinkContext, PendingLinkEvent>(),
    dropPendingLink: unprovidedAction('dropPendingLink'),
    setProvider: assign((_, { providerId }: { providerId: string }) => ({ providerId })),
  },
  delays: request.delays,
}).createMachine({
  id: 'pendingLink',
  description:
    'Linking the provider that a person tried first, after they signed in with another method.',
  context: ({ input }) => ({ email: input.email, providerId: null, ...newRequest }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Runs in the background; the next page retries.',
      invoke: {
        id: 'findPendingLink',
        src: 'findPendingLink',
        input: ({ context }) => ({ email: context.email }),
      },
      after: { attemptTimeout: { target: 'none' } },
      on: {
        'pendingLink.none': { target: 'none' },
        'pendingLink.found': {
          target: 'asking',
          actions: {
            type: 'setProvider',
            params: ({ event }) => event,
          },
        },
      },
    },
    asking: {
      description: 'The person who went to the provider may not be the one who then signed in.',
      tags: 'asking',
      on: {
        'pendingLink.confirm': { target: 'linking' },
        'pendingLink.dismiss': { target: 'none', actions: 'dropPendingLink' },
      },
    },
    linking: {
      tags: 'linking',
      entry: 'clearFailure',
      invoke: { id: 'linkPending', src: 'linkPending' },
      after: request.timeLimit('failed'),
      on: {
        'change.made': { target: 'linked' },
        'error.provider-already-linked': { target: 'none' },
        ...request.failures('failed'),
      },
    },
    linked: { tags: 'linked', on: { 'pendingLink.dismiss': { target: 'none' } } },
    failed: {
      tags: 'failed',
      on: {
        'pendingLink.retry': { target: 'linking' },
        'pendingLink.dismiss': { target: 'none', actions: 'dropPendingLink' },
      },
    },
    coolingDown: {
      ...request.coolDown('asking'),
      tags: 'failed',
      on: { 'pendingLink.dismiss': { target: 'none', actions: 'dropPendingLink' } },
    },
    none: {},
  },
})
