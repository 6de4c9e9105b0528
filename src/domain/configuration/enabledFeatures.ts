/** The parts of the app that a configuration turns on. */
export type EnabledFeatures = { signIn: EnabledMethods; signUp: EnabledSignUp; onEvent: boolean }

/** The sign-in methods that are on. The build replaces these with literals. */
export type EnabledMethods = {
  password: boolean
  emailLink: boolean
  phone: boolean
  providers: boolean
  /** Any identity provider has a button. */
  providerButtons: boolean
  /** Emails of some domains lead to an identity provider. */
  workEmail: boolean
  /** The browser offers accounts of a provider. */
  oneTap: boolean
  guest: boolean
  /** Guests may store files. */
  guestFiles: boolean
  tokenLink: boolean
  passkeys: boolean
  totp: boolean
  sms: boolean
  /** Accounts open only with a second factor. */
  requireSecondFactor: boolean
  /** Sessions end after some time. */
  sessionHours: boolean
  /** Sessions end if they aren't used. */
  idleLimit: boolean
  /** New passwords are checked for leaks. */
  leakedPasswords: boolean
  /** Any second factor. */
  secondFactors: boolean
  /** Any sign-in method besides the form's: the password, or without it the email link. */
  otherMethods: boolean
  /** Any method by which a guest can upgrade to an account. */
  guestUpgrade: boolean
  /** Nothing but links from the owner's server. */
  tokenLinkOnly: boolean
  /** Anything on the account's security page. */
  securityPage: boolean
}

/** The parts of sign-up that are on. The build replaces these with literals. */
export type EnabledSignUp = {
  /** The page for a new account with a password. */
  form: boolean
  /** Whether sign-up is by invitation. */
  closed: boolean
  /** Whether people are asked any questions. */
  questions: boolean
}
