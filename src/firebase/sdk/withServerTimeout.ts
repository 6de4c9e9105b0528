import { codedError } from '../../domain/errorCode.ts'
import { withTimeout } from '../../domain/withTimeout.ts'

/**
 * Resolves to the server's response, within a time limit.
 *
 * @throws the call's error; `deadline-exceeded` when the time is up. The call itself continues.
 */
export function withServerTimeout<Response>(
  limitMs: number,
  call: Promise<Response>,
): Promise<Response> {
  return withTimeout(limitMs, call, codedError('deadline-exceeded', 'The server took too long.'))
}
