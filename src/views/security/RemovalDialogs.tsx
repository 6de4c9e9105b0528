import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { accountChangeMachine } from '../../machines/account/accountChangeMachine.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { requestOf } from '../../hooks/formRequest.ts'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'

type RemovalDialogsProps = {
  actor: ActorRefFrom<typeof accountChangeMachine>
  question: string
  /** What else is removed. */
  children: ReactNode
  remove: { label: string; busyLabel: string; keepLabel: string }
  /** Why the identity must be confirmed, as a sentence. */
  confirmReason: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
}

/** Asks before something is removed, and confirms the person's identity if Firebase requires it. */
export function RemovalDialogs({
  actor,
  question,
  children,
  remove,
  confirmReason,
  needsPassword = false,
}: RemovalDialogsProps) {
  const snapshot = useSelector(actor, (current) => current)
  const keep = () => actor.send({ type: 'change.close' })
  return (
    <>
      <ConfirmIdentity actor={actor} reason={confirmReason} needsPassword={needsPassword} />
      {snapshot.hasTag('open') && !snapshot.hasTag('confirming') && (
        <Dialog heading={question} onClose={keep}>
          {children}
          <RequestForm
            request={requestOf(snapshot)}
            submit={remove.label}
            submitting={remove.busyLabel}
            onSubmit={() => actor.send({ type: 'change.submit' })}
          />
          <Button waiting={snapshot.hasTag('busy')} onClick={keep}>
            {remove.keepLabel}
          </Button>
        </Dialog>
      )}
    </>
  )
}
