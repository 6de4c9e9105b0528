import { useUploadQueue } from '../../providers/UploadQueueProvider.tsx'
import { filesText } from '../../text/filesText.ts'
import { UploadItem, useUploadsOf } from './UploadItem.tsx'
import styles from './NoteFiles.module.css'

/** Files on this device that were added to a deleted note. */
export function FilesWithoutNote({ noteId }: { noteId: string }) {
  const { queue } = useUploadQueue()
  const stranded = useUploadsOf(queue, noteId)
  if (stranded.length === 0) return null
  return (
    <section aria-labelledby="stranded-heading" className={styles.files}>
      <h2 id="stranded-heading">{filesText.stranded}</h2>
      <ul className={styles.rows}>
        {stranded.map((upload) => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}
