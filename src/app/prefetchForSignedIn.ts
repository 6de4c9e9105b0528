import { sessionCheck } from '../firebase/sdk/requests/signals.ts'
import { product } from '../product/current.ts'
import { wasSignedIn } from '../storage/session/signedInHint.ts'

/** The code that the first signed-in page needs. */
export function earlyCode(): readonly (() => Promise<unknown>)[] {
  return [
    () => import('../layouts/signedIn/SessionScope.tsx'),
    product().Scope,
    product().localData,
    product().Layout,
    ...product().prefetchEarly,
  ]
}

/**
 * If someone was signed in last time, fetches the first signed-in page and its data while the session is
 * being checked, once that request is on its way.
 */
export function prefetchForSignedIn(): void {
  if (!wasSignedIn()) return
  const unsubscribe = sessionCheck.subscribe((requestBody) => {
    const prepare = async () =>
      (await import('../firebase/session/prefetchUserData.ts')).prefetchUserData(
        requestBody,
        unsubscribe,
      )
    for (const load of [prepare, ...earlyCode()]) load().catch(() => null)
  })
}
