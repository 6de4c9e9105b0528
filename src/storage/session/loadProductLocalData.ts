import { withTimeout } from '../../domain/withTimeout.ts'
import type { ProductLocalData } from '../../product/contract.ts'
import { product } from '../../product/current.ts'

/** In milliseconds for loading the code. */
const timeout = 2_000

/**
 * Loads the product's code for its data on this device. Returns `null` if it can't be loaded in time. In that case,
 * this tab has shown and stored nothing of the product, because `SessionScope` waits for both.
 */
export function loadProductLocalData(): Promise<ProductLocalData | null> {
  return withTimeout(timeout, product().localData()).catch(() => null)
}
