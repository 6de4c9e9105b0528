import { useEffect } from 'react'
import type { ProviderActor } from '../../hooks/useProviderSignIn.ts'

type Approaches = { onPointerEnter: () => void; onFocus: () => void }

/**
 * Event handlers for the container of provider buttons. They prepare the provider's code before one is
 * pressed.
 */
export function usePreloadPopup(actor: ProviderActor): Approaches {
  const approach = () => actor.send({ type: 'provider.approach' })
  // Touch has no hover that would announce a press.
  useEffect(() => {
    if (navigator.maxTouchPoints > 0) actor.send({ type: 'provider.approach' })
  }, [actor])
  return { onPointerEnter: approach, onFocus: approach }
}
