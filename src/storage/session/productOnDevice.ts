import type { ProductDevice } from '../../product/contract.ts'
import { product } from '../../product/current.ts'
import { withTimeout } from '../../domain/withTimeout.ts'

/** In milliseconds for loading the code. */
const timeout = 2_000

/**
 * Returns the product's code for this device; `null` if it can't be loaded in time. In that case
 * this tab has shown and stored nothing of the product, because `SessionScope` waits for both.
 */
export function productOnDevice(): Promise<ProductDevice | null> {
  return withTimeout(timeout, product().device()).catch(() => null)
}
