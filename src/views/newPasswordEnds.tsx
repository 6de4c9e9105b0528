import type { ContextFrom } from 'xstate'
import type { Failure } from '../domain/failure.ts'
import type { newPasswordMachine } from '../machines/newPasswordMachine.ts'
import { paths } from '../paths.ts'
import { failureText } from '../text/failureText.ts'
import { newPasswordText } from '../text/newPasswordText.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Form } from '../ui/Form.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'

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
      <ButtonLink href={paths.forgotPassword}>{newPasswordText.newLink}</ButtonLink>
    </>
  )
}

type LinkUncheckedProps = { context: ContextFrom<typeof newPasswordMachine>; onCheck: () => void }

/** Nobody could tell yet whether the link works. */
export function LinkUnchecked({ context, onCheck }: LinkUncheckedProps) {
  return (
    <>
      <PageHeading title={newPasswordText.uncheckedHeading}>
        {newPasswordText.uncheckedHeading}
      </PageHeading>
      <Form onSubmit={onCheck}>
        <FailureNotice failure={context.failure} />
        <SubmitButton
          label={newPasswordText.check}
          busyLabel={newPasswordText.checking}
          isBusy={false}
          coolDownEndsAt={context.coolDownEndsAt}
        />
      </Form>
    </>
  )
}

function whyRefused(failure: Failure | null): string {
  if (failure === null) return newPasswordText.noCode
  return failure.kind === 'invalid-credential'
    ? newPasswordText.accountGone
    : failureText[failure.kind].sentence
}
