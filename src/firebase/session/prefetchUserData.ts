import { payloadOf } from '../../domain/session/tokenPayload.ts'
import { product } from '../../product/current.ts'
import { readJournal } from '../../storage/journals/journal.ts'

/**
 * Prepares while the SDK checks the stored session: reads the journal, which has to come before
 * anyone is reported as signed in, and lets the product read ahead.
 *
 * @param requestBody the SDK's request body: an ID token as JSON, or a form if the token is renewed
 *   first.
 * @param unsubscribe ends the reports of further checks.
 */
export async function prefetchUserData(
  requestBody: string,
  unsubscribe: () => void,
): Promise<void> {
  void readJournal()
  if (!requestBody.startsWith('{')) return
  // Only the first check is about the stored session.
  unsubscribe()
  const { idToken } = JSON.parse(requestBody) as { idToken: string }
  const { sub } = payloadOf(idToken) as { sub: string }
  const { prefetchFirstPage } = await product().localData()
  prefetchFirstPage({ uid: sub, token: idToken })
}
