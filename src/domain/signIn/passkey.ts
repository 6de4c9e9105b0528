/** A passkey of an account, as Firebase lists it. */
export type Passkey = {
  credentialId: string
  /** The person's name for it; `null` if it has none. */
  name: string | null
}
