import type { SnapshotFrom } from 'xstate'
import type { MailedChange, MailedMode } from '../../domain/mailedChange.ts'
import type { emailActionMachine } from '../../machines/emailActionMachine.ts'
import { emailActionText } from '../../text/emailActionText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { OtherPerson } from './OtherPerson.tsx'

type ChangeOfferProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  mode: MailedMode
  change: MailedChange
  onApply: () => void
}

/** Says what the click will do, and for whom. */
export function ChangeOffer({ snapshot, mode, change, onApply }: ChangeOfferProps) {
  const { failure, coolDownEndsAt } = snapshot.context
  const words = emailActionText[mode]
  const owner = ownerOf(mode, change)
  return (
    <>
      <PageHeading title={words.title} lead={words.lead(change)}>
        {words.heading}
      </PageHeading>
      {owner !== null && <OtherPerson owner={owner} newEmail={change.email} />}
      <Form onSubmit={onApply}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </>
  )
}

/** By the email that the account has now; `null` where the provider does not tell it. */
function ownerOf(mode: MailedMode, { email, previousEmail }: MailedChange): string | null {
  return mode === 'recoverEmail' ? previousEmail : (previousEmail ?? email)
}
