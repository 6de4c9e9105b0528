import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { pendingGuestDeletionMachine } from '../../../machines/guest/pendingGuestDeletionMachine.ts'
import { productText } from '../../../product/product.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import styles from './PendingGuestDeletion.module.css'

/** Deletes what a guest left for the person, after a confirmation. */
export function PendingGuestDeletion({
  actor,
}: {
  actor: ActorRefFrom<typeof pendingGuestDeletionMachine>
}) {
  const { failure, coolDownEndsAt } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <div className={styles.deletion}>
      <RequestForm
        request={{ failure, isBusy, coolDownEndsAt }}
        submitLabel={productText().move.deletePendingGuest}
        busyLabel={moveText.deleting}
        look="danger"
        onSubmit={() => actor.send({ type: 'guest.delete' })}
      >
        <CheckField required label={moveText.deleteConfirmation} />
      </RequestForm>
    </div>
  )
}
