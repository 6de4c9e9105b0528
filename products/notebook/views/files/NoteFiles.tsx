import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { mayStoreFiles } from '#src/domain/files/fileQuota.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { isFocusLost } from '#src/hooks/focus.ts'
import { useFileDrop } from '#src/hooks/useFileDrop.ts'
import { useFilePaste } from '#src/hooks/useFilePaste.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { useAuth } from '#src/providers/AuthProvider.tsx'
import { errorPageText } from '#src/text/shared/appText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { noteFilesLogic } from '../../firebase/files/noteFilesLogic.ts'
import { shownFiles } from '../../machines/noteFilesMachine.ts'
import type { UploadQueueActor } from '../../providers/UploadQueueProvider.tsx'
import { filesText } from '../../text/filesText.ts'
import { ClipIcon } from '../../ui/fileIcons.tsx'
import { AddFiles, pastedFile } from './AddFiles.tsx'
import { FileRow } from './FileRow.tsx'
import { FilesNotice, RefusedFiles, FailedDeletion } from './FilesNotice.tsx'
import { UploadItem, useUploadsOf } from './UploadItem.tsx'
import styles from './NoteFiles.module.css'

type FileListProps = {
  uid: string
  noteId: string
  /** The uploads of all notes; `null` until their code is there. */
  queue: UploadQueueActor | null
  /** `false` for a note in the trash. */
  isEditable: boolean
  /** Whether the server has the note, and so may have files of it. */
  isOnServer: boolean
}

type NoteFilesProps = FileListProps & { hasQueueLoadFailed: boolean }

/** The files of a note, its uploads, and ways to add more. */
export function NoteFiles({ hasQueueLoadFailed, ...list }: NoteFilesProps) {
  const { noteId, queue, isEditable, isOnServer } = list
  const uploadCount = useUploadsOf(queue, noteId).length
  const refused = useSelector(queue ?? undefined, (current) => current?.context.refused.length ?? 0)
  const section = useRef<HTMLElement>(null)
  useFocusNear(section)
  const showWhenMore = useShowAdded(section, uploadCount + refused)
  const add = (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    showWhenMore()
    queue?.send({ type: 'files.add', noteId, isNew: !isOnServer, files: chosen })
  }
  const { user } = useAuth()
  const mayAdd = isEditable && (!user || mayStoreFiles(user))
  const canAdd = mayAdd && queue !== null
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
      <FileList key={noteId} {...list} />
      {mayAdd &&
        (hasQueueLoadFailed ? <QueueLoadFailed /> : <AddFiles canAdd={canAdd} onAdd={add} />)}
      {canAdd && drag && <DropTarget />}
    </section>
  )
}

/** Starts again if the note's text moves to a conflicted copy, which has its own files. */
function FileList({ uid, noteId, queue, isEditable, isOnServer }: FileListProps) {
  const actor = useInspectedActor(noteFilesLogic, { input: { uid, noteId } })
  // A layout effect, so that it runs before the effect that stops the actor.
  useLayoutEffect(() => () => actor.send({ type: 'undo.expire' }), [actor])
  const all = useSelector(actor, ({ context }) => context.files)
  const files = useSelector(actor, ({ context }) => shownFiles(context), areSame)
  const shownUploads = useUploadsOf(queue, noteId).filter(
    (upload) => !all.some(({ id }) => id === upload.getSnapshot().context.row.id),
  )
  return (
    <>
      <FilesNotice actor={actor} queue={queue} isOnServer={isOnServer} />
      <FailedDeletion actor={actor} />
      {queue && <RefusedFiles queue={queue} noteId={noteId} />}
      {files.length + shownUploads.length > 0 && (
        <ul className={styles.rows}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} noteFiles={actor} isEditable={isEditable} />
          ))}
          {shownUploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
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

function DropTarget() {
  return (
    <div className={styles.target} aria-hidden="true">
      <span>
        <ClipIcon />
        {filesText.drop}
      </span>
    </div>
  )
}

/** Replaces the add button if the upload code couldn't be loaded. */
function QueueLoadFailed() {
  return (
    <Notice tone="calm">
      <span>{filesText.queueMissing}</span>
      <Button variant="quiet" onClick={() => location.reload()}>
        {errorPageText.reload}
      </Button>
    </Notice>
  )
}

/** When the focused element disappears, moves the focus to the same file or else to the heading. */
function useFocusNear(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = place.current
    if (!section) return
    let last: Element | null = null
    let row: Element | null = null
    const recordFocus = ({ target }: FocusEvent) => {
      if (isFocusLost(section)) return
      last = target instanceof Element && section.contains(target) ? target : null
      row = last?.closest('dialog, li') ?? null
    }
    const restoreFocus = () => {
      if (!last || last.isConnected || !isFocusLost(section)) return
      last = null
      const near = row?.isConnected ? row.querySelector<HTMLElement>('button') : null
      const next = near ?? section.querySelector<HTMLElement>('h2')
      next?.focus({ preventScroll: true })
    }
    const watching = new MutationObserver(restoreFocus)
    watching.observe(section, { childList: true, subtree: true })
    document.addEventListener('focusin', recordFocus)
    return () => {
      watching.disconnect()
      document.removeEventListener('focusin', recordFocus)
    }
  }, [place])
}

/**
 * Scrolls a section into view when the person adds something to it, but not for changes from elsewhere.
 *
 * @param count number of items in the section.
 * @returns a function to call when the person adds something.
 */
function useShowAdded(place: RefObject<HTMLElement | null>, count: number): () => void {
  const shown = useRef(count)
  const isAwaited = useRef(false)
  useEffect(() => {
    const isMore = count > shown.current
    shown.current = count
    if (!isMore || !isAwaited.current) return
    isAwaited.current = false
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [count, place])
  return () => {
    isAwaited.current = true
  }
}
