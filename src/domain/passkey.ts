/** A passkey of an account, as the provider lists it. */
export type Passkey = {
  credentialId: string
  /** What the person called it; `null` when nobody gave it a name. */
  name: string | null
}
