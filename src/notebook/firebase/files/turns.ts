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
export async function takeUploadTurn(signal: AbortSignal): Promise<() => void> {
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
