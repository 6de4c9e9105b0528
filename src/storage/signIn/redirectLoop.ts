import { tabArea, storedRecord } from '../webStorage/storedRecord.ts'

/** A slow phone needs a few seconds to go back and forth. */
const loopWindowMs = 10_000
const maxRedirects = 2

type Redirects = { address: string; count: number; at: number }

/**
 * Records that this tab sends a signed-in person to an address of the app.
 *
 * @returns true the third time in a row: the app keeps sending them back.
 */
export function recordRedirect(address: string): boolean {
  const stored = storedRecord<Redirects>('redirects', tabArea)
  const last = stored.read()
  const isAgain = last?.address === address && Date.now() - last.at < loopWindowMs
  const count = isAgain ? last.count + 1 : 1
  stored.write({ address, count, at: Date.now() })
  return count > maxRedirects
}
