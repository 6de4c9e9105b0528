import { useSelector } from '@xstate/react'
import { lazyComponent } from '../../../startup/lazy.tsx'
import { useSignOutActor } from '../../../providers/SignOutProvider.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UncertainDialog } from './UncertainDialog.tsx'

const PendingGuestDialog = __METHODS__.guest
  ? lazyComponent(() => import('./PendingGuestDialog.tsx'), 'PendingGuestDialog')
  : () => null

/** The dialogs and notices of a sign-out, before anything is deleted. */
export function SignOutQuestions() {
  const actor = useSignOutActor()
  const isUncertain = useSelector(actor, (snapshot) => snapshot.hasTag('uncertain'))
  const isGuestWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('guestPending'))
  if (isGuestWaiting) return <PendingGuestDialog />
  return isUncertain ? <UncertainDialog /> : <SignOutDialog />
}
