/** A second factor of an account, as a person knows it. */
export type SecondFactor = {
  uid: string
  /** `totp`: an authenticator app. `phone`: a text message. */
  kind: 'totp' | 'phone'
  /** What the person called it; `null` when they gave it no name. */
  name: string | null
  /** Where the text message goes; masked while nobody is signed in yet. `null` for an app. */
  phoneNumber: string | null
  /** When it was set up, as the provider writes it: a UTC date string, or `null`. */
  since: string | null
}
