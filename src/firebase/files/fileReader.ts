import type { FailureKind } from '../../domain/failure.ts'
import { failureEvent } from '../attempt.ts'
import { demandNetwork } from '../demandNetwork.ts'
import type { UserData } from '../userData/userData.ts'
import { readBytes, type StoredBytes } from './fileBytes.ts'

/** What can be wrong with one file, while all others are well. */
const ofOneFile: readonly FailureKind[] = [
  'internal-error',
  'object-not-found',
  'unauthorized',
  'unknown',
]

/** What may be wrong with one file, or with the way to all of them. */
const ofTheNetwork: readonly FailureKind[] = ['network-request-failed', 'retry-limit-exceeded']

/**
 * Reads file after file, also where one of them cannot be read: that one is `null`. Gives up only where nothing
 * can be read any more.
 *
 * @throws the SDK's error.
 */
export function fileReader(userData: UserData): (file: StoredBytes) => Promise<Blob | null> {
  let failing = 0
  return async (file) => {
    demandNetwork()
    try {
      const bytes = await readBytes(userData, file)
      failing = 0
      return bytes
    } catch (error) {
      const { kind } = (await failureEvent(error)).failure
      if (ofOneFile.includes(kind)) return null
      failing += 1
      if (ofTheNetwork.includes(kind) && navigator.onLine && failing === 1) return null
      throw error
    }
  }
}
