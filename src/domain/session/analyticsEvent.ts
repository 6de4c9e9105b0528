import type { SignInMethod } from '../signIn/signInMethod.ts'

/**
 * An event that the app reports to the owner's `onEvent`. No event identifies a person: none contains an
 * address, number, uid, or secret.
 */
export type AnalyticsEvent =
  | { name: 'signed_up'; method: SignInMethod }
  | { name: 'signed_in'; method: SignInMethod }
  | { name: 'signed_out' }
  | { name: 'guest_started' }
  | { name: 'guest_upgraded'; method: SignInMethod }
  | { name: 'email_verified' }
  | { name: 'email_changed' }
  /** The previous address took its account back. */
  | { name: 'email_recovered' }
  | { name: 'password_changed' }
  /** With a link from an email. */
  | { name: 'password_reset' }
  | { name: 'phone_changed' }
  /** A sign-in method was added to or removed from the account. */
  | { name: 'provider_linked'; method: SignInMethod }
  | { name: 'provider_unlinked'; method: SignInMethod }
  | { name: 'factor_added'; factor: 'totp' | 'sms' }
  | { name: 'factor_removed' }
  | { name: 'passkey_added' }
  | { name: 'passkey_removed' }
  | { name: 'export_finished' }
  | { name: 'import_finished' }
  | { name: 'account_deleted' }

/** Handles an event. The app doesn't wait for it, and ignores its errors. */
export type OnEvent = (event: AnalyticsEvent) => void | Promise<void>
