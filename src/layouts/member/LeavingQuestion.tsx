import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { late } from '../../late.tsx'
import { useLeavingActor } from '../../providers/LeavingProvider.tsx'

const LeavingDialog = late(() => import('./LeavingDialog.tsx'), 'LeavingDialog')

/** Stands ready for somebody who signs out while words have not reached the server. */
export function LeavingQuestion() {
  const isAsking = useSelector(useLeavingActor(), (snapshot) => snapshot.hasTag('asking'))
  return (
    isAsking && (
      <Suspense>
        <LeavingDialog />
      </Suspense>
    )
  )
}
