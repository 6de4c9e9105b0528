import { tabArea, storedRecord } from '../webStorage/storedRecord.ts'

/** In milliseconds. A slow phone needs a few seconds to go back and forth. */
const quick = 10_000
const mostReturns = 2

type Returns = { address: string; count: number; at: number }

/**
 * Records that this tab sends a signed-in person to an address of the app.
 *
 * @returns true the third time in a row: the app keeps sending them back.
 */
export function isRedirectLoop(address: string): boolean {
  const stored = storedRecord<Returns>('quick-returns', tabArea)
  const last = stored.read()
  const isAgain = last?.address === address && Date.now() - last.at < quick
  const count = isAgain ? last.count + 1 : 1
  stored.write({ address, count, at: Date.now() })
  return count > mostReturns
}
