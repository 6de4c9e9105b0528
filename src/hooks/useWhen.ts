import { useEffect, useEffectEvent } from 'react'

/** Calls the function each time the condition becomes true. */
export function useWhen(condition: boolean, act: () => void): void {
  const onTrue = useEffectEvent(act)
  useEffect(() => {
    if (condition) onTrue()
  }, [condition])
}
