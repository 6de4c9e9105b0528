import { codedError } from '#src/domain/errorCode.ts'
import type { UploadEvent } from '../../machines/uploadMachine.ts'
import type { UploadLimiter } from './uploadLimiter.ts'

/** The shortest time between two progress reports, in milliseconds. */
const betweenUpdates = 250

/** How long without progress counts as a stall, in milliseconds. */
const stallTimeout = 10_000

export type PaceWatch = {
  record: (sent: number, size: number) => void
  /** Rejects on a stall while there is no transfer to resume. */
  lost: Promise<never>
  end: () => void
}

/** Reports the progress of an upload, and when it stalls. */
export function watchPace(
  limiter: Pick<UploadLimiter, 'isHolding' | 'isPaused'>,
  report: (event: UploadEvent) => void,
): PaceWatch {
  const watching = new AbortController()
  const { signal } = watching
  let last = -1
  let reportedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lose: ((error: Error) => void) | undefined
  const lost = new Promise<never>((_, reject) => {
    lose = reject
  })
  lost.catch(() => null)
  const onStall = () => {
    if (limiter.isPaused()) return
    if (limiter.isHolding()) report({ type: 'upload.stalled' })
    else lose?.(codedError('deadline-exceeded', 'The upload stalled.'))
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onStall, stallTimeout)
  }
  const record = (sent: number, size: number) => {
    if (sent === last || signal.aborted) return
    wait()
    last = sent
    const now = performance.now()
    if (sent > 0 && sent < size && now - reportedAt < betweenUpdates) return
    reportedAt = now
    report({ type: 'upload.progress', sent })
  }
  addEventListener('offline', onStall, { signal })
  wait()
  return {
    record,
    lost,
    end: () => {
      watching.abort()
      clearTimeout(timer)
    },
  }
}
