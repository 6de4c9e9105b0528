import { useSelector } from '@xstate/react'
import { pendingGuestDeletionLogic } from '../../../firebase/guest/deletePendingGuests.ts'
import { useInspectedActor } from '../../../hooks/useInspectedActor.ts'
import { productText } from '../../../product/currentProduct.ts'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { moveText } from '../../../text/guest/guestText.ts'
import { signOutText } from '../../../text/session/signOutText.ts'
import { appText } from '../../../text/shared/appText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PendingGuestDeletion } from './PendingGuestDeletion.tsx'

/** Asks, before a sign-out, what happens to the data of a guest that waits for this person. */
export function PendingGuestDialog() {
  const signingOut = useSignOutActor()
  const uid = useSelector(signingOut, ({ context }) => context.uid)
  const actor = useInspectedActor(pendingGuestDeletionLogic, { input: { uid } })
  const isDeleted = useSelector(actor, (snapshot) => snapshot.matches('deleted'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const stay = () => signingOut.send({ type: 'signOut.stay' })
  const stayUnlessBusy = () => {
    if (!isBusy) stay()
  }
  const decide = () => signingOut.send({ type: 'guest.decided' })
  const { pendingHeading, pendingLead, pendingDeleted } = productText().move
  return (
    <Dialog heading={isDeleted ? pendingDeleted : pendingHeading} onClose={stayUnlessBusy}>
      {!isDeleted && <p>{pendingLead}</p>}
      <Button variant="primary" isDisabled={isBusy} onClick={stay}>
        {signOutText.stay}
      </Button>
      <Button isDisabled={isBusy} onClick={decide}>
        {isDeleted ? appText.signOut : moveText.keepPending}
      </Button>
      {!isDeleted && <PendingGuestDeletion actor={actor} />}
    </Dialog>
  )
}
