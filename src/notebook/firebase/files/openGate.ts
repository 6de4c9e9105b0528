import type { Transfer } from '../../../firebase/files/putFile.ts'
import type { SendCommand } from '../../machines/uploadMachine.ts'

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

/** How many files one page sends at once. */
const atOnce = 3

const taken = new Set<symbol>()
const waiting = new Set<() => void>()

/**
 * Waits until fewer files are being sent.
 *
 * @returns gives the turn back; done again it changes nothing.
 * @throws the signal's reason when it aborts before.
 */
async function takeUploadTurn(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted()
  if (taken.size >= atOnce) {
    await untilOneIsGivenBack(signal)
    return takeUploadTurn(signal)
  }
  const turn = Symbol('turn')
  taken.add(turn)
  return () => {
    taken.delete(turn)
    // All of them: the first may have gone away meanwhile.
    for (const goOn of Array.from(waiting)) goOn()
  }
}

function untilOneIsGivenBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      waiting.delete(goOn)
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    waiting.add(goOn)
    signal.addEventListener('abort', goOn)
  })
}
