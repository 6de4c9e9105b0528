import { useEffect, useState } from 'react'
import { timeLeft } from '../../../domain/timeLeft.ts'
import type { UploadActor } from '../../../machines/uploadsMachine.ts'

/** How long the rest of an upload will take, in milliseconds; `null` while nobody can know. */
export function useTimeToSend(upload: UploadActor): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const watching = upload.subscribe(({ context: { sent, pace, row } }) => {
      if (!pace) return setLeft(null)
      const known = timeLeft(pace, Date.now(), sent, row.size)
      if (known !== null) setLeft(known)
    })
    return () => watching.unsubscribe()
  }, [upload])
  return left
}
