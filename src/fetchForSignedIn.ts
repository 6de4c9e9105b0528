import { onFirstLookup } from './firebase/firstLookup.ts'
import { product } from './product.ts'
import { wasSignedIn } from './stores/signedInHintStore.ts'

/** What the first page behind the door begins with. */
export const firstPageParts: readonly (() => Promise<unknown>)[] = [
  () => import('./layouts/signedIn/SessionScope.tsx'),
  product.Scope,
  product.device,
  product.Layout,
  ...product.firstParts,
]

/**
 * Fetches what the first page behind the door begins with while the session is still being asked for, where somebody
 * was in the last time. Else it would come one round trip after the other.
 */
export function fetchForSignedIn(): void {
  if (!wasSignedIn()) return
  onFirstLookup((token) => void readAhead(token).catch(() => null))
  for (const load of [...firstPageParts, readJournal]) load().catch(() => null)
}

async function readAhead(token: string): Promise<void> {
  const read = await product.readAhead?.()
  read?.(token)
}

/** Nobody is reported before it is read. */
async function readJournal(): Promise<void> {
  const part = await import('./device/journal.ts')
  await part.readJournal()
}
