import { useEffect } from 'react'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import type { ProviderActor } from '../../providers/useProvider.ts'
import { noteLastWay } from '../../stores/lastWayStore.ts'

/**
 * Whoever comes in without this provider flow has a new last way, which is none of the buttons. Its own
 * success may be reported before or after the session is.
 */
export function useForgottenWay(provider: ProviderActor): void {
  const actor = useAuthActor()
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('member')) return
      if (!provider.getSnapshot().hasTag('done')) noteLastWay(null)
      watching.unsubscribe()
    })
    return () => watching.unsubscribe()
  }, [actor, provider])
}
