import type { ReactNode } from 'react'
import type { User } from '../../domain/session/user.ts'
import { requiredFactorLogic } from '../../firebase/security/requiredFactor.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { SignOutButton } from '../../layouts/signedIn/signOut/SignOutButton.tsx'
import { SignedOutLayout } from '../../layouts/SignedOutLayout.tsx'
import { useUser } from '../../providers/AuthProvider.tsx'
import { requiredFactorText, secondFactorsText } from '../../text/security/secondFactorsText.ts'
import { verifyEmailText } from '../../text/signUp/verifyEmailText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { EmailVerification } from '../signUp/EmailVerification.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { SecondFactors } from './SecondFactors.tsx'

/**
 * Replaces every page of a signed-in person, and what reads their data, until the session has used a second
 * factor.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [snapshot] = useInspectedMachine(requiredFactorLogic)
  const { value } = snapshot.context
  if (value === null) return null
  if (value === 'allowed') return children
  return (
    <SignedOutLayout>
      <SetUpSecondFactor />
    </SignedOutLayout>
  )
}

function SetUpSecondFactor() {
  const user = useUser()
  return (
    <>
      <PageHeading title={requiredFactorText.title} lead={requiredFactorText.lead} />
      {user.emailVerified ? <SecondFactors user={user} /> : <EmailBeforeFactor user={user} />}
      <p>{requiredFactorText.alreadySetUp}</p>
      <SignOutButton />
    </>
  )
}

/** Adds or verifies the email address, which Firebase requires before a second factor. */
function EmailBeforeFactor({ user }: { user: User }) {
  if (user.email !== null) {
    return (
      <>
        <p>{secondFactorsText.needsVerified}</p>
        <p>{verifyEmailText.lead(user.email)}</p>
        <EmailVerification email={user.email} />
      </>
    )
  }
  return (
    <>
      <p>{secondFactorsText.needsEmail}</p>
      {__FEATURES__.password && <PasswordRow user={user} />}
    </>
  )
}
