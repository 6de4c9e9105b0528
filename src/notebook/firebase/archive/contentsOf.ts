import { notebookOf } from '../../device/notebooks.ts'
import type { ExportContents } from '../../domain/exportProgress.ts'
import { holdingsOf } from '../userData/holdingsOf.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'

/**
 * How much there is of a person, on the server and not yet there.
 *
 * @throws the SDK's error.
 */
export async function contentsOf(uid: string): Promise<ExportContents> {
  const { rows, uploads } = notebookOf(uid)
  const [{ notes, files, bytes }, edits, waiting] = await Promise.all([
    holdingsOf(userDataOf(uid)),
    rows(),
    uploads.rows(),
  ])
  return { notes, files, bytes, unsynced: edits.length + waiting.length }
}
