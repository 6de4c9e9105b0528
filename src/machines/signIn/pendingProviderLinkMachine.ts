import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import { requiredPort, requiredAction, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

export type PendingProviderLinkEvent =
  | { type: 'pendingProviderLink.none' }
  | { type: 'pendingProviderLink.found'; providerId: string }
  | { type: 'pendingProviderLink.confirm' }
  | { type: 'change.made' }
  | { type: 'pendingProviderLink.retry' }
  | { type: 'pendingProviderLink.dismiss' }
  | FailureEvent

/** Looks for a provider that is pending for the account with this email address. */
export type FindPendingProviderLink = Port<
  { type: 'pendingProviderLink.none' } | { type: 'pendingProviderLink.found'; providerId: string },
  { email: string | null }
>

/** Links the pending provider. */
export type LinkPendingProvider = Port<{ type: 'change.made' } | FailureEvent>

type PendingProviderLinkContext = RequestContext & {
  email: string | null
  /** The pending provider; `null` until one is found. */
  providerId: string | null
}

export const pendingProviderLinkMachine = setup({
  types: {
    context: {} as PendingProviderLinkContext,
    events: {} as PendingProviderLinkEvent,
    input: {} as { email: string | null },
    tags: {} as 'failed',
  },
  actors: {
    findPendingProviderLink: requiredPort<FindPendingProviderLink>(),
    linkPendingProvider: requiredPort<LinkPendingProvider>(),
  },
  actions: {
    ...request.actions<PendingProviderLinkContext, PendingProviderLinkEvent>(),
    dropPendingProviderLink: requiredAction('dropPendingProviderLink'),
    setProvider: assign(({ event }) => {
      assertEvent(event, 'pendingProviderLink.found')
      return { providerId: event.providerId }
    }),
  },
  delays: request.delays,
}).createMachine({
  id: 'pendingProviderLink',
  description:
    'Linking the provider that a person tried first, after they signed in with another method.',
  context: ({ input }) => ({ email: input.email, providerId: null, ...initialRequest }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Runs in the background; the next page retries.',
      invoke: {
        id: 'findPendingProviderLink',
        src: 'findPendingProviderLink',
        input: ({ context }) => ({ email: context.email }),
      },
      after: { attemptTimeout: { target: 'none' } },
      on: {
        'pendingProviderLink.none': { target: 'none' },
        'pendingProviderLink.found': { target: 'asking', actions: 'setProvider' },
      },
    },
    asking: {
      description: 'The person who went to the provider may not be the one who then signed in.',
      on: {
        'pendingProviderLink.confirm': { target: 'linking' },
        'pendingProviderLink.dismiss': { target: 'none', actions: 'dropPendingProviderLink' },
      },
    },
    linking: {
      entry: 'clearFailure',
      invoke: { id: 'linkPendingProvider', src: 'linkPendingProvider' },
      after: request.timeLimit('failed'),
      on: {
        'change.made': { target: 'linked' },
        'error.provider-already-linked': { target: 'none' },
        ...request.failures('failed'),
      },
    },
    linked: { on: { 'pendingProviderLink.dismiss': { target: 'none' } } },
    failed: {
      tags: 'failed',
      on: {
        'pendingProviderLink.retry': { target: 'linking' },
        'pendingProviderLink.dismiss': { target: 'none', actions: 'dropPendingProviderLink' },
      },
    },
    coolingDown: {
      ...request.coolDown('asking'),
      tags: 'failed',
      on: { 'pendingProviderLink.dismiss': { target: 'none', actions: 'dropPendingProviderLink' } },
    },
    none: {},
  },
})
