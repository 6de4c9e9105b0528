import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { safeFileName } from '#src/domain/files/fileName.ts'
import { failureText } from '#src/text/shared/failureText.ts'
import { sentencesText } from '#src/text/shared/sentencesText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { Sentence } from '#src/ui/page/Sentence.tsx'
import type { NoteFilesActor } from '../../firebase/files/noteFilesLogic.ts'
import type { UploadQueueActor } from '../../providers/UploadQueueProvider.tsx'
import { fileRefusalText, filesText } from '../../text/filesText.ts'
import styles from './NoteFiles.module.css'

type FilesNoticeProps = {
  actor: NoteFilesActor
  queue: UploadQueueActor | null
  /** Whether the server has the note, and so may have files of it. */
  isOnServer: boolean
}

/** Status of a note's files, and an announcement of new files for screen readers. */
export function FilesNotice({ actor, queue, isOnServer }: FilesNoticeProps) {
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches({ list: 'unreachable' }))
  const areRead = useSelector(actor, ({ context }) => context.areRead)
  const isChecking = useSelector(
    queue ?? undefined,
    (snapshot) => snapshot?.matches('checking') ?? false,
  )
  return (
    <>
      <output className={styles.status}>
        {isChecking && <span>{filesText.adding}</span>}
        {isUnreachable && !areRead && isOnServer && <span>{filesText.unknown}</span>}
      </output>
      <output className="visually-hidden">{useLastAdded(actor)}</output>
    </>
  )
}

function useLastAdded(actor: NoteFilesActor): string {
  const all = useSelector(actor, ({ context }) => context.files)
  const isLive = useSelector(actor, (snapshot) => snapshot.matches({ list: 'live' }))
  const known = useRef<ReadonlySet<string> | null>(null)
  const [added, setAdded] = useState('')
  useEffect(() => {
    if (!isLive) return
    const last = known.current
    known.current = new Set(all.map(({ id }) => id))
    const newFiles = last ? all.filter(({ id }) => !last.has(id)) : []
    const sentence = sentencesText(
      ...newFiles.map(({ name }) => filesText.added(safeFileName(name))),
    )
    if (sentence) setAdded(sentence)
  }, [all, isLive])
  return added
}

type RefusedFilesProps = { queue: UploadQueueActor; noteId: string }

export function RefusedFiles({ queue, noteId }: RefusedFilesProps) {
  const all = useSelector(queue, ({ context }) => context.refused)
  const refused = all.filter((one) => one.noteId === noteId)
  const isOfWrongKind = refused.some(({ why }) => why === 'type-not-allowed')
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Notice tone="danger">
          <strong>{fileRefusalText.heading(refused.length)}</strong>
          <ul className={styles.refused}>
            {refused.map(({ name, why }, index) => (
              <li key={index}>
                <Sentence of={(file) => fileRefusalText.withReason(file, fileRefusalText[why])}>
                  <bdi>{safeFileName(name)}</bdi>
                </Sentence>
              </li>
            ))}
          </ul>
          {isOfWrongKind && <span>{fileRefusalText.supported}</span>}
          <Button variant="quiet" onClick={() => queue.send({ type: 'refusals.dismiss', noteId })}>
            {fileRefusalText.dismiss}
          </Button>
        </Notice>
      )}
    </div>
  )
}

/** Shows that a file couldn't be deleted. It is retried automatically. */
export function FailedDeletion({ actor }: { actor: NoteFilesActor }) {
  const failedDeletion = useSelector(actor, ({ context }) => context.failedDeletion)
  const name = useSelector(actor, ({ context }) =>
    context.files.find(({ id }) => id === context.failedDeletion?.fileId),
  )?.name
  return (
    <div role="alert">
      {failedDeletion && name !== undefined && (
        <Notice tone="danger">
          <span>{filesText.deletionFailed(safeFileName(name))}</span>
          <span>{failureText[failedDeletion.failure.kind]}</span>
          <Button variant="quiet" onClick={() => actor.send({ type: 'fileDeletion.retry' })}>
            {filesText.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  )
}
