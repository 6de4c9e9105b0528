import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { pendingGuestDeletionMachine } from '../../machines/guest/pendingGuestDeletionMachine.ts'
import { productText } from '../../product/current.ts'
import { moveText } from '../../text/guest/guestText.ts'
import { CheckField } from '../form/CheckField.tsx'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import styles from './DeletePendingGuest.module.css'

/** Deletes what a guest left for the person, after a confirmation. */
export function DeletePendingGuest({
  actor,
}: {
  actor: ActorRefFrom<typeof pendingGuestDeletionMachine>
}) {
  const { failure, coolDownEndsAt } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <div className={styles.deletion}>
      <Form onSubmit={() => actor.send({ type: 'guest.delete' })}>
        <FailureNotice failure={failure} />
        <CheckField required label={moveText.deleteConfirmation} />
        <SubmitButton
          look="danger"
          label={productText().move.deletePendingGuest}
          busyLabel={moveText.deleting}
          isBusy={isBusy}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
    </div>
  )
}
