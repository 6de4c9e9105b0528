import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns it once it hasn't changed for `delay` milliseconds; until then the previous one,
 * or `null`.
 */
export function useDebounced<Value>(value: Value, delay: number): Value | null {
  const [debounced, setDebounced] = useState<Value | null>(null)
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), delay)
    return () => clearTimeout(waiting)
  }, [value, delay])
  return debounced
}
