import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { isUuid } from '#src/domain/uuid.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { paths } from '#src/paths.ts'
import { useUser } from '#src/providers/AuthProvider.tsx'
import { ButtonLink } from '#src/ui/button/Button.tsx'
import { lazyComponent } from '#src/ui/page/lazy.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import type { NoteInput } from '../domain/editor/noteEditor.ts'
import { isPressed, shortcuts } from '../domain/editor/shortcuts.ts'
import { noteLogic, type NoteActor } from '../firebase/notes/noteLogic.ts'
import { useNotesSnapshot } from '../hooks/useNotesSnapshot.ts'
import { pathOfNote } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { noteText } from '../text/noteText.ts'
import type { NewNoteState } from '../ui/NewNoteButton.tsx'
import { NoteEditor } from './NoteEditor.tsx'
import styles from './NoteEditor.module.css'

export function NoteView() {
  const { noteId } = useParams<{ noteId: string }>()
  const state = useHistoryState<NewNoteState | null>()
  const { uid } = useUser()
  // A note whose text moved to a copy keeps its editor, so that the text stays on screen.
  const [editorKeys, setEditorKeys] = useState<ReadonlyMap<string, string>>(new Map())
  const editorKey = editorKeys.get(noteId) ?? noteId
  const continueIn = (copyId: string) => {
    setEditorKeys(new Map([...editorKeys, [copyId, editorKey]]))
    navigate(pathOfNote(copyId), { replace: true })
  }
  if (!isUuid(noteId)) return <MissingNote />
  return (
    <OpenNote
      key={editorKey}
      input={{
        uid,
        noteId,
        isNew: state?.isNew === true,
        isBegunHere: state?.pageOrigin === performance.timeOrigin,
      }}
      onCopy={continueIn}
    />
  )
}

type OpenNoteProps = {
  input: NoteInput
  /** Called when the text moved to a conflicted copy, which has its own URL. */
  onCopy: (copyId: string) => void
}

const shownStates = ['editing', 'missing', 'unreachable'] as const

function OpenNote({ input, onCopy }: OpenNoteProps) {
  const actor = useInspectedActor(noteLogic, { input })
  useSaving(actor)
  const openId = useSelector(actor, ({ context }) => context.noteId)
  const reportCopy = useEffectEvent((noteId: string) => {
    if (noteId !== input.noteId) onCopy(noteId)
  })
  useEffect(() => reportCopy(openId), [openId])
  const isSaved = useSelector(actor, ({ context }) => context.before !== null)
  useEffect(() => {
    // The note exists now, so a reload must not start a new one.
    const isHere = location.pathname === pathOfNote(input.noteId)
    if (isSaved && input.isNew && isHere) history.replaceState(null, '')
  }, [isSaved, input.isNew, input.noteId])
  const shownState = useSelector(actor, (snapshot) =>
    shownStates.find((state) => snapshot.matches(state)),
  )
  useNotesSnapshot({
    path: pathOfNote(openId),
    isShown: shownState !== undefined,
    isSaved: shownState === 'editing' && isSaved,
  })
  if (shownState === 'editing') return <NoteEditor actor={actor} />
  if (shownState === 'missing') return <MissingNote noteId={openId} />
  if (shownState === 'unreachable') return <UnreachableNote />
  return (
    <p className={styles.opening} aria-busy="true">
      {noteText.opening}
    </p>
  )
}

/** Saves when the page or field loses focus, and on Ctrl+S or ⌘S. */
function useSaving(actor: NoteActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const save = () => actor.send({ type: 'draft.save' })
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const saveOnShortcut = (event: KeyboardEvent) => {
      if (!isPressed(event, shortcuts.save)) return
      event.preventDefault()
      save()
    }
    document.addEventListener('visibilitychange', saveIfHidden, { signal })
    document.addEventListener('focusout', save, { signal })
    document.addEventListener('keydown', saveOnShortcut, { signal })
    addEventListener('pagehide', save, { signal })
    return () => listening.abort()
  }, [actor])
  // A layout effect, so that it runs before the effect that stops the actor.
  useLayoutEffect(() => () => actor.send({ type: 'draft.save' }), [actor])
}

const FilesWithoutNote = lazyComponent(
  () => import('./files/FilesWithoutNote.tsx'),
  'FilesWithoutNote',
)

/** @param props.noteId the missing note, whose files may still be on this device. */
export function MissingNote({ noteId }: { noteId?: string }) {
  return (
    <NoteUnavailable heading={noteText.missing} lead={noteText.missingLead}>
      {noteId && <FilesWithoutNote noteId={noteId} />}
    </NoteUnavailable>
  )
}

function UnreachableNote() {
  return <NoteUnavailable heading={noteText.unreachable} lead={noteText.unreachableLead} />
}

type NoteUnavailableProps = { heading: string; lead: string; children?: ReactNode }

function NoteUnavailable({ heading, lead, children }: NoteUnavailableProps) {
  return (
    <div className={styles.end}>
      <PageHeading title={heading} lead={lead} />
      {children}
      <p>
        <ButtonLink href={paths.home}>{notesText.back}</ButtonLink>
      </p>
    </div>
  )
}
