import { useSelector } from '@xstate/react'
import { useSignOutActor } from '../../providers/SignOutProvider.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { UncertainDialog } from './UncertainDialog.tsx'

/** What somebody who signs out is asked, or told, before anything is taken away. */
export function SignOutQuestions() {
  const isUncertain = useSelector(useSignOutActor(), (snapshot) => snapshot.hasTag('uncertain'))
  return isUncertain ? <UncertainDialog /> : <SignOutDialog />
}
