import { payloadOf } from '../domain/session/tokenPayload.ts'
import { sessionLookup } from '../firebase/sdk/signals.ts'
import { currentProduct } from '../product/currentProduct.ts'
import { wasSignedIn } from '../storage/session/signedInHint.ts'

/** The code that the first signed-in page needs. */
export function firstPageCode(): readonly (() => Promise<unknown>)[] {
  return [
    () => import('../layouts/signedIn/SessionScope.tsx'),
    currentProduct().Scope,
    currentProduct().localData,
    currentProduct().Layout,
    ...currentProduct().prefetchEarly,
  ]
}

/**
 * If someone was signed in last time, fetches the first signed-in page and its data while the session is
 * being checked, once that request is on its way.
 */
export function prefetchBeforeSession(): void {
  if (!wasSignedIn()) return
  const unsubscribe = sessionLookup.subscribe((requestBody) => {
    for (const load of [readJournal, ...firstPageCode()]) load().catch(() => null)
    // A form only renews the token. The next check has the ID token, and those after it are of later sessions.
    if (!requestBody.startsWith('{')) return
    unsubscribe()
    prefetchFirstPage(requestBody).catch(() => null)
  })
}

/** The journal has to be read before anyone is reported as signed in. */
async function readJournal(): Promise<void> {
  const journal = await import('../storage/journals/journal.ts')
  await journal.readJournal()
}

async function prefetchFirstPage(requestBody: string): Promise<void> {
  const { idToken } = JSON.parse(requestBody) as { idToken: string }
  const { sub } = payloadOf(idToken) as { sub: string }
  const localData = await currentProduct().localData()
  localData.prefetchFirstPage({ uid: sub, token: idToken })
}
