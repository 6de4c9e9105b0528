import type { SnapshotFrom } from 'xstate'
import { sameEmail } from '../../domain/email.ts'
import type { Following, linkSignInMachine } from '../../machines/linkSignInMachine.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { linkSignInText } from '../../text/signInMethodsText.ts'
import { nameOf } from '../../text/personText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SharedComputerField } from '../../ui/SharedComputerField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { KeepGuestChoice } from './KeepGuestChoice.tsx'

type LinkReadyProps = {
  snapshot: SnapshotFrom<typeof linkSignInMachine>
  onFollow: (choice: Omit<Following, 'code'>) => void
  onOtherEmail: () => void
}

/** The link works. One click follows it; elsewhere than where it was asked for, its email first. */
export function LinkReady({ snapshot, onFollow, onOtherEmail }: LinkReadyProps) {
  const { user } = useAuth()
  const { email, isRecognised, failure, coolDownEndsAt } = snapshot.context
  const isSamePerson = isRecognised && sameEmail(email, user?.email ?? null)
  const isWrongEmail = failure?.kind === 'invalid-email'
  const { heading, lead } = isSamePerson
    ? { heading: linkSignInText.confirmHeading, lead: linkSignInText.confirmLead(email) }
    : isRecognised
      ? { heading: linkSignInText.openedHeading, lead: linkSignInText.signInAs(email) }
      : { heading: linkSignInText.elsewhereHeading, lead: linkSignInText.elsewhere }
  return (
    <>
      <PageHeading title={heading} lead={lead}>
        {heading}
      </PageHeading>
      {user && !user.isAnonymous && !isSamePerson && (
        <Notice tone="calm">{linkSignInText.inAs(nameOf(user))}</Notice>
      )}
      <Form
        onSubmit={(valueOf) =>
          onFollow({
            email: isRecognised ? email : valueOf('email'),
            guest: valueOf('keep-guest') === 'on' ? 'keep' : 'leave',
          })
        }
      >
        <FailureNotice failure={isWrongEmail ? null : failure} />
        <div role="alert">
          {isWrongEmail && <Notice tone="danger">{linkSignInText.wrongEmail}</Notice>}
        </div>
        {!isRecognised && <EmailField label={linkSignInText.email} failure={null} />}
        {user?.isAnonymous && (
          <KeepGuestChoice key={String(isRecognised)} wasAskedForHere={isRecognised} />
        )}
        {!user && <SharedComputerField />}
        <SubmitButton
          label={isSamePerson ? linkSignInText.confirm : linkSignInText.follow}
          busyLabel={linkSignInText.following}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      {isRecognised && (
        <Button look="quiet" onClick={onOtherEmail}>
          {linkSignInText.otherEmail}
        </Button>
      )}
    </>
  )
}
