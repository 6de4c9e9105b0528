import { useEffect } from 'react'
import { useAuthActor } from '../../providers/AuthProvider.tsx'
import { noteLastWay } from '../../stores/lastWayStore.ts'

/**
 * Whoever comes in without a provider has a new last way, which is none of the buttons. A provider's
 * own success is noted after this.
 */
export function useForgottenWay(): void {
  const actor = useAuthActor()
  useEffect(() => {
    const watching = actor.subscribe((snapshot) => {
      if (!snapshot.hasTag('member')) return
      noteLastWay(null)
      watching.unsubscribe()
    })
    return () => watching.unsubscribe()
  }, [actor])
}
