import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import type { User } from '../../domain/session/user.ts'
import { emailPattern } from '../../domain/signIn/email.ts'
import { emailChangeLogic } from '../../firebase/account/accountChanges.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type { emailRequestMachine } from '../../machines/signIn/emailRequestMachine.ts'
import { paths } from '../../paths.ts'
import { emailChangeText } from '../../text/account/accountText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { emailText } from '../../text/shared/emailText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { ResendButton } from '../../ui/button/ResendButton.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Badge } from '../../ui/page/Badge.tsx'
import { ConfirmIdentity } from '../security/identity/ConfirmIdentity.tsx'
import { AccountEditor } from './AccountEditor.tsx'
import { AccountRow } from './AccountRow.tsx'
import styles from './AccountEditor.module.css'

/** The email address, with a form that sends a link to change it. */
export function EmailRow({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <AccountRow
      label={emailChangeText.label}
      value={<CurrentEmail user={user} />}
      {...(user.email !== null && {
        action: { label: actionText.change, onClick: () => setOpen(true) },
      })}
      onClose={close}
    >
      {isOpen && <EmailEditor current={user.email ?? ''} onClose={close} />}
    </AccountRow>
  )
}

function CurrentEmail({ user }: { user: User }) {
  if (user.email === null) {
    if (!user.isAnonymous) return <NoEmail />
    if (!__FEATURES__.guestUpgrade) return <span>{emailChangeText.guest}</span>
    return (
      <span>
        {emailChangeText.guest} <Link href={paths.guestUpgrade}>{emailChangeText.keep}</Link>
      </span>
    )
  }
  return (
    <span className={styles.email}>
      <bdi className={styles.address}>{user.email}</bdi>
      <Badge tone={user.emailVerified ? 'good' : 'calm'}>
        {user.emailVerified ? emailChangeText.verified : emailChangeText.unverified}
      </Badge>
      {!user.emailVerified && <Link href={paths.verifyEmail}>{emailChangeText.verify}</Link>}
    </span>
  )
}

function NoEmail() {
  if (!__FEATURES__.password) {
    const { phoneOnly, none } = emailChangeText
    return <span>{configuration.providers.length > 0 ? phoneOnly : none}</span>
  }
  return (
    <>
      <span>{emailChangeText.none} </span>
      <Link href={`${paths.security}#password`}>{emailChangeText.addWithPassword}</Link>
    </>
  )
}

type EmailEditorProps = {
  current: string
  onClose: () => void
}

/** Requests the change, and confirms the person's identity if Firebase requires it. */
function EmailEditor({ current, onClose }: EmailEditorProps) {
  const [snapshot, actor] = useInspectedMachine(emailChangeLogic)
  return (
    <>
      {snapshot.matches('sent') ? (
        <EmailChangeSent snapshot={snapshot} actor={actor} onClose={onClose} />
      ) : (
        <EmailChangeForm
          snapshot={snapshot}
          current={current}
          onSubmit={(address) => actor.send({ type: 'email.submit', email: address })}
          onClose={onClose}
        />
      )}
      <ConfirmIdentity actor={actor} reason={emailChangeText.confirmChange} />
    </>
  )
}

type EmailChangeFormProps = {
  snapshot: SnapshotFrom<typeof emailRequestMachine>
  current: string
  onSubmit: (email: string) => void
  onClose: () => void
}

function EmailChangeForm({ snapshot, current, onSubmit, onClose }: EmailChangeFormProps) {
  const { email, failure } = snapshot.context
  return (
    <AccountEditor
      snapshot={snapshot}
      hint={emailChangeText.hint}
      submitLabel={emailChangeText.submit}
      busyLabel={actionText.sending}
      onSubmit={(valueOf) => onSubmit(valueOf('new-email'))}
      onClose={onClose}
    >
      <TextField
        id="new-email"
        label={emailChangeText.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        pattern={emailPattern}
        defaultValue={email}
        failureField="email"
        missing={emailChangeText.missing}
        validate={(typed) =>
          typed.toLowerCase() === current.toLowerCase() ? emailChangeText.same : ''
        }
        failure={failure}
      />
    </AccountEditor>
  )
}

type EmailChangeSentProps = {
  snapshot: SnapshotFrom<typeof emailRequestMachine>
  actor: ActorRefFrom<typeof emailRequestMachine>
  onClose: () => void
}

/** Takes the focus from the form that it replaces. */
function EmailChangeSent({ snapshot, actor, onClose }: EmailChangeSentProps) {
  const { email, failure, resendAt } = snapshot.context
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <p ref={sentence} tabIndex={-1}>
        {emailChangeText.sent(email)}
      </p>
      <p className={styles.hint}>{emailText.spam}</p>
      <Form onSubmit={() => actor.send({ type: 'email.resend' })}>
        <FailureNotice failure={failure} fields={[]} />
        <ButtonRow>
          <Button variant="primary" onClick={onClose}>
            {emailChangeText.close}
          </Button>
          <ResendButton text={emailText} resendAt={resendAt} isBusy={snapshot.hasTag('busy')} />
          <Button variant="quiet" onClick={() => actor.send({ type: 'email.change' })}>
            {emailText.otherEmail}
          </Button>
        </ButtonRow>
      </Form>
    </div>
  )
}
