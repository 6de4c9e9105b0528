import { backOff } from '#src/domain/backOff.ts'
import { codedError } from '#src/domain/errorCode.ts'
import type { UploadEvent } from '../../machines/uploadMachine.ts'
import type { UploadLimiter } from './uploadLimiter.ts'

/** The shortest time between two progress reports. */
const betweenUpdatesMs = 250

/** How long without progress counts as a stall in the first attempt. */
const firstStallTimeoutMs = 10_000

/** How long without progress counts as a stall, in any later attempt. */
const longestStallTimeoutMs = 80_000

export type ProgressWatch = {
  record: (sent: number, size: number) => void
  /** Rejects on a stall while there is no transfer to resume. */
  stalled: Promise<never>
  end: () => void
}

/**
 * Reports the progress of an upload, and when it stalls. Each attempt may stand still for twice as long as the one
 * before, because a record may be written more slowly than bytes are sent.
 */
export function watchProgress(
  limiter: Pick<UploadLimiter, 'hasTransfer' | 'isPaused'>,
  failureCount: number,
  report: (event: UploadEvent) => void,
): ProgressWatch {
  const watching = new AbortController()
  const { signal } = watching
  const stallTimeoutMs = backOff(failureCount + 1, firstStallTimeoutMs, longestStallTimeoutMs)
  let last = -1
  let reportedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let rejectStalled: ((error: Error) => void) | undefined
  const stalled = new Promise<never>((_, reject) => {
    rejectStalled = reject
  })
  stalled.catch(() => null)
  const onStall = () => {
    if (limiter.isPaused()) return wait()
    if (limiter.hasTransfer()) report({ type: 'upload.stalled' })
    else rejectStalled?.(codedError('deadline-exceeded', 'The upload stalled.'))
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onStall, stallTimeoutMs)
  }
  const record = (sent: number, size: number) => {
    if (sent === last || signal.aborted) return
    wait()
    last = sent
    const now = performance.now()
    if (sent > 0 && sent < size && now - reportedAt < betweenUpdatesMs) return
    reportedAt = now
    report({ type: 'upload.progress', sent })
  }
  addEventListener('offline', onStall, { signal })
  wait()
  return {
    record,
    stalled,
    end: () => {
      watching.abort()
      clearTimeout(timer)
    },
  }
}
