import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../domain/failure.ts'
import type {
  identityProviderMachine,
  VisitReport,
} from '../machines/signIn/identityProviderMachine.ts'
import { useInspectedActor } from './useInspectedActor.ts'

export type IdentityProviderActor = ActorRefFrom<typeof identityProviderMachine>

type Provider = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
}

type VisitListeners = { onDone?: () => void; onFailure?: (failure: Failure) => void }

/**
 * Runs a visit to a provider while the component is mounted, and notices when the person returns to the window.
 */
export function useIdentityProvider(
  logic: typeof identityProviderMachine,
  { onDone, onFailure }: VisitListeners = {},
): Provider {
  const actor = useInspectedActor(logic)
  const hear = useEffectEvent((report: VisitReport) => {
    if (report.type === 'visit.done') onDone?.()
    else onFailure?.(report.failure)
  })
  useEffect(() => {
    const subscription = actor.on('*', (report) => hear(report))
    return () => subscription.unsubscribe()
  }, [actor])
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
