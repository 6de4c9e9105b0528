import { useEffect } from 'react'
import { sessionRefreshLogic, watchOverGuest, sweepDevice } from '../../firebase/sessionRefresh.ts'
import { lazyNotices } from '../../startup/lazy.tsx'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'

const DeviceSession = lazyNotices(() => import('./DeviceSession.tsx'), 'DeviceSession')

/** Keeps the session alive while the person is signed in, and a parked guest's session as well. */
export function SessionRefresh() {
  const { user } = useAuth()
  const isGuest = user?.isAnonymous ?? false
  useInspectedActor(sessionRefreshLogic)
  useEffect(sweepDevice, [])
  useEffect(() => {
    if (isGuest) watchOverGuest()
  }, [isGuest])
  return user && !isGuest && <DeviceSession key={user.uid} uid={user.uid} />
}
