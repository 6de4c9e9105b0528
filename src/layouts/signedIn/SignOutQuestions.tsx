import { useSelector } from '@xstate/react'
import { lazyComponent } from '../../startup/lazy.tsx'
import { useSignOutActor } from '../../providers/SignOutProvider.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UncertainDialog } from './UncertainDialog.tsx'

const GuestWaitingDialog = __METHODS__.guest
  ? lazyComponent(() => import('./GuestWaitingDialog.tsx'), 'GuestWaitingDialog')
  : () => null

/** The dialogs and notices of a sign-out, before anything is deleted. */
export function SignOutQuestions() {
  const actor = useSignOutActor()
  const isUncertain = useSelector(actor, (snapshot) => snapshot.hasTag('uncertain'))
  const isGuestWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('guestWaiting'))
  if (isGuestWaiting) return <GuestWaitingDialog />
  return isUncertain ? <UncertainDialog /> : <SignOutDialog />
}
