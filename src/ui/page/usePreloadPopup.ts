import { useEffect } from 'react'
import type { IdentityProviderActor } from '../../hooks/useIdentityProvider.ts'

type Approaches = { onPointerEnter: () => void; onFocus: () => void }

/**
 * Event handlers for the container of provider buttons. They prepare the provider's code before one is
 * pressed.
 */
export function usePreloadPopup(actor: IdentityProviderActor): Approaches {
  const approach = () => actor.send({ type: 'identityProvider.approach' })
  // Touch has no hover that would announce a press.
  useEffect(() => {
    if (navigator.maxTouchPoints > 0) actor.send({ type: 'identityProvider.approach' })
  }, [actor])
  return { onPointerEnter: approach, onFocus: approach }
}
