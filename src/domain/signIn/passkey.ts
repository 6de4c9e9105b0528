/** A passkey of an account, as the provider lists it. */
export type Passkey = {
  credentialId: string
  /** What the person called it; `null` if it has no name. */
  name: string | null
}
