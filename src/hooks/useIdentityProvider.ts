import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { identityProviderMachine } from '../machines/signIn/identityProviderMachine.ts'
import { useInspectedActor } from './useInspectedActor.ts'

export type IdentityProviderActor = ActorRefFrom<typeof identityProviderMachine>

type Provider = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
}

/**
 * Runs a provider sign-in while the component is mounted, and notices when the person returns to the window.
 */
export function useIdentityProvider(logic: typeof identityProviderMachine): Provider {
  const actor = useInspectedActor(logic)
  const snapshot = useSelector(actor, (current) => current)
  useWindowReturn(useCallback(() => actor.send({ type: 'window.returned' }), [actor]))
  return { actor, snapshot }
}

function useWindowReturn(onReturn: () => void): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const notify = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    addEventListener('focus', notify, { signal })
    document.addEventListener('visibilitychange', notify, { signal })
    return () => controller.abort()
  }, [onReturn])
}
