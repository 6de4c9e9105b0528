import { useEffect } from 'react'
import { watchOverGuest, sweepDevice, sessionRefreshFlow } from '../../actors/sessionRefreshFlow.ts'
import { lazyNotices } from '../../lazy.tsx'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'

const DeviceSession = lazyNotices(() => import('./DeviceSession.tsx'), 'DeviceSession')

const SessionLimit = __METHODS__.longestSession
  ? lazyNotices(() => import('./SessionLimit.tsx'), 'SessionLimit')
  : () => null

const IdleLimit = __METHODS__.idleLimit
  ? lazyNotices(() => import('./IdleLimit.tsx'), 'IdleLimit')
  : () => null

/** Keeps the session alive while the person is signed in, and a parked guest's session as well. */
export function SessionRefresh() {
  const { user } = useAuth()
  const isGuest = user?.isAnonymous ?? false
  useFlow(sessionRefreshFlow)
  useEffect(sweepDevice, [])
  useEffect(() => {
    if (isGuest) watchOverGuest()
  }, [isGuest])
  if (!user || isGuest) return null
  return (
    <>
      <DeviceSession key={user.uid} uid={user.uid} />
      {__METHODS__.longestSession && <SessionLimit key={`${user.uid} limit`} uid={user.uid} />}
      {__METHODS__.idleLimit && <IdleLimit key={`${user.uid} idle`} uid={user.uid} />}
    </>
  )
}
