import { identityProviders } from '#build/configuration/identityProviders.ts'
import { oneTapOf } from '#build/configuration/oneTap.ts'
import {
  guestDays,
  enabledMethods,
  passwordLength,
  type SignIn,
} from '#build/configuration/signInMethods.ts'
import type { Finding } from './finding.ts'

type OfferedMethod =
  | 'password'
  | 'emailLink'
  | 'phone'
  | 'guest'
  | 'totp'
  | 'sms'
  | 'leakedPasswords'

/** The sign-in methods that the app offers, which the project must have turned on. */
export type OfferedMethods = {
  /** Firebase's provider IDs, for example `google.com`. */
  providers: readonly string[]
  on: Readonly<Record<OfferedMethod, boolean>>
  /** The address of the FedCM configuration; `null` if one tap is off. */
  oneTapConfig: string | null
  /** After how many days the app says that guests are deleted; `null` if it keeps them. */
  guestDays: number | null
  /** How long it asks new passwords to be; `null` if the server decides alone. */
  passwordLength: number | null
}

/** The sign-in methods in `gatehouse.config.ts`. */
export function offeredMethods(signIn: SignIn): OfferedMethods {
  const { password, emailLink, phone, guest, sms } = enabledMethods(signIn)
  return {
    providers: identityProviders(signIn.providers).providers,
    on: {
      password,
      emailLink,
      phone,
      guest,
      totp: signIn.secondFactors.includes('totp'),
      sms,
      leakedPasswords: signIn.leakedPasswords ?? false,
    },
    oneTapConfig: oneTapOf(signIn)?.configUrl ?? null,
    guestDays: guestDays(signIn),
    passwordLength: passwordLength(signIn),
  }
}

const methods: Readonly<Record<string, OfferedMethod>> = {
  'Sign-in method: email and password': 'password',
  'Sign-in method: email link': 'emailLink',
  'Sign-in method: phone number': 'phone',
  'Sign-in method: guest accounts': 'guest',
  'Second factor: text messages': 'sms',
  'Second factor: authenticator apps': 'totp',
  'Old guest accounts are deleted': 'guest',
}

/**
 * Returns a filter for findings about offered methods; methods that the app doesn't offer may be on or off.
 */
export function isAboutOffered({ on }: OfferedMethods): (finding: Finding) => boolean {
  return ({ about }) => {
    const method = methods[about]
    return method === undefined || on[method]
  }
}
