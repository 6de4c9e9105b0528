import { useSelector } from '@xstate/react'
import { safeFileName } from '../../../domain/fileName.ts'
import { failureText } from '../../../text/failureText.ts'
import { filesText } from '../../text/filesText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { NoteFilesActor } from './useNoteFiles.ts'

/** Says that a file could not be deleted yet; it is tried again by itself. */
export function StayedFile({ files }: { files: NoteFilesActor }) {
  const stayed = useSelector(files, ({ context }) => context.stayed)
  const name = useSelector(files, ({ context }) =>
    context.files.find(({ id }) => id === context.stayed?.fileId),
  )?.name
  return (
    <div role="alert">
      {stayed && name !== undefined && (
        <Notice tone="danger">
          <span>{filesText.stayed(safeFileName(name))}</span>
          <span>{failureText[stayed.failure.kind].sentence}</span>
          <Button look="quiet" onClick={() => files.send({ type: 'removal.retry' })}>
            {filesText.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  )
}
