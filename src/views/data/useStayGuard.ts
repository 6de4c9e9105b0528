import { useEffect } from 'react'
import { useUnsavedGuard } from '../../providers/useUnsavedGuard.ts'

/** Asks before the person goes to another page, or closes this one, while work is done that ends with it. */
export function useStayGuard(isAtWork: boolean, question: string): void {
  useUnsavedGuard(isAtWork)
  useEffect(() => {
    if (!isAtWork || !('navigation' in globalThis)) return
    const ask = (event: NavigateEvent) => {
      if (isGoing(event) && !confirm(question)) event.preventDefault()
    }
    navigation.addEventListener('navigate', ask)
    return () => navigation.removeEventListener('navigate', ask)
  }, [isAtWork, question])
}

/** Other sites and closed tabs are asked about by the browser; who is led away has no choice. */
function isGoing({ cancelable, destination, hashChange, navigationType }: NavigateEvent): boolean {
  return (
    cancelable &&
    destination.sameDocument &&
    !hashChange &&
    (navigationType === 'push' || navigationType === 'traverse')
  )
}
