import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { fileFlow } from '../../actors/fileFlows.ts'
import type { StoredFile } from '../../../domain/storedFile.ts'
import { shownFiles } from '../../machines/noteFilesMachine.ts'
import type { UploadsActor } from '../../providers/useUploads.ts'
import { actorIn, type LateActor } from '../../../providers/lateActor.ts'
import { filesText } from '../../text/filesText.ts'
import { useFileDrop } from '../../../ui/useFileDrop.ts'
import { useFilePaste } from '../../../ui/useFilePaste.ts'
import { AddFiles } from './AddFiles.tsx'
import { FileRow } from './FileRow.tsx'
import { FilesNotice } from './FilesNotice.tsx'
import styles from './NoteFiles.module.css'
import { pastedFile } from './pastedFile.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { StayedFile } from './StayedFile.tsx'
import { UploadItem } from './UploadItem.tsx'
import { useFocusNear } from './useFocusNear.ts'
import type { NoteFilesActor } from './useNoteFiles.ts'
import { useShowAdded } from './useShowAdded.ts'
import { useUploadsOf } from './useUploadsOf.ts'
import { ClipIcon } from '../../ui/fileIcons.tsx'
import { faultText } from '../../../text/signInText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

type NoteFilesProps = {
  files: NoteFilesActor
  uploads: LateActor<UploadsActor>
  /** Whether files may come and go: not in the trash. */
  isEditable: boolean
  /** Whether the server knows the note, so that it may have files of it. */
  isOnServer: boolean
  /** Fetches one of them. */
  flow?: typeof fileFlow
}

/** The files of a note, its uploads, and every way to add more. */
export function NoteFiles({
  files: actor,
  uploads: queue,
  isEditable,
  isOnServer,
  flow = fileFlow,
}: NoteFilesProps) {
  const uploads = actorIn(queue)
  const noteId = useSelector(actor, ({ context }) => context.noteId)
  const all = useSelector(actor, ({ context }) => context.files)
  const files = useSelector(actor, ({ context }) => shownFiles(context), areSame)
  const coming = useUploadsOf(uploads, noteId).filter(
    (upload) => !all.some(({ id }) => id === upload.getSnapshot().context.row.id),
  )
  const refused = useSelector(
    uploads ?? undefined,
    (current) => current?.context.refused.length ?? 0,
  )
  const section = useRef<HTMLElement>(null)
  useFocusNear(section)
  const showWhenMore = useShowAdded(section, coming.length + refused)
  const add = (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    showWhenMore()
    uploads?.send({ type: 'files.add', noteId, isNew: !isOnServer, files: chosen })
  }
  const isMissing = queue.is === 'missing'
  const canAdd = isEditable && uploads !== null
  const drag = useFileDrop((target) => canAdd && isOnNote(target), add)
  useFilePaste(
    (target) => canAdd && isForNote(target),
    (pasted) => add(pasted.map(pastedFile)),
  )
  return (
    <section ref={section} aria-labelledby="files-heading" className={styles.files}>
      <h2 id="files-heading" className="visually-hidden" tabIndex={-1}>
        {filesText.heading}
      </h2>
      <FilesNotice files={actor} uploads={uploads} isOnServer={isOnServer} />
      <StayedFile files={actor} />
      {uploads && <RefusedFiles uploads={uploads} noteId={noteId} />}
      {files.length + coming.length > 0 && (
        <ul className={styles.rows}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} files={actor} isEditable={isEditable} flow={flow} />
          ))}
          {coming.map((upload) => (
            <UploadItem key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {isEditable && (isMissing ? <QueueMissing /> : <AddFiles canAdd={canAdd} onAdd={add} />)}
      {canAdd && drag && <DropTarget />}
    </section>
  )
}

function areSame(some: readonly StoredFile[], others: readonly StoredFile[]): boolean {
  return some.length === others.length && some.every((file, index) => file === others[index])
}

function isOnNote(target: Element): boolean {
  return target.closest('article') !== null
}

function isForNote(target: Element): boolean {
  return target === document.body || (isOnNote(target) && !target.closest('dialog'))
}

/** Shows where files may be dropped while they are dragged over the page. */
export function DropTarget() {
  return (
    <div className={styles.target} aria-hidden="true">
      <span>
        <ClipIcon />
        {filesText.drop}
      </span>
    </div>
  )
}

/** Shown in place of the add button if the upload code could not be loaded. */
export function QueueMissing() {
  return (
    <Notice tone="calm">
      <span>{filesText.queueMissing}</span>
      <Button look="quiet" onClick={() => location.reload()}>
        {faultText.reload}
      </Button>
    </Notice>
  )
}
