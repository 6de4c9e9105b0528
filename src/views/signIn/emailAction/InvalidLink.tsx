import type { Failure } from '../../../domain/failure.ts'
import { paths } from '../../../paths.ts'
import { newPasswordText } from '../../../text/signIn/emailActionText.ts'
import { failureText, nextActionText } from '../../../text/shared/failureText.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'

type LinkUncheckedProps = {
  failure: Failure | null
  coolDownEndsAt: number | null
  onCheck: () => void
}

/** The link couldn't be checked yet. */
export function LinkUnchecked({ failure, coolDownEndsAt, onCheck }: LinkUncheckedProps) {
  return (
    <>
      <PageHeading title={newPasswordText.uncheckedHeading}>
        {newPasswordText.uncheckedHeading}
      </PageHeading>
      <Form onSubmit={onCheck}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={newPasswordText.check}
          busyLabel={newPasswordText.checking}
          isBusy={false}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </>
  )
}

/** Shows why a link will never work. */
export function LinkRefused({ failure }: { failure: Failure | null }) {
  return (
    <>
      <PageHeading title={newPasswordText.refusedHeading} lead={refusalText(failure)}>
        {newPasswordText.refusedHeading}
      </PageHeading>
      {failure?.kind === 'user-disabled' ? (
        <p>{nextActionText.contactSupport}</p>
      ) : (
        <ButtonLink href={paths.forgotPassword}>{newPasswordText.newLink}</ButtonLink>
      )}
    </>
  )
}

/** The sentence for a link that will never work. */
export function refusalText(failure: Failure | null): string {
  if (failure === null) return newPasswordText.noCode
  return failure.kind === 'invalid-credential'
    ? newPasswordText.accountGone
    : failureText[failure.kind]
}
