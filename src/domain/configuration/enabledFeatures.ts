/** What the code reads as `__FEATURES__`. The build replaces each with a literal. */
export type Features = EnabledMethods &
  EnabledSignUp & {
    /** `gatehouse.config.ts` sets `onEvent`. */
    onEvent: boolean
    /** There is more than one language. */
    languages: boolean
    /** The product is an existing app, see docs/existing-app.md. */
    existingApp: boolean
  }

/** The sign-in methods that are on, and what they require. */
export type EnabledMethods = {
  password: boolean
  emailLink: boolean
  phone: boolean
  /** Emails of some domains lead to an identity provider. */
  workEmail: boolean
  /** The browser offers accounts of a provider. */
  oneTap: boolean
  guest: boolean
  tokenLink: boolean
  passkeys: boolean
  /** Any second factor. */
  secondFactors: boolean
  /** Text messages as a second factor. */
  sms: boolean
  /** Accounts open only with a second factor. */
  requireSecondFactor: boolean
  /** Sessions end if they aren't used. */
  inactivityLimit: boolean
  /** Any method by which a guest can upgrade to an account. */
  guestUpgrade: boolean
  /** Anything on the account's security page. */
  securityPage: boolean
}

export type EnabledSignUp = {
  /** The page for a new account with a password. */
  signUpForm: boolean
  /** Sign-up is by invitation. */
  closedSignUp: boolean
  /** People are asked any questions. */
  signUpQuestions: boolean
}
