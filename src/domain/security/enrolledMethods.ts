/** A passkey of an account, as Firebase lists it. */
export type Passkey = {
  credentialId: string
  /** The person's name for it; `null` if it has none. */
  name: string | null
}

export type SecondFactor = {
  /** Firebase's ID of this enrollment. */
  enrollmentId: string
  /** `totp`: an authenticator app. `phone`: a text message. */
  kind: 'totp' | 'phone'
  /** The name that the person chose; `null` if none. */
  name: string | null
  /**
   * The number that receives the message, masked until the person is signed in; `null` for an app.
   */
  phoneNumber: string | null
  /** When it was set up, as a UTC date string from Firebase, or `null`. */
  since: string | null
}
