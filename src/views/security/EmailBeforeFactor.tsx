import { verificationLogic } from '../../firebase/signUp/verification.ts'
import { verificationEmailLogic } from '../../firebase/signUp/verification.ts'
import type { User } from '../../domain/session/user.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { secondFactorsText } from '../../text/security/secondFactorsText.ts'
import { verifyEmailText } from '../../text/signUp/verifyEmailText.ts'
import { SendEmailButton } from '../../ui/notice/SendEmailButton.tsx'
import { PasswordRow } from './PasswordRow.tsx'

/** Adds or verifies the email address, which Firebase requires before a second factor. */
export function EmailBeforeFactor({ user }: { user: User }) {
  if (user.email !== null) return <Verification email={user.email} />
  return (
    <>
      <p>{secondFactorsText.needsEmail}</p>
      {__METHODS__.password && <PasswordRow user={user} />}
    </>
  )
}

/** Checks for verification for as long as it's shown. */
function Verification({ email }: { email: string }) {
  useInspectedActor(verificationLogic)
  return (
    <>
      <p>{secondFactorsText.needsVerified}</p>
      <p>{verifyEmailText.lead(email)}</p>
      <SendEmailButton
        email={email}
        logic={verificationEmailLogic}
        label={verifyEmailText.send}
        busyLabel={verifyEmailText.sending}
        sent={verifyEmailText.sent(email)}
      />
    </>
  )
}
