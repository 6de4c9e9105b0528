import { assertEvent } from 'xstate'
import type { Failure, FailureEvent } from '../domain/failure.ts'
import { rested, type CoolDown } from './coolDown.ts'
import type { Port } from './ports.ts'

/** What the page of a provider can end in, beside a failure. */
export type ProviderOutcome =
  | { type: 'provider.done' }
  /** The popup was blocked, and a redirect can take its place. */
  | { type: 'popup.blocked' }
  /** Another account has this e-mail; `ways` are the providers that lead into it. */
  | { type: 'account.exists'; email: string; ways: readonly string[] }

/** What is known at the start of a page about a redirect that began on it. */
export type RedirectReport =
  | { type: 'redirect.none' }
  | { type: 'redirect.begun'; providerId: string }
  /** The provider was visited, and nothing came back with the person. */
  | { type: 'redirect.lost' }

export type ProviderEvent =
  | ProviderOutcome
  | RedirectReport
  | { type: 'provider.approach' }
  | { type: 'provider.choose'; providerId: string }
  | { type: 'provider.cancel' }
  | { type: 'provider.redirect' }
  | { type: 'window.returned' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

export type Chosen = { providerId: string }

/** Opens the provider's popup in the same tick, so that the browser still sees the click. */
export type OpenPopup = Port<ProviderOutcome | FailureEvent, Chosen>

/** Leaves this page for the provider's. */
export type OpenRedirect = Port<FailureEvent, Chosen>

/** Says at once whether a redirect began here, and then what came of it. */
export type ResumeRedirect = Port<ProviderOutcome | RedirectReport | FailureEvent>

export type ProviderContext = CoolDown & {
  /** The provider that was chosen last. */
  providerId: string
  failure: Failure | null
  /** The e-mail of the account that exists already, and the providers that lead into it. */
  email: string
  ways: readonly string[]
}

export const startingProviderContext: ProviderContext = {
  providerId: '',
  failure: null,
  email: '',
  ways: [],
  ...rested,
}

/** The provider that an event names. */
export function chosenIn(event: ProviderEvent): Chosen {
  assertEvent(event, ['provider.choose', 'redirect.begun'])
  return { providerId: event.providerId }
}

/** The account that exists already. */
export function existingAccountIn(event: ProviderEvent): Pick<ProviderContext, 'email' | 'ways'> {
  assertEvent(event, 'account.exists')
  return { email: event.email, ways: event.ways }
}
