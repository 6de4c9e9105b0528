/** What a mailed link can change about an account, in Firebase's names. */
const mailedModes = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const

export type EmailedMode = (typeof mailedModes)[number]

/** What a mailed link can do. */
export type ActionMode = EmailedMode | 'resetPassword' | 'signIn'

/** What Firebase says about a link before it is used. */
export type EmailedChange = {
  /** The address that the account has afterward. */
  email: string
  /** The address before; `null` if it doesn't change or Firebase doesn't say. */
  previousEmail: string | null
  /** The name of the second factor that the link removes. */
  factor: string | null
}

export function isEmailedMode(mode: string | null): mode is EmailedMode {
  return mailedModes.some((known) => known === mode)
}
