import type { SnapshotFrom } from 'xstate'
import { contactOrNameOf } from '../../../domain/session/user.ts'
import { isSameEmail } from '../../../domain/signIn/email.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import type { emailActionMachine, SignInLink } from '../../../machines/signIn/emailActionMachine.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { emailLinkText } from '../../../text/signIn/signInMethodsText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { EmailField } from '../EmailField.tsx'
import { SharedComputerField } from '../SharedComputerField.tsx'
import styles from './emailAction.module.css'

type SignInLinkFormProps = {
  snapshot: SnapshotFrom<typeof emailActionMachine>
  onSignIn: (choice: Omit<SignInLink, 'code'>) => void
  onOtherEmail: () => void
}

/**
 * Signs in with a working link on a click. In another browser than the one that requested it, asks for the email
 * first.
 */
export function SignInLinkForm({ snapshot, onSignIn, onOtherEmail }: SignInLinkFormProps) {
  const { user } = useAuth()
  const { change, failure } = snapshot.context
  const email = change?.email ?? null
  const isSameUser = email !== null && isSameEmail(email, user?.email ?? null)
  const isWrongEmail = failure?.kind === 'invalid-email'
  const { heading, lead } = headingFor(email, isSameUser)
  return (
    <>
      <PageHeading title={heading} lead={lead} />
      {user && !user.isAnonymous && !isSameUser && (
        <Notice tone="calm">{emailLinkText.inAs(contactOrNameOf(user))}</Notice>
      )}
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={isSameUser ? emailLinkText.confirm : emailLinkText.signIn}
        busyLabel={emailLinkText.signingIn}
        onSubmit={(valueOf) =>
          onSignIn({
            email: email ?? valueOf('email'),
            guest: valueOf('keep-guest') === 'on' ? 'keep' : 'askLater',
          })
        }
      >
        <div role="alert">
          {isWrongEmail && <Notice tone="danger">{emailLinkText.wrongEmail}</Notice>}
        </div>
        {email === null && <EmailField label={emailLinkText.email} failure={null} />}
        {user?.isAnonymous && (
          <KeepGuestChoice key={String(email !== null)} wasAskedForHere={email !== null} />
        )}
        {!user && <SharedComputerField />}
      </RequestForm>
      {email !== null && (
        <Button variant="quiet" onClick={onOtherEmail}>
          {emailLinkText.otherEmail}
        </Button>
      )}
    </>
  )
}

function headingFor(email: string | null, isSameUser: boolean) {
  const { confirmHeading, confirmLead, openedHeading, signInAs, elsewhereHeading, elsewhere } =
    emailLinkText
  if (email === null) return { heading: elsewhereHeading, lead: elsewhere }
  return isSameUser
    ? { heading: confirmHeading, lead: confirmLead(email) }
    : { heading: openedHeading, lead: signInAs(email) }
}

/**
 * Whether to add the link's email to the guest's account, which the email's owner can then sign in to.
 * Unchecked if the link wasn't requested here, because it may be from someone else.
 */
function KeepGuestChoice({ wasAskedForHere }: { wasAskedForHere: boolean }) {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="keep-guest"
          defaultChecked={wasAskedForHere}
          aria-describedby="keep-guest-hint"
        />
        {emailLinkText.keepGuest}
      </label>
      <p id="keep-guest-hint" className={styles.hint}>
        {emailLinkText.keepGuestHint}
      </p>
    </>
  )
}
