import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { providerMachine } from '../machines/providerMachine.ts'
import { useFlow } from './useFlow.ts'

export type ProviderActor = ActorRefFrom<typeof providerMachine>

type Provider = { actor: ProviderActor; snapshot: SnapshotFrom<typeof providerMachine> }

/** Runs the way to a provider for as long as the component stands, and notices the person's return. */
export function useProvider(flow: typeof providerMachine): Provider {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  useWindowReturn(useCallback(() => actor.send({ type: 'window.returned' }), [actor]))
  return { actor, snapshot }
}

/** Calls back whenever the person comes back to this window, from another one or another tab. */
function useWindowReturn(onReturn: () => void): void {
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const look = () => {
      if (document.visibilityState === 'visible') onReturn()
    }
    addEventListener('focus', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    return () => watching.abort()
  }, [onReturn])
}
