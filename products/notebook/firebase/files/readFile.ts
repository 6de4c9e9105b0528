import type { ReadFile } from '../../machines/fileMachine.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { userDataOf } from '#src/firebase/data/userData.ts'
import { notebookOf } from '../notebooks.ts'

export const readFile: ReadFile = toPort(async ({ uid, fileId }) => {
  const [{ readStored }, { isShowable }] = await Promise.all([
    import('#src/firebase/data/files/readStored.ts'),
    import('#src/domain/data/isShowable.ts'),
  ])
  const bytes = await readStored(userDataOf(uid), fileId)
  const content = new Uint8Array(await bytes.arrayBuffer())
  return { type: 'file.read', bytes, isShowable: isShowable(content) }
})

/** Reads a file that has not been uploaded yet. */
export const readQueued: ReadFile = toPort(async ({ uid, fileId }) => {
  const bytes = await notebookOf(uid).uploads.bytes(fileId)
  const failure = { kind: 'object-not-found', code: 'storage/object-not-found' } as const
  if (!bytes) return { type: 'error.object-not-found', failure }
  return { type: 'file.read', bytes, isShowable: false }
})
