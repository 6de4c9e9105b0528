import { sendEmailVerification } from 'firebase/auth'
import { currentUser } from '../sdk/currentUser.ts'

/** Sends the email after sign-up. Failures are ignored: the person can request another one. */
export function sendFirstVerificationEmail(): void {
  sendEmailVerification(currentUser()).catch(() => null)
}
