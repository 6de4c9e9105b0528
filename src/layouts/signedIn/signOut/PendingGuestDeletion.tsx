import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { requestOf } from '../../../hooks/formRequest.ts'
import type { pendingGuestDeletionMachine } from '../../../machines/guest/pendingGuestDeletionMachine.ts'
import { productText } from '../../../product/currentProduct.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { DangerForm } from '../../../ui/form/DangerForm.tsx'

type PendingGuestDeletionProps = { actor: ActorRefFrom<typeof pendingGuestDeletionMachine> }

/** Deletes what a guest left for the person, after a confirmation. */
export function PendingGuestDeletion({ actor }: PendingGuestDeletionProps) {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <DangerForm
      request={requestOf(snapshot)}
      confirmation={moveText.deleteConfirmation}
      submitLabel={productText().move.deletePendingGuest}
      busyLabel={moveText.deleting}
      onSubmit={() => actor.send({ type: 'guest.delete' })}
    />
  )
}
