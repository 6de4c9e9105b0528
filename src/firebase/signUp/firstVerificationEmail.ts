import { sendEmailVerification } from 'firebase/auth'
import { currentUser } from '../sdk/currentUser.ts'
import { withResendWait } from '../sdk/messageWaits.ts'

/** Sends the email to the account's address. */
export const { send: sendVerificationEmail } = withResendWait(
  () => sendEmailVerification(currentUser()),
  (email: string) => email,
)

/** Sends the email after sign-up. Failures are ignored: the person can request another one. */
export function sendFirstVerificationEmail(): void {
  sendVerificationEmail(currentUser().email ?? '').catch(() => null)
}
