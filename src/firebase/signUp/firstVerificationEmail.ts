import { sendEmailVerification } from 'firebase/auth'
import { currentUser } from '../session/currentUser.ts'

/** Sends the mail after sign-up. Failures are ignored: the person can request another one. */
export function sendFirstVerificationEmail(): void {
  sendEmailVerification(currentUser()).catch(() => null)
}
