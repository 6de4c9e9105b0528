import { useEffect } from 'react'
import {
  watchOverGuest,
  sweepDevice,
  sessionRefreshFlow,
} from '../../actors/session/sessionRefreshFlow.ts'
import { lazyNotices } from '../../startup/lazy.tsx'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../hooks/useFlow.ts'

const DeviceSession = lazyNotices(() => import('./DeviceSession.tsx'), 'DeviceSession')

/** Keeps the session alive while the person is signed in, and a parked guest's session as well. */
export function SessionRefresh() {
  const { user } = useAuth()
  const isGuest = user?.isAnonymous ?? false
  useFlow(sessionRefreshFlow)
  useEffect(sweepDevice, [])
  useEffect(() => {
    if (isGuest) watchOverGuest()
  }, [isGuest])
  return user && !isGuest && <DeviceSession key={user.uid} uid={user.uid} />
}
