import type { Failure } from '../domain/failure.ts'
import { paths } from '../paths.ts'
import { nextActionText } from '../text/failureText.ts'
import { newPasswordText } from '../text/emailActionText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { whyRefused } from './emailAction/whyRefused.ts'

/** The new password holds. */
export function PasswordSaved() {
  return (
    <>
      <PageHeading title={newPasswordText.savedHeading} lead={newPasswordText.saved}>
        {newPasswordText.savedHeading}
      </PageHeading>
      <ButtonLink href={paths.signIn} look="primary">
        {newPasswordText.signIn}
      </ButtonLink>
    </>
  )
}

/** The link will never work, and why. */
export function LinkRefused({ failure }: { failure: Failure | null }) {
  return (
    <>
      <PageHeading title={newPasswordText.refusedHeading} lead={whyRefused(failure)}>
        {newPasswordText.refusedHeading}
      </PageHeading>
      {failure?.kind === 'user-disabled' ? (
        <p>{nextActionText.tellOwner}</p>
      ) : (
        <ButtonLink href={paths.forgotPassword}>{newPasswordText.newLink}</ButtonLink>
      )}
    </>
  )
}
