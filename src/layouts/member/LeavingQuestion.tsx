import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { late } from '../../late.tsx'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'

const LeavingDialog = late(() => import('./LeavingDialog.tsx'), 'LeavingDialog')
const UncertainDialog = late(() => import('./UncertainDialog.tsx'), 'UncertainDialog')

/** Stands ready for somebody who signs out while words have not reached the server. */
export function LeavingQuestion() {
  const leaving = useLeavingActor()
  const isAsking = useSelector(leaving, (snapshot) => snapshot.hasTag('asking'))
  const isUncertain = useSelector(leaving, (snapshot) => snapshot.hasTag('uncertain'))
  return (
    <Suspense>
      {isAsking && <LeavingDialog />}
      {isUncertain && <UncertainDialog />}
    </Suspense>
  )
}
