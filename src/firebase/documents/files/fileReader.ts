import { codedError } from '../../../domain/errorCode.ts'
import type { FailureKind } from '../../../domain/failure.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { isOnline, requireOnline } from '../../sdk/connection.ts'
import { failureEvent } from '../../sdk/toPort.ts'
import { readBytes, readIntoMemory, type FileSlot } from './fileBytes.ts'
import { readRecord } from './fileDocument.ts'

/** Failures that concern one file only. */
const fileFailures: readonly FailureKind[] = [
  'internal-error',
  'object-not-found',
  'unauthorized',
  'unknown',
]

/** Failures that may concern one file or all of them. */
const networkFailures: readonly FailureKind[] = ['network-request-failed', 'retry-limit-exceeded']

/** Reads a file into memory; `null` if it can't be read. */
type ReadFile<File> = (file: File) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * Creates a reader for many files. It returns `null` for a file that can't be read, and rejects
 * only if no file can be read.
 */
export function fileReader(account: AccountAuth): ReadFile<FileSlot> {
  return bytesReader((file) => readIntoMemory(account, file))
}

/** Like `fileReader`, for what `readWhole` reads. */
export function bytesReader<File>(
  readWhole: (file: File) => Promise<Uint8Array<ArrayBuffer>>,
): ReadFile<File> {
  let failuresInARow = 0
  return async (file) => {
    await requireOnline()
    try {
      const bytes = await readWhole(file)
      failuresInARow = 0
      return bytes
    } catch (error) {
      const { kind } = (await failureEvent(error)).failure
      if (fileFailures.includes(kind)) return null
      failuresInARow += 1
      const isFirst = failuresInARow === 1
      if (networkFailures.includes(kind) && isFirst && (await isOnline())) return null
      throw error
    }
  }
}

/** Returns the bytes of a file by its ID alone. */
export async function readFileById(account: AccountAuth, fileId: string): Promise<Blob> {
  const file = await readRecord(account, fileId)
  if (file) return readBytes(account, file)
  throw codedError('storage/object-not-found', 'The file has no record.')
}
