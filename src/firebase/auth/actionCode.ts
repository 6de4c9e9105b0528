import { checkActionCode, type ActionCodeInfo } from 'firebase/auth'
import { auth } from '../app.ts'

/**
 * What the provider tells of a code from a mail; the code stays usable.
 *
 * @param operation what the code must be for, by the provider's name.
 * @throws an error with the code `auth/invalid-action-code` also where it is for something else.
 */
export async function readActionCode(
  code: string,
  operation: ActionCodeInfo['operation'],
): Promise<ActionCodeInfo['data']> {
  const info = await checkActionCode(auth(), code)
  if (info.operation === operation) return info.data
  throw Object.assign(new Error(`A code for ${info.operation}.`), {
    code: 'auth/invalid-action-code',
  })
}
