import { useEffect } from 'react'
import { watchOverGuest, sweepDevice, sessionRefreshFlow } from '../../actors/sessionRefreshFlow.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'

/** Keeps the session alive for as long as the person is in, and a guest's within reach. Nothing waits for it. */
export function SessionRefresh() {
  const isGuest = useAuth().user?.isAnonymous ?? false
  useFlow(sessionRefreshFlow)
  useEffect(sweepDevice, [])
  useEffect(() => {
    if (isGuest) watchOverGuest()
  }, [isGuest])
  return null
}
