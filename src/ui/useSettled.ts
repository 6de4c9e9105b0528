import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds; until then the one before it, or `null`. */
export function useSettled<Value>(value: Value, delay: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(waiting)
  }, [value, delay])
  return settled
}
