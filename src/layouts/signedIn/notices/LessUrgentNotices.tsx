import { useEffect } from 'react'
import { resolvePendingGuests } from '../../../firebase/guest/resolvePendingGuests.ts'
import { useUser } from '../../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../../providers/GuestMoveProvider.tsx'
import { AccountChangeNotices } from './AccountChangeNotices.tsx'
import { GuestMoveNotice } from './GuestMoveNotice.tsx'
import { PendingProviderLinkNotice } from './PendingProviderLinkNotice.tsx'
import { UnfinishedDeletionNotice } from './UnfinishedDeletionNotice.tsx'

/** Notices that aren't urgent, loaded without delaying the page. */
export function LessUrgentNotices() {
  const user = useUser()
  const { uid, email } = user
  return (
    <>
      <UnfinishedDeletionNotice uid={uid} />
      <PendingProviderLinkNotice email={email} />
      <AccountChangeNotices user={user} />
      {__FEATURES__.guest && <MoveNotice />}
    </>
  )
}

/** The status of a guest's move. What guests left here is resolved even if nothing is shown. */
function MoveNotice() {
  const user = useUser()
  const { hadGuest } = useGuestMove()
  useEffect(() => resolvePendingGuests(user), [user])
  return hadGuest && <GuestMoveNotice />
}
