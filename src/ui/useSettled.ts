import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds; until then the one before it, or `null`. */
export function useSettled<Value>(value: Value, remaining: number): Value | null {
  const [settled, setSettled] = useState<Value | null>(null)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), remaining)
    return () => clearTimeout(waiting)
  }, [value, remaining])
  return settled
}
