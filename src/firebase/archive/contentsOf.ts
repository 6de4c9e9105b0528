import { getDocFromServer } from 'firebase/firestore'
import { notebookOf } from '../../device/notebooks.ts'
import type { ExportContents } from '../../domain/exportProgress.ts'
import { fileUsageOf, usageIn } from '../files/fileDocument.ts'
import { countIn, usageOf } from '../notes/noteDocument.ts'

/**
 * How much there is of a person, as the counters say.
 *
 * @throws the SDK's error.
 */
export async function contentsOf(uid: string): Promise<ExportContents> {
  const { rows, uploads } = notebookOf(uid)
  const [notes, files, edits, waiting] = await Promise.all([
    getDocFromServer(usageOf(uid)),
    getDocFromServer(fileUsageOf(uid)),
    rows(),
    uploads.rows(),
  ])
  const { count, bytes } = usageIn(files)
  return { notes: countIn(notes), files: count, bytes, unsynced: edits.length + waiting.length }
}
