import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../../text/failureText.ts'
import { uploadRefusalText, uploadText } from '../../../text/filesText.ts'
import type { UploadActor } from '../../../machines/uploadsMachine.ts'

/** What to say of an upload beside how far it is; empty while it simply goes on. */
export function uploadWords(upload: SnapshotFrom<UploadActor>): string {
  const { row, failure } = upload.context
  if (row.refusal !== null) return uploadRefusalText[row.refusal]
  if (upload.hasTag('stuck')) {
    const { sentence } = failureText[failure?.kind ?? 'network-request-failed']
    return `${sentence} ${uploadText.again}`
  }
  if (upload.hasTag('paused')) return uploadText.paused
  if (upload.hasTag('settling')) return uploadText.settling
  if (!row.isLasting) return uploadText.notLasting
  return upload.hasTag('waiting') ? uploadText.waiting : ''
}
