import {
  verificationEmailLogic,
  emailVerificationLogic,
} from '../../firebase/signUp/emailVerification.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { emailText } from '../../text/shared/emailText.ts'
import { verifyEmailText } from '../../text/signUp/verifyEmailText.ts'
import { SendEmailButton } from '../signIn/SendEmailButton.tsx'

/** Sends the email again, and checks for verification for as long as it's shown. */
export function EmailVerification({ email }: { email: string }) {
  useInspectedActor(emailVerificationLogic)
  return (
    <>
      <p>{emailText.spam}</p>
      <SendEmailButton
        email={email}
        logic={verificationEmailLogic}
        label={verifyEmailText.send}
        busyLabel={actionText.sending}
        sent={verifyEmailText.sent(email)}
      />
    </>
  )
}
