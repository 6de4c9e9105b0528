import type { Transfer } from '#src/firebase/documents/files/putFile.ts'
import type { SendCommand } from '../../machines/uploadMachine.ts'

/** Decides when a file may be sent: not while it is paused, and only a few at a time. */
export type UploadLimiter = {
  onCommand: (command: SendCommand) => void
  /** Waits until the file may be sent. Rejects when the signal aborts. */
  waitForTurn: () => Promise<void>
  /** The transfer to pause and resume; `null` once it has ended, which gives the next file its turn. */
  setTransfer: (transfer: Transfer | null) => void
  hasTransfer: () => boolean
  isPaused: () => boolean
  endTurn: () => void
}

export function createUploadLimiter(signal: AbortSignal): UploadLimiter {
  const resuming = new EventTarget()
  let isPaused = false
  let transfer: Transfer | null = null
  let turn: (() => void) | null = null
  const endTurn = () => {
    turn?.()
    turn = null
  }
  const waitUntilResumed = () =>
    new Promise<void>((resolve) => {
      const options = { once: true }
      resuming.addEventListener('resumed', () => resolve(), options)
      signal.addEventListener('abort', () => resolve(), options)
    })
  const takeTurn = async () => {
    const next = await takeUploadTurn(signal)
    endTurn()
    turn = next
    if (isPaused) endTurn()
  }
  const waitForTurn = async (): Promise<void> => {
    signal.throwIfAborted()
    if (isPaused) await waitUntilResumed()
    else if (turn) return
    else await takeTurn()
    return waitForTurn()
  }
  const resumeTransfer = async () => {
    await waitForTurn()
    transfer?.resume()
  }
  const commands = {
    'upload.pause': () => {
      isPaused = true
      transfer?.pause()
      endTurn()
    },
    'upload.resume': () => {
      isPaused = false
      resuming.dispatchEvent(new Event('resumed'))
      if (transfer) resumeTransfer().catch(() => null)
    },
    // Makes the SDK try again now, without its delay.
    'upload.retry': () => {
      transfer?.pause()
      transfer?.resume()
    },
  }
  return {
    onCommand: ({ type }) => commands[type](),
    waitForTurn,
    setTransfer: (next) => {
      transfer = next
      if (!transfer) endTurn()
      else if (isPaused) transfer.pause()
    },
    hasTransfer: () => transfer !== null,
    isPaused: () => isPaused,
    endTurn,
  }
}

/** How many files one tab sends at once. */
const maxAtOnce = 5

const taken = new Set<symbol>()
const waiting = new Set<() => void>()

/**
 * Waits for a turn to send a file.
 *
 * @returns ends the turn; safe to repeat.
 * @throws the signal's reason when it aborts first.
 */
async function takeUploadTurn(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted()
  if (taken.size >= maxAtOnce) {
    await waitUntilTurnEnds(signal)
    return takeUploadTurn(signal)
  }
  const turn = Symbol('turn')
  taken.add(turn)
  return () => {
    taken.delete(turn)
    // Wakes all of them, because the first may have been canceled meanwhile.
    for (const wake of Array.from(waiting)) wake()
  }
}

function waitUntilTurnEnds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      waiting.delete(wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    waiting.add(wake)
    signal.addEventListener('abort', wake)
  })
}
