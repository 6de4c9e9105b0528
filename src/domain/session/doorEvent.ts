/**
 * How someone signed in: `password`, `email_link`, `phone`, `passkey`, `custom_token`, or a
 * provider's ID, such as `google.com`.
 */
export type EntryMethod = string

/**
 * What the app reports to the owner's `onEvent`. No event identifies a person: none contains an
 * address, number, uid, or secret.
 */
export type DoorEvent =
  | { name: 'signed_up'; method: EntryMethod }
  | { name: 'signed_in'; method: EntryMethod }
  | { name: 'signed_out' }
  | { name: 'guest_started' }
  | { name: 'guest_upgraded'; method: EntryMethod }
  | { name: 'email_verified' }
  | { name: 'email_changed' }
  /** The previous address took its account back. */
  | { name: 'email_recovered' }
  | { name: 'password_changed' }
  /** With a link from an email. */
  | { name: 'password_reset' }
  | { name: 'phone_changed' }
  /** A sign-in method was added to or removed from the account. */
  | { name: 'provider_linked'; method: EntryMethod }
  | { name: 'provider_unlinked'; method: EntryMethod }
  | { name: 'factor_added'; factor: 'totp' | 'sms' }
  | { name: 'factor_removed' }
  | { name: 'passkey_added' }
  | { name: 'passkey_removed' }
  | { name: 'export_finished' }
  | { name: 'import_finished' }
  | { name: 'account_deleted' }

/** Handles an event. The app doesn't wait for it, and ignores its errors. */
export type OnEvent = (event: DoorEvent) => void | Promise<void>
