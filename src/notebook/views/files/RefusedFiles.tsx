import { useSelector } from '@xstate/react'
import { safeFileName } from '../../../domain/fileName.ts'
import type { UploadsActor } from '../../providers/useUploads.ts'
import { fileRefusalText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './NoteFiles.module.css'

type RefusedFilesProps = { uploads: UploadsActor; noteId: string }

/** Names each file that was not taken, and why. */
export function RefusedFiles({ uploads, noteId }: RefusedFilesProps) {
  const all = useSelector(uploads, ({ context }) => context.refused)
  const refused = all.filter((one) => one.noteId === noteId)
  const isOfWrongKind = refused.some(({ why }) => why === 'type-not-allowed')
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Notice tone="danger">
          <strong>{fileRefusalText.heading(refused.length)}</strong>
          <ul className={styles.refused}>
            {refused.map(({ name, why }) => (
              <li key={`${why} ${name}`}>
                <bdi>{safeFileName(name)}</bdi>: {fileRefusalText[why]}
              </li>
            ))}
          </ul>
          {isOfWrongKind && <span>{fileRefusalText.taken}</span>}
          <Button look="quiet" onClick={() => uploads.send({ type: 'refusals.dismiss', noteId })}>
            {fileRefusalText.dismiss}
          </Button>
        </Notice>
      )}
    </div>
  )
}
