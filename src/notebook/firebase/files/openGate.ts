import type { SendCommand } from '../../machines/uploadMachine.ts'
import type { Transfer } from '../../../firebase/files/putFile.ts'
import { takeUploadTurn } from './turns.ts'

/** What lets a file through: the person, who may want it to wait, and its turn among the others. */
export type Gate = {
  hear: (command: SendCommand) => void
  /** Waits until the file may be sent. Rejects when the signal aborts. */
  passed: () => Promise<void>
  /** From now on it is these bytes that are held up, and let go on; `null`: there are none any more. */
  hold: (transfer: Transfer | null) => void
  isHolding: () => boolean
  isPaused: () => boolean
  /** Lets the next file have its turn. */
  leave: () => void
}

export function openGate(signal: AbortSignal): Gate {
  const resuming = new EventTarget()
  let isPaused = false
  let transfer: Transfer | null = null
  let giveBack: (() => void) | null = null
  const leave = () => {
    giveBack?.()
    giveBack = null
  }
  const untilResumed = () =>
    new Promise<void>((resolve) => {
      const options = { once: true }
      resuming.addEventListener('resumed', () => resolve(), options)
      signal.addEventListener('abort', () => resolve(), options)
    })
  const take = async () => {
    const turn = await takeUploadTurn(signal)
    leave()
    giveBack = turn
    if (isPaused) leave()
  }
  const passed = async (): Promise<void> => {
    signal.throwIfAborted()
    if (isPaused) await untilResumed()
    else if (giveBack) return
    else await take()
    return passed()
  }
  const goOn = async () => {
    await passed()
    transfer?.resume()
  }
  const commands = {
    'upload.pause': () => {
      isPaused = true
      transfer?.pause()
      leave()
    },
    'upload.resume': () => {
      isPaused = false
      resuming.dispatchEvent(new Event('resumed'))
      if (transfer) goOn().catch(() => null)
    },
    // What waits for a rest to be over begins anew.
    'upload.retry': () => {
      transfer?.pause()
      transfer?.resume()
    },
  }
  return {
    hear: ({ type }) => commands[type](),
    passed,
    hold: (next) => {
      transfer = next
      if (isPaused) transfer?.pause()
    },
    isHolding: () => transfer !== null,
    isPaused: () => isPaused,
    leave,
  }
}
