import { useEffect, useEffectEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../domain/failure.ts'
import type {
  IdentityProviderActor,
  IdentityProviderResult,
  identityProviderMachine,
} from '../machines/signIn/identityProviderMachine.ts'
import { onPageShown } from '../storage/tabs/onPageShown.ts'
import { useInspectedMachine } from './useInspectedActor.ts'

export type IdentityProviderRun = {
  actor: IdentityProviderActor
  snapshot: SnapshotFrom<typeof identityProviderMachine>
}

type ResultListeners = { onDone?: () => void; onFailure?: (failure: Failure) => void }

/**
 * Runs a sign-in at an identity provider while the component is mounted, and notices when the person returns to the
 * window.
 */
export function useIdentityProvider(
  logic: typeof identityProviderMachine,
  { onDone, onFailure }: ResultListeners = {},
): IdentityProviderRun {
  const [snapshot, actor] = useInspectedMachine(logic)
  const onResult = useEffectEvent((result: IdentityProviderResult) => {
    if (result.type === 'identityProvider.done') onDone?.()
    else onFailure?.(result.failure)
  })
  useEffect(() => {
    const subscription = actor.on('*', (result) => onResult(result))
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(() => {
    const mounted = new AbortController()
    onPageShown(() => actor.send({ type: 'page.shown' }), mounted.signal)
    return () => mounted.abort()
  }, [actor])
  return { actor, snapshot }
}

type PreloadHandlers = { onPointerEnter: () => void; onFocus: () => void }

/**
 * Event handlers for the container of provider buttons. They prepare the provider's code before one is
 * pressed.
 */
export function usePopupPreload(actor: IdentityProviderActor): PreloadHandlers {
  const preload = () => actor.send({ type: 'identityProvider.preload' })
  // Touch has no hover that would announce a press.
  useEffect(() => {
    if (navigator.maxTouchPoints > 0) actor.send({ type: 'identityProvider.preload' })
  }, [actor])
  return { onPointerEnter: preload, onFocus: preload }
}
