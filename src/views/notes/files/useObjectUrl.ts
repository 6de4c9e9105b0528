import { useEffect, useState } from 'react'

/** An address under which this page, and nobody else, can show some bytes for as long as it needs them. */
export function useObjectUrl(bytes: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) return
    const created = URL.createObjectURL(bytes)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress(null)
    }
  }, [bytes])
  return address
}
