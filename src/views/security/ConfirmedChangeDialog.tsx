import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { requestOf } from '../../hooks/formRequest.ts'
import type { accountChangeMachine } from '../../machines/account/accountChangeMachine.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'

type ConfirmedChangeDialogProps = {
  actor: ActorRefFrom<typeof accountChangeMachine>
  question: string
  /** Other effects of the change. */
  children: ReactNode
  action: { label: string; busyLabel: string; cancelLabel: string }
  /** Why the identity must be confirmed, as a sentence. */
  confirmReason: string
  /** Whether only the password counts, if the account has one. */
  needsPassword?: boolean
}

/** Asks before a change is made, and confirms the person's identity if Firebase requires it. */
export function ConfirmedChangeDialog({
  actor,
  question,
  children,
  action,
  confirmReason,
  needsPassword = false,
}: ConfirmedChangeDialogProps) {
  const snapshot = useSelector(actor, (current) => current)
  const close = () => actor.send({ type: 'change.close' })
  return (
    <>
      <ConfirmIdentity actor={actor} reason={confirmReason} needsPassword={needsPassword} />
      {snapshot.matches('open') && !snapshot.hasTag('confirming') && (
        <Dialog heading={question} onClose={close}>
          {children}
          <RequestForm
            request={requestOf(snapshot)}
            submitLabel={action.label}
            busyLabel={action.busyLabel}
            onSubmit={() => actor.send({ type: 'change.submit' })}
          />
          <Button isDisabled={snapshot.hasTag('busy')} onClick={close}>
            {action.cancelLabel}
          </Button>
        </Dialog>
      )}
    </>
  )
}
