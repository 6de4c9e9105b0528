import type { Questions } from '../signUp/questions.ts'

/** The app's configuration, read and checked by `build/settings.ts` at build time. */
export const configuration: AppConfiguration = __CONFIGURATION__

/** The questions that `gatehouse.config.ts` asks for. */
export const signUpQuestions: Questions = __QUESTIONS__

/** The app's settings for its Firebase project. */
export type ProjectConfiguration = {
  firebase: {
    apiKey: string
    authDomain: string
    projectId: string
    storageBucket: string
    appId: string
  }
  tenantId: string | null
  /** The reCAPTCHA Enterprise site key for App Check; `null` if App Check is off. */
  appCheck: string | null
  /** The addresses of the local Firebase; `null` for a hosted project. */
  local: LocalServices | null
}

/** The app's settings, from its project and `gatehouse.config.ts`. */
export type AppConfiguration = Omit<ProjectConfiguration, 'appCheck'> & SignInSettings

/** The settings of sign-in. What is only on or off is in `__FEATURES__`. */
export type SignInSettings = IdentityProviders & {
  /** The countries whose phone numbers may sign in; `null` for all. */
  phoneRegions: readonly string[] | null
  /** After how many hours a session ends; `null` if it doesn't. */
  sessionHours: number | null
  /** After how many minutes without input this device signs out; `null` if it doesn't. */
  idleMinutes: number | null
  /** Whether people can add an authenticator app as a second factor. */
  totp: boolean
  /** Whether new passwords are checked for leaks. */
  leakedPasswords: boolean
  /** How long a new password must be, whatever the server requires; `null` if it decides alone. */
  passwordLength: number | null
  /** Whether guests may store files. */
  guestFiles: boolean
  /** After how many days guest accounts are deleted; `null` if they are kept. */
  guestDays: number | null
  /** `null` if it is off. */
  oneTap: OneTap | null
}

/** The local Firebase's addresses, such as `http://127.0.0.1:9099`. */
export type LocalServices = { auth: string; firestore: string; storage: string }

/** The providers, in display order. */
export type IdentityProviders = {
  /** Firebase's IDs, such as `google.com` or `oidc.acme`. */
  providers: readonly string[]
  /** The providers that have a button. Emails lead to the others. */
  providerButtons: readonly string[]
  /** Names from the configuration, by ID. */
  providerNames: Readonly<Record<string, string>>
  /** The providers to which work emails lead, by the domain of the email. */
  workDomains: Readonly<Record<string, string>>
}

/** The identity provider whose accounts the browser offers in a dialog of its own (FedCM). */
export type OneTap = {
  providerId: string
  /** The ID of the owner's app at the provider. */
  clientId: string
  /** The address of the provider's FedCM configuration. */
  configUrl: string
}

/** The product's documents under `users/{uid}`. */
export type ProductDocuments = {
  /** The collections whose documents are deleted with the account. */
  collections: readonly string[]
  /** The documents in `usage`, which are deleted after all others. */
  counters: readonly string[]
}
