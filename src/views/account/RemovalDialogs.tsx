import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { removalMachine } from '../../machines/removalMachine.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'

type RemovalDialogsProps = {
  actor: ActorRefFrom<typeof removalMachine>
  question: string
  /** What goes with it. */
  children: ReactNode
  remove: { label: string; busyLabel: string; keepLabel: string }
  /** What a confirmed identity is needed for, as a phrase. */
  pendingAction: string
}

/** Asks before something is removed, and who it is where the provider wants to know. */
export function RemovalDialogs({
  actor,
  question,
  children,
  remove,
  pendingAction,
}: RemovalDialogsProps) {
  const snapshot = useSelector(actor, (current) => current)
  const keep = () => actor.send({ type: 'removal.cancel' })
  if (snapshot.hasTag('confirming')) {
    return (
      <ConfirmIdentityDialog
        pendingAction={pendingAction}
        onConfirmed={() => actor.send({ type: 'identity.confirmed' })}
        onCancel={() => actor.send({ type: 'identity.cancelled' })}
      />
    )
  }
  if (!snapshot.hasTag('asking')) return null
  return (
    <Dialog heading={question} onClose={keep}>
      {children}
      <Form onSubmit={() => actor.send({ type: 'removal.confirm' })}>
        <FailureNotice failure={snapshot.context.failure} />
        <SubmitButton
          label={remove.label}
          busyLabel={remove.busyLabel}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={snapshot.context.coolDownEndsAt}
        />
      </Form>
      <Button waiting={snapshot.hasTag('busy')} onClick={keep}>
        {remove.keepLabel}
      </Button>
    </Dialog>
  )
}
