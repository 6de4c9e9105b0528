import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import { failureIn } from '../shared/failures.ts'
import { type Port, requiredPort, requiredAction } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

/** How a sign-in at an identity provider can end, other than in a failure. */
export type IdentityProviderOutcome =
  | { type: 'identityProvider.done' }
  /** The popup was blocked, and a redirect is possible. */
  | { type: 'popup.blocked' }
  /** Another account has this email address. */
  | { type: 'account.exists'; email: string; existingProviderIds: readonly string[] }

/** The possible outcomes of the browser's own dialog of accounts. */
type AccountOffer = IdentityProviderOutcome | { type: 'account.accepted'; providerId: string }

/** The state of a redirect from this page, as known at page load. */
export type RedirectReport =
  | { type: 'redirect.none' }
  | { type: 'redirect.started'; providerId: string }
  /** The person came back without a result. */
  | { type: 'redirect.lost' }

export type IdentityProviderEvent =
  | AccountOffer
  | RedirectReport
  | { type: 'identityProvider.preload' }
  | ({ type: 'identityProvider.choose' } & IdentityProviderChoice)
  | { type: 'identityProvider.cancel' }
  | { type: 'identityProvider.redirect' }
  | { type: 'page.shown' }
  | IdentityResult
  | FailureEvent

/** Emitted when the person is done at the identity provider, for the component that runs it. */
export type IdentityProviderResult =
  | { type: 'identityProvider.done' }
  | { type: 'identityProvider.failed'; failure: Failure }

export type IdentityProviderChoice = {
  providerId: string
  /** The email that the person has typed, with which the provider's page can begin. */
  loginHint?: string | undefined
}

/** Opens the provider's popup synchronously, so that the browser attributes it to the click. */
export type OpenPopup = Port<IdentityProviderOutcome | FailureEvent, IdentityProviderChoice>

/**
 * Lets the browser offer the accounts of a provider in a dialog of its own, and signs in with the accepted one. Sends
 * nothing if there is nothing to offer, or no account is accepted.
 */
export type OfferAccounts = Port<AccountOffer | FailureEvent>

/** Leaves this page for the provider's. */
export type OpenRedirect = Port<FailureEvent, IdentityProviderChoice>

/** Reports at once whether a redirect started here, and then its result. */
export type ResumeRedirect = Port<IdentityProviderOutcome | RedirectReport | FailureEvent>

export type IdentityProviderContext = RequestContext & {
  /** The provider that was chosen last; `null` before the first. */
  providerId: string | null
  loginHint: string | undefined
  /** The existing account's email address and sign-in methods. */
  email: string | null
  existingProviderIds: readonly string[]
}

const initialIdentityProvider: IdentityProviderContext = {
  providerId: null,
  loginHint: undefined,
  email: null,
  existingProviderIds: [],
  ...initialRequest,
}

function choiceIn({ providerId, loginHint }: IdentityProviderContext): IdentityProviderChoice {
  return { providerId: providerId ?? '', loginHint }
}

/** Where the outcomes lead, in a popup or after a redirect. */
const outcomes = {
  'identityProvider.done': { target: '#identityProvider.choosing.done' },
  'account.exists': {
    target: '#identityProvider.choosing.accountExists',
    actions: 'setAccount',
  },
  'error.popup-closed-by-user': { target: '#identityProvider.choosing.closed' },
  ...request.failures('#identityProvider.choosing.idle', '#identityProvider.coolingDown'),
} as const

export const identityProviderMachine = setup({
  types: {
    context: {} as IdentityProviderContext,
    events: {} as IdentityProviderEvent,
    emitted: {} as IdentityProviderResult,
    tags: {} as 'busy' | 'accepted' | 'confirming' | 'coolingDown',
  },
  actors: {
    openPopup: requiredPort<OpenPopup>(),
    openRedirect: requiredPort<OpenRedirect>(),
    resumeRedirect: requiredPort<ResumeRedirect>(),
    offerAccounts: requiredPort<OfferAccounts>(),
  },
  actions: {
    ...request.actions<IdentityProviderContext, IdentityProviderEvent>(),
    preloadPopup: requiredAction('preloadPopup'),
    reportDone: emit({ type: 'identityProvider.done' }),
    reportFailure: emit(({ event }) => ({
      type: 'identityProvider.failed' as const,
      failure: failureIn(event),
    })),
    choose: assign(({ event }) => {
      assertEvent(event, ['identityProvider.choose', 'redirect.started', 'account.accepted'])
      const loginHint = 'loginHint' in event ? event.loginHint : undefined
      return { providerId: event.providerId, loginHint }
    }),
    setAccount: assign(({ event }) => {
      assertEvent(event, 'account.exists')
      return { email: event.email, existingProviderIds: event.existingProviderIds }
    }),
  },
  delays: request.delays,
}).createMachine({
  id: 'identityProvider',
  description:
    "Going to a provider's page and back: to sign in, to link it, or to confirm an identity.",
  context: initialIdentityProvider,
  initial: 'resuming',
  states: {
    resuming: {
      initial: 'looking',
      invoke: { id: 'resumeRedirect', src: 'resumeRedirect' },
      after: request.timeLimit('choosing.idle'),
      on: {
        'redirect.none': { target: 'choosing.offering' },
        'redirect.lost': { target: 'choosing.redirectLost' },
        ...outcomes,
      },
      states: {
        looking: { on: { 'redirect.started': { target: 'returning', actions: 'choose' } } },
        returning: { tags: 'busy' },
      },
    },
    choosing: {
      initial: 'idle',
      on: {
        'identityProvider.preload': { actions: 'preloadPopup' },
        'identityProvider.choose': { target: 'atProvider', actions: 'choose' },
      },
      states: {
        idle: {},
        offering: {
          description:
            'The browser may offer accounts of a provider. Choosing another one ends it.',
          initial: 'waiting',
          invoke: { id: 'offerAccounts', src: 'offerAccounts' },
          states: {
            waiting: { on: { 'account.accepted': { target: 'accepted', actions: 'choose' } } },
            accepted: {
              tags: ['busy', 'accepted'],
              entry: 'clearFailure',
              after: request.timeLimit('#identityProvider.choosing.idle'),
              on: { 'identityProvider.choose': {}, ...outcomes },
            },
          },
        },
        closed: {},
        blocked: {
          on: { 'identityProvider.redirect': { target: '#identityProvider.redirecting' } },
        },
        redirectLost: {},
        accountExists: {},
        confirmed: {},
        done: { entry: ['resetRequest', 'reportDone'] },
      },
    },
    atProvider: {
      entry: 'clearFailure',
      initial: 'waiting',
      invoke: {
        id: 'openPopup',
        src: 'openPopup',
        input: ({ context }) => choiceIn(context),
      },
      on: {
        ...outcomes,
        'popup.blocked': { target: 'choosing.blocked' },
        'error.requires-recent-login': { target: 'confirming' },
        'error.*': { target: 'choosing.idle', actions: ['setFailure', 'reportFailure'] },
      },
      states: {
        waiting: { tags: 'busy', on: { 'page.shown': { target: 'returned' } } },
        returned: {
          tags: 'busy',
          on: { 'identityProvider.cancel': { target: 'canceled' } },
        },
        canceled: {
          description: 'Canceled here: only a late success still counts.',
          on: {
            'identityProvider.choose': {
              target: '#identityProvider.atProvider',
              reenter: true,
              actions: 'choose',
            },
            'account.exists': { target: '#identityProvider.choosing.idle' },
            'popup.blocked': { target: '#identityProvider.choosing.idle' },
            'error.*': { target: '#identityProvider.choosing.idle' },
          },
        },
      },
    },
    redirecting: {
      tags: 'busy',
      description: 'If the page opens late, the person is still signed in when they return.',
      invoke: {
        id: 'openRedirect',
        src: 'openRedirect',
        input: ({ context }) => choiceIn(context),
      },
      after: request.timeLimit('choosing.idle'),
      on: {
        'error.popup-closed-by-user': { target: 'choosing.closed' },
        ...request.failures('choosing.idle'),
      },
    },
    confirming: request.confirming('choosing.confirmed', 'choosing.idle'),
    coolingDown: request.coolDown('choosing.idle'),
  },
})

export type IdentityProviderActor = ActorRefFrom<typeof identityProviderMachine>
