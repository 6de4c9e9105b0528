import { retryWithNewToken } from '#src/firebase/documents/runTransaction.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { withServerTimeout } from '#src/firebase/sdk/withServerTimeout.ts'

const timeoutMs = 20_000

/**
 * Like `retryWithNewToken`, with a time limit for each call.
 *
 * @throws the SDK's error; `deadline-exceeded` if there is no response.
 */
export function retryWithNewTokenInTime<Result>(
  account: AccountAuth,
  call: () => Promise<Result>,
): Promise<Result> {
  return retryWithNewToken(account, () => withServerTimeout(timeoutMs, call()))
}
