import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth'
import type { CodeAnswer } from '../../machines/phoneCodeMachine.ts'
import type { RequestKey } from '../../machines/totpEnrollmentMachine.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentUser.ts'
import { recentLoginChange } from '../recentLogin.ts'

/** What an authenticator app needs to know, in the two ways in which it takes it. */
export type TotpKey = {
  /** Letters and digits, to be typed. */
  key: string
  /** An `otpauth:` address, to be scanned or followed. */
  address: string
}

let secret: TotpSecret | null = null

export const requestKey: RequestKey = attempt(async () => {
  const session = await multiFactor(currentUser()).getSession()
  secret = await TotpMultiFactorGenerator.generateSecret(session)
  return { type: 'key.ready' as const }
})

/** Forgets the key, once nobody looks at it any more. */
export function forgetTotpKey(): void {
  secret = null
}

export const enrolTotp = recentLoginChange(async ({ code, name }: CodeAnswer) => {
  if (!secret) throw Object.assign(new Error('There is no key.'), { code: 'auth/code-expired' })
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await multiFactor(currentUser()).enroll(assertion, name)
  forgetTotpKey()
})

/**
 * The key that was asked for last; `null` once it is in use.
 *
 * @param account what the app shows beside the code.
 * @param issuer who asks for the code.
 */
export function readTotpKey(account: string, issuer: string): TotpKey | null {
  if (!secret) return null
  const address = secret.generateQrCodeUrl(encodeURIComponent(account), encodeURIComponent(issuer))
  return { key: secret.secretKey, address }
}
