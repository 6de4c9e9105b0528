import { notebookOf } from '../../device/notebooks.ts'
import type { ReadFile } from '../../machines/fileMachine.ts'
import { attempt } from '../attempt.ts'

/** Reads a file that is still on this device only. */
export const readQueued: ReadFile = attempt(async ({ uid, fileId }) => {
  const bytes = await notebookOf(uid).uploads.bytes(fileId)
  const failure = { kind: 'object-not-found', code: 'storage/object-not-found' } as const
  if (!bytes) return { type: 'error.object-not-found', failure }
  return { type: 'file.read', bytes, isShowable: false }
})
