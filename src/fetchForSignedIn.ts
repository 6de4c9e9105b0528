import { onSessionQuestion } from './firebase/sessionQuestion.ts'
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
 * Fetches what the first page behind the door begins with, and reads ahead what it shows, while the provider is asked
 * about the session, where somebody was in the last time. Else it would come one round trip after the other. Before the
 * question has left, nothing of it takes the browser's time.
 */
export function fetchForSignedIn(): void {
  if (!wasSignedIn()) return
  onSessionQuestion((question) => {
    const prepare = async () => (await import('./firebase/prepareSession.ts')).prepare(question)
    for (const load of [prepare, ...firstPageParts]) load().catch(() => null)
  })
}
