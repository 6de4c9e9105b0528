import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { providerMachine } from '../machines/signIn/providerMachine.ts'
import { useInspectedActor } from './useInspectedActor.ts'

export type ProviderActor = ActorRefFrom<typeof providerMachine>

type Provider = { actor: ProviderActor; snapshot: SnapshotFrom<typeof providerMachine> }

/**
 * Runs a provider sign-in while the component is mounted, and notices when the person returns to the window.
 */
export function useProviderSignIn(logic: typeof providerMachine): Provider {
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
