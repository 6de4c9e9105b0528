import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { toPort } from '#src/firebase/sdk/toPort.ts'
import { portsOf } from '#src/machines/shared/ports.ts'
import { fileMachine, type ReadFile } from '../../machines/fileMachine.ts'
import { notebookOf } from '../notebooks.ts'

const readFile: ReadFile = toPort(async ({ uid, fileId }) => {
  const [{ readFileById }, { isSafePicture }] = await Promise.all([
    import('#src/firebase/documents/files/fileReader.ts'),
    import('../../domain/files/isSafePicture.ts'),
  ])
  const bytes = await readFileById(accountAuth(uid), fileId)
  const content = new Uint8Array(await bytes.arrayBuffer())
  return { type: 'file.read', bytes, isSafePicture: isSafePicture(content) }
})

export const fileLogic = fileMachine.provide({ actors: portsOf({ readFile }) })

/** Reads a file that has not been uploaded yet. */
const readPending: ReadFile = toPort(async ({ uid, fileId }) => {
  const bytes = await notebookOf(uid).uploads.bytes(fileId)
  const failure = { kind: 'object-not-found', code: 'storage/object-not-found' } as const
  if (!bytes) return { type: 'error.object-not-found', failure }
  return { type: 'file.read', bytes, isSafePicture: false }
})

/** Reads a file that is still on this device. */
export const pendingFileLogic = fileMachine.provide({
  actors: portsOf({ readFile: readPending }),
})
