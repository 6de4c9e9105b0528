/** A passkey of an account, as Firebase lists it. */
export type Passkey = {
  credentialId: string
  /** What the person called it; `null` if it has no name. */
  name: string | null
}
