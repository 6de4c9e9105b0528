import { useSelector } from '@xstate/react'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'
import { LeavingDialog } from './LeavingDialog.tsx'
import { UncertainDialog } from './UncertainDialog.tsx'

/** What somebody who signs out is asked, or told, before anything is taken away. */
export function LeavingQuestions() {
  const isUncertain = useSelector(useLeavingActor(), (snapshot) => snapshot.hasTag('uncertain'))
  return isUncertain ? <UncertainDialog /> : <LeavingDialog />
}
