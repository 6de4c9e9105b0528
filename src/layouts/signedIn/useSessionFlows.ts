import { useEffect } from 'react'
import type { User } from '../../domain/session/user.ts'
import { useLazyFlow } from '../../startup/useLazyFlow.ts'
import { useLazyImport } from '../../startup/useLazyImport.ts'

const loadSession = () => import('../../actors/session/backgroundFlows.ts')

const loadRefresh = async () => (await loadSession()).sessionRefreshFlow

/**
 * What runs in the background of a session, loaded without delaying its page. Keeps it alive, and a parked guest's as
 * well. Keeps this device in the list of signed-in devices, and ends the session if it's signed out from another
 * device, or has lasted or been unused for as long as the owner allows.
 */
export function useSessionFlows({ uid, isAnonymous }: User): void {
  const session = useLazyImport(loadSession)
  useLazyFlow(loadRefresh)
  useEffect(() => session?.sweepDevice(), [session])
  useEffect(() => {
    if (isAnonymous) session?.watchOverGuest()
  }, [session, isAnonymous])
  const member = isAnonymous ? null : session
  useLazyFlow(member?.loadDeviceSession, { uid })
  useLazyFlow(member?.loadSessionLimit, { uid })
  useLazyFlow(member?.loadIdleLimit, { uid, limit: member?.idleLimit ?? Infinity })
}
