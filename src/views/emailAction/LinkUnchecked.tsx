import type { Failure } from '../../domain/failure.ts'
import { newPasswordText } from '../../text/emailActionText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

type LinkUncheckedProps = {
  failure: Failure | null
  coolDownEndsAt: number | null
  onCheck: () => void
}

/** Nobody could tell yet whether the link works. */
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
