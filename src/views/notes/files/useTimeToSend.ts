import { useEffect, useState } from 'react'
import type { UploadActor } from '../../../machines/uploadsMachine.ts'

/** Before that, how fast it goes is a guess. */
const untilKnown = 2_000

/** How long the rest of an upload will take, such as `20 seconds`; `null` while nobody can know. */
export function useTimeToSend(upload: UploadActor): string | null {
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    const watching = upload.subscribe(({ context: { sent, pace, row } }) => {
      if (!pace) return setLeft(null)
      const taken = Date.now() - pace.since
      const isKnown = taken >= untilKnown && sent > pace.from
      if (isKnown) setLeft(wordsFor(((row.size - sent) * taken) / (sent - pace.from)))
    })
    return () => watching.unsubscribe()
  }, [upload])
  return left
}

function wordsFor(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  return seconds < 90 ? words(seconds, 'second') : words(Math.ceil(seconds / 60), 'minute')
}

function words(count: number, unit: 'second' | 'minute'): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
