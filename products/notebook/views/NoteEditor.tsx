import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useStore } from 'zustand'
import { useWarningBeforeClosing } from '#src/hooks/useWarningBeforeClosing.ts'
import { usePageFocus } from '#src/providers/PageFocusProvider.tsx'
import { Button } from '#src/ui/button/Button.tsx'
import { isComposingText } from '#src/ui/form/typing.ts'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { lazyComponent, deferredComponent } from '#src/ui/page/lazy.tsx'
import { titleOf } from '../domain/headline.ts'
import { bodyLimit, titleLimit } from '../domain/note.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { useIsOfflineCodeLoaded } from '../offlineCode.ts'
import { pathOfNote } from '../paths.ts'
import { useUploadQueue } from '../providers/UploadQueueProvider.tsx'
import { trustAnswer, trustedDeviceStore } from '../stores/trustedDeviceStore.ts'
import { notesText } from '../text/notesText.ts'
import { noteText } from '../text/noteText.ts'
import type { bodyFocus } from '../ui/bodyFocus.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { NoteBar } from './NoteBar.tsx'
import { NoteField } from './NoteField.tsx'
import { RefusedNotice, TooLong } from './RefusedNotice.tsx'
import styles from './NoteEditor.module.css'

const NoteDetails = deferredComponent(() => import('./NoteDetails.tsx'), 'NoteDetails')
const NoteFiles = lazyComponent(() => import('./files/NoteFiles.tsx'), 'NoteFiles', PieceMissing)
const MarkdownShortcuts = deferredComponent(
  () => import('./MarkdownShortcuts.tsx'),
  'MarkdownShortcuts',
)
const NotePreview = lazyComponent(() => import('./NotePreview.tsx'), 'NotePreview', PieceMissing)

export function NoteEditor({ actor }: { actor: NoteActor }) {
  useWarningBeforeClosing(useSelector(actor, (snapshot) => snapshot.hasTag('unsaved')))
  const { queue, hasLoadFailed } = useUploadQueue()
  const isOfflineCodeLoaded = useIsOfflineCodeLoaded()
  const { uid } = actor.getSnapshot().context
  const openId = useSelector(actor, ({ context }) => context.noteId)
  useStayOnDrop()
  const isOnServer = useSelector(actor, ({ context: { before, row } }) =>
    row ? row.basis !== null : before !== null,
  )
  const [isPreviewing, setPreviewing] = useState(false)
  const isInTrash = useSelector(actor, ({ context }) => context.content.isInTrash)
  const title = useRef<HTMLTextAreaElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (actor.getSnapshot().context.before === null) title.current?.focus()
  }, [actor])
  const arrival = useHistoryState<Partial<typeof bodyFocus.state> | null>()
  useEffect(() => {
    const { noteId } = actor.getSnapshot().context
    // While another note is loading, the URL is already the new one.
    if (!arrival?.isBodyFocused || location.pathname !== pathOfNote(noteId)) return
    body.current?.focus()
    history.replaceState(null, '')
  }, [actor, arrival])
  const focusBodyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposingText(event)) return
    event.preventDefault()
    body.current?.focus()
  }
  const restore = () => {
    actor.send({ type: 'draft.changed', change: { isInTrash: false } })
    actor.send({ type: 'draft.save' })
  }
  return (
    <article className={styles.note}>
      <NoteHeading actor={actor} />
      <NoteBar actor={actor} isPreviewing={isPreviewing} onPreview={setPreviewing} />
      {isInTrash && (
        <Notice tone="calm">
          <span>{noteText.inTrash}</span>
          <Button variant="quiet" onClick={restore}>
            {noteText.restore}
          </Button>
        </Notice>
      )}
      {!isInTrash && <ConflictNotice actor={actor} />}
      <RefusedNotice actor={actor} />
      <TooLong actor={actor} field="title" limit={titleLimit} sentence={noteText.titleTooLong} />
      <TooLong actor={actor} field="body" limit={bodyLimit} sentence={noteText.bodyTooLong} />
      <NoteField
        actor={actor}
        textArea={title}
        field="title"
        label={noteText.title}
        className={styles.title}
        rows={1}
        placeholder={noteText.title}
        enterKeyHint="next"
        readOnly={isInTrash}
        accept={onOneLine}
        onKeyDown={focusBodyOnEnter}
      />
      <NoteField
        actor={actor}
        textArea={body}
        field="body"
        label={noteText.body}
        className={styles.body}
        placeholder={noteText.bodyPlaceholder}
        readOnly={isInTrash}
        hidden={isPreviewing}
      />
      {isPreviewing && <NotePreview actor={actor} textArea={isInTrash ? null : body} />}
      <NoteFiles
        uid={uid}
        noteId={openId}
        queue={isOfflineCodeLoaded ? queue : null}
        hasQueueLoadFailed={hasLoadFailed}
        isEditable={!isInTrash}
        isOnServer={isOnServer}
      />
      <MarkdownShortcuts field={body} />
      <NoteDetails actor={actor} />
    </article>
  )
}

function PieceMissing() {
  return <p>{noteText.pieceMissing}</p>
}

function onOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

/**
 * The note's title as the heading of the page. On a device that isn't the person's own, the tab doesn't show
 * it, because the browser history outlives the session.
 */
function NoteHeading({ actor }: { actor: NoteActor }) {
  const name = useSelector(actor, ({ context }) => titleOf(context.content) ?? notesText.untitled)
  const uid = useSelector(actor, ({ context }) => context.uid)
  const isTrusted = useStore(trustedDeviceStore, () => trustAnswer(uid) === 'yes')
  const heading = usePageFocus(isTrusted ? name : noteText.tab, actor.sessionId)
  return (
    <h1 ref={heading} tabIndex={-1} className="visually-hidden">
      {name}
    </h1>
  )
}

/** Prevents the browser from opening a dropped file, even while files can't be added. */
function useStayOnDrop(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    // Runs in the capture phase, so that drop targets can override it.
    addEventListener('dragover', stay, true)
    addEventListener('drop', stay, true)
    return () => {
      removeEventListener('dragover', stay, true)
      removeEventListener('drop', stay, true)
    }
  }, [])
}
