import { useEffect } from 'react'
import type { User } from '../../domain/session/user.ts'
import { useLazyActor } from '../../hooks/useLazyActor.ts'
import { useLazyImport } from '../../hooks/useLazyImport.ts'

const loadSession = () => import('../../firebase/sessionRefresh.ts')

const loadBackground = () => import('./backgroundLogic.ts')

const loadRefresh = async () => (await loadSession()).sessionRefreshLogic

/**
 * What runs in the background of a session, loaded without delaying its page. Keeps it alive, and a pending guest's as
 * well. Keeps this device in the list of signed-in devices, and ends the session if it's signed out from another
 * device, or has lasted or been unused for as long as the owner allows.
 */
export function useSessionActors({ uid, isAnonymous }: User): void {
  const session = useLazyImport(loadSession)
  useLazyActor(loadRefresh)
  useEffect(() => session?.startDeviceCleanup(), [session])
  useEffect(() => {
    if (isAnonymous) session?.watchGuestReplacement()
  }, [session, isAnonymous])
  const background = useLazyImport(loadBackground)
  const member = isAnonymous ? null : background
  useLazyActor(member?.loadDeviceSession, { uid })
  useLazyActor(member?.loadIdleLimit, { uid, limit: member?.idleLimit ?? Infinity })
}
