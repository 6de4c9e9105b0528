import { methodsOn, type MethodsOn, type SignIn } from '#src/domain/signInMethods.ts'
import { signInProviders } from '#src/domain/signInProviders.ts'
import type { Finding } from './finding.ts'

/** The sign-in methods that the app offers, and a project may have turned off. */
export type OfferedMethods = {
  /** Ids as Firebase knows them, for example `google.com`. */
  providers: readonly string[]
  on: MethodsOn
}

/** What `gatehouse.config.ts` offers. */
export function offeredMethods(signIn: SignIn): OfferedMethods {
  return { providers: signInProviders(signIn.providers).providers, on: methodsOn(signIn) }
}

const methods: Readonly<Record<string, keyof MethodsOn>> = {
  'Sign-in method: email and password': 'password',
  'Sign-in method: email link': 'emailLink',
  'Sign-in method: phone number': 'phone',
  'Sign-in method: guest accounts': 'guest',
  'Second factors': 'secondFactors',
}

/** Whether a finding is about what the app offers: a method that it leaves out may be on or off. */
export function isAboutOffered({ on }: OfferedMethods): (finding: Finding) => boolean {
  return ({ about }) => {
    const method = methods[about]
    return method === undefined || on[method]
  }
}
