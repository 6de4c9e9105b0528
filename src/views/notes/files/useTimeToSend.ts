import { useEffect, useState } from 'react'

/** Before that, how fast it goes is a guess. */
const untilKnown = 2_000

type Start = { at: number; sent: number }

/** How long the rest of an upload will take, such as `20 seconds`; `null` while nobody can know. */
export function useTimeToSend(isSending: boolean, sent: number, size: number): string | null {
  const [start, setStart] = useState<Start | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    const now = Date.now()
    if (!isSending) {
      setStart(null)
      setLeft(null)
    } else if (!start) {
      setStart({ at: now, sent })
    } else if (now - start.at >= untilKnown && sent > start.sent) {
      setLeft(wordsFor(((size - sent) * (now - start.at)) / (sent - start.sent)))
    }
  }, [isSending, sent, size, start])
  return left
}

function wordsFor(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  return seconds < 90 ? words(seconds, 'second') : words(Math.ceil(seconds / 60), 'minute')
}

function words(count: number, unit: 'second' | 'minute'): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
