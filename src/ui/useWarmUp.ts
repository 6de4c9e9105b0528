import { useEffect } from 'react'
import type { ProviderActor } from '../providers/useProvider.ts'

type Approaches = { onPointerEnter: () => void; onFocus: () => void }

/** Handlers for what surrounds the buttons to a provider, so that it is ready when one is pressed. */
export function useWarmUp(actor: ProviderActor): Approaches {
  const approach = () => actor.send({ type: 'provider.approach' })
  // A finger does not hover: where there is a touch screen, nothing foretells the press.
  useEffect(() => {
    if (navigator.maxTouchPoints > 0) actor.send({ type: 'provider.approach' })
  }, [actor])
  return { onPointerEnter: approach, onFocus: approach }
}
