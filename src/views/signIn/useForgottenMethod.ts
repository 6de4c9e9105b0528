import { useEffect } from 'react'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import type { ProviderActor } from '../../providers/useProvider.ts'
import { recordLastMethod } from '../../stores/lastMethodStore.ts'

/**
 * Whoever comes in without this provider flow has a new last way, which is none of the buttons. Its own
 * success may be reported before or after the session is.
 */
export function useForgottenMethod(provider: ProviderActor): void {
  const actor = useAuthActor()
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('signedIn')) return
      if (!provider.getSnapshot().hasTag('done')) recordLastMethod(null)
      watching.unsubscribe()
    })
    return () => watching.unsubscribe()
  }, [actor, provider])
}
