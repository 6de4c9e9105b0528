import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRef, Snapshot } from 'xstate'
import type { User } from '../../../domain/session/user.ts'
import { reauthenticationLogic } from '../../../firebase/security/reauthentication.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import type {
  IdentityResult,
  IdentityRequester,
} from '../../../machines/security/reauthenticationMachine.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { identityText, linkConfirmationText } from '../../../text/security/identityText.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { emailText } from '../../../text/shared/emailText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ResendButton } from '../../../ui/button/ResendButton.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { ConfirmationMethods, mayHaveMethodBesidesLink } from './ConfirmationMethods.tsx'
import type { IdentityStep } from './ConfirmationMethods.tsx'
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx'
import styles from './identity.module.css'

type ConfirmIdentityProps = {
  /** The actor that may require a recent sign-in. */
  actor: ActorRef<Snapshot<unknown> & { hasTag(tag: 'confirming'): boolean }, IdentityResult>
  /** Why, as a sentence, such as "Sign in again to change your password." */
  reason: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
}

/** Asks for the person's identity, with any of the account's sign-in methods, while the actor waits for it. */
export function ConfirmIdentity({ actor, ...question }: ConfirmIdentityProps) {
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'))
  return isConfirming && <IdentityDialog requester={actor} {...question} />
}

type IdentityDialogProps = Omit<ConfirmIdentityProps, 'actor'> & { requester: IdentityRequester }

function IdentityDialog({ requester, reason, needsPassword = false }: IdentityDialogProps) {
  const user = useUser()
  const input = { requester, email: user.email ?? '' }
  const [snapshot, actor] = useInspectedMachine(reauthenticationLogic, { input })
  const cancel = () => requester.send({ type: 'identity.canceled' })
  return (
    <Dialog
      heading={identityText.heading}
      onClose={cancel}
      sendsCodes={__FEATURES__.phone || __FEATURES__.sms}
    >
      <p className={styles.lead}>{reason}</p>
      {snapshot.matches('linkSent') ? (
        <LinkSent user={user} snapshot={snapshot} actor={actor} />
      ) : __FEATURES__.secondFactors && snapshot.matches('secondFactor') ? (
        <SecondFactorStep actor={actor} />
      ) : (
        <ConfirmationMethods
          user={user}
          needsPassword={needsPassword}
          snapshot={snapshot}
          actor={actor}
        />
      )}
      <Button variant="quiet" onClick={cancel}>
        {actionText.cancel}
      </Button>
    </Dialog>
  )
}

function SecondFactorStep({ actor }: Pick<IdentityStep, 'actor'>) {
  const confirm = () => actor.send({ type: 'identity.confirmed' })
  const otherMethod = () => actor.send({ type: 'method.change' })
  return (
    <>
      <p>{identityText.secondFactor}</p>
      <SecondFactorChallenge onDone={confirm} onBack={otherMethod} />
      <Button onClick={otherMethod}>{identityText.otherMethod}</Button>
    </>
  )
}

/** Opening the link in another tab of this browser ends the wait here. */
function LinkSent({ user, snapshot, actor }: IdentityStep & { user: User }) {
  const { failure, resendAt } = snapshot.context
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <p ref={sentence} tabIndex={-1}>
        {linkConfirmationText.sent(user.email ?? '')}
      </p>
      <p>{emailText.spam}</p>
      <Form onSubmit={() => actor.send({ type: 'link.request' })}>
        <FailureNotice failure={failure} fields={[]} />
        <ResendButton
          text={emailText}
          resendAt={resendAt}
          isBusy={snapshot.matches({ linkSent: 'resending' })}
        />
      </Form>
      {mayHaveMethodBesidesLink(user) && (
        <Button onClick={() => actor.send({ type: 'method.change' })}>
          {identityText.otherMethod}
        </Button>
      )}
    </>
  )
}
