/** The changes that an emailed link can make to an account, by Firebase's names. */
const emailedChangeModes = [
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const

export type EmailedChangeMode = (typeof emailedChangeModes)[number]

/** The purposes of an emailed link. */
export type EmailActionMode = EmailedChangeMode | 'resetPassword' | 'signIn'

/** Firebase's information about a link before it is used. */
export type EmailedChange = {
  /** The address that the account has afterward. */
  email: string
  /** The address before; `null` if it doesn't change or Firebase doesn't say. */
  previousEmail: string | null
  /** The name of the second factor that the link removes. */
  factor: string | null
}

export function isEmailedChangeMode(mode: string | null): mode is EmailedChangeMode {
  return emailedChangeModes.some((known) => known === mode)
}
