import { useSelector } from '@xstate/react'
import { lazyComponent } from '../../../startup/lazy.tsx'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UnsavedUnknownDialog } from './UnsavedUnknownDialog.tsx'

const PendingGuestDialog = __METHODS__.guest
  ? lazyComponent(() => import('./PendingGuestDialog.tsx'), 'PendingGuestDialog')
  : () => null

/** The dialogs and notices of a sign-out, before anything is deleted. */
export function SignOutDialogs() {
  const actor = useSignOutActor()
  const isUncertain = useSelector(actor, (snapshot) => snapshot.hasTag('uncertain'))
  const isGuestPending = useSelector(actor, (snapshot) => snapshot.hasTag('guestPending'))
  if (isGuestPending) return <PendingGuestDialog />
  return isUncertain ? <UnsavedUnknownDialog /> : <SignOutDialog />
}
