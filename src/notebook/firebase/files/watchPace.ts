import type { UploadEvent } from '../../machines/uploadMachine.ts'
import type { Gate } from './openGate.ts'

/** The shortest time between two progress reports, in milliseconds. */
const betweenUpdates = 250

/** After so long without a byte it says so. */
const patience = 10_000

export type PaceWatch = {
  /** Records how many of how many bytes have been sent. */
  note: (sent: number, size: number) => void
  /** Rejects when nothing moves that could be gone on with. */
  lost: Promise<never>
  end: () => void
}

/** Tells how far a file is, and that nothing moves any more. */
export function watchPace(
  gate: Pick<Gate, 'isHolding' | 'isPaused'>,
  tell: (event: UploadEvent) => void,
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
  const onSilence = () => {
    if (gate.isPaused()) return
    if (gate.isHolding()) tell({ type: 'upload.stalled' })
    else lose?.(Object.assign(new Error('Nothing moves.'), { code: 'deadline-exceeded' }))
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(onSilence, patience)
  }
  const note = (sent: number, size: number) => {
    if (sent === last || signal.aborted) return
    wait()
    last = sent
    const now = performance.now()
    if (sent > 0 && sent < size && now - reportedAt < betweenUpdates) return
    reportedAt = now
    tell({ type: 'upload.progress', sent })
  }
  addEventListener('offline', onSilence, { signal })
  wait()
  return {
    note,
    lost,
    end: () => {
      watching.abort()
      clearTimeout(timer)
    },
  }
}
