import { useSelector } from '@xstate/react'
import { useSignOutActor } from '../../providers/SignOutProvider.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UncertainDialog } from './UncertainDialog.tsx'

/** The dialogs and notices of a sign-out, before anything is deleted. */
export function SignOutQuestions() {
  const isUncertain = useSelector(useSignOutActor(), (snapshot) => snapshot.hasTag('uncertain'))
  return isUncertain ? <UncertainDialog /> : <SignOutDialog />
}
