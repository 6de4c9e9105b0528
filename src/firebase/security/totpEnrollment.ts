import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth'
import { codedError } from '../../domain/errorCode.ts'
import {
  totpEnrollmentMachine,
  type RequestSecret,
} from '../../machines/security/totpEnrollmentMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import type { SubmittedCode } from '../../machines/signIn/phoneCodeMachine.ts'
import { currentUser } from '../sdk/currentUser.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import { requireRecentSignIn, withRecentSignIn } from '../session/recentSignIn/recentSignIn.ts'
import { recordAccountChange } from '../session/recordAccountChange.ts'

/** The secret for an authenticator app, in both forms. */
export type ReadableSecret = {
  /** To type: letters and digits. */
  text: string
  /** To scan or open: an `otpauth:` URL. */
  url: string
}

/**
 * Returns what sets up one authenticator app: the machine, and the secret that it has requested. The secret is here,
 * because it must not be in a machine's context, and is forgotten with the setup.
 */
export function createTotpEnrollment() {
  let current: { secret: TotpSecret; isEnrolled: boolean } | null = null

  /** Requires a recent sign-in here only: while a person confirms their identity, the code on their phone expires. */
  const requestSecret: RequestSecret = longRunningPort(async (_, signal) => {
    const user = currentUser()
    await requireRecentSignIn(user)
    const session = await multiFactor(user).getSession()
    const secret = await TotpMultiFactorGenerator.generateSecret(session)
    if (signal.aborted) return null
    current = { secret, isEnrolled: false }
    return { type: 'secret.ready' }
  })

  const enroll = withRecentSignIn(async ({ code, name }: SubmittedCode) => {
    const used = current
    if (!used || used.isEnrolled) throw codedError('auth/code-expired', 'The secret has expired.')
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(used.secret, code)
    await multiFactor(currentUser()).enroll(assertion, name)
    used.isEnrolled = true
    recordAccountChange({ name: 'factor_added', factor: 'totp' })
  })

  return {
    logic: totpEnrollmentMachine.provide({
      actors: portsOf({ requestSecret, enroll }),
    }),
    /**
     * Returns the secret, or `null` if there is none.
     *
     * @param account the label that the app shows.
     * @param issuer the name of this product.
     */
    readSecret: (account: string, issuer: string): ReadableSecret | null => {
      if (!current) return null
      const { secret } = current
      const url = secret.generateQrCodeUrl(encodeURIComponent(account), encodeURIComponent(issuer))
      return { text: secret.secretKey, url }
    },
  }
}
