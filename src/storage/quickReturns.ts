import { readInTab, writeInTab } from './webStorage.ts'

const key = 'quick-returns'
/** In milliseconds. A slow phone needs a few seconds to go back and forth. */
const quick = 10_000
const mostReturns = 2

/**
 * Records that this tab leads a signed-in person to an address of the app.
 *
 * @returns whether it did so twice just before, so that the app must have sent them back each time.
 */
export function recordReturn(address: string): boolean {
  const [count, at, before] = readInTab(key)?.split(' ') ?? []
  const isAgain = before === address && Date.now() - Number(at) < quick
  const returns = isAgain ? Number(count) + 1 : 1
  writeInTab(key, `${returns} ${Date.now()} ${address}`)
  return returns > mostReturns
}
