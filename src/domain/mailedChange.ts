/** What a link from a mail can change about an account, by the provider's names for it. */
const mailedModes = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const

export type MailedMode = (typeof mailedModes)[number]

/** What a link from a mail can be for. */
export type ActionMode = MailedMode | 'resetPassword' | 'signIn'

/** What the provider tells of a link before it is used. */
export type MailedChange = {
  /** The address that the account has afterwards. */
  email: string
  /** The address before; `null` where the link does not change it, or the provider does not tell. */
  previousEmail: string | null
  /** How the second factor is called that the link takes away. */
  factor: string | null
}

export function isMailedMode(mode: string | null): mode is MailedMode {
  return mailedModes.some((known) => known === mode)
}
