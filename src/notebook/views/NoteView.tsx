import { useSelector } from '@xstate/react'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { useParams } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { noteFlow, type NoteActor } from '../actors/noteFlows.ts'
import type { NoteInput } from '../domain/noteEditor.ts'
import { isPressed, shortcuts } from '../domain/shortcuts.ts'
import { isUuid } from '../../domain/uuid.ts'
import { lazyComponent } from '../../lazy.tsx'
import { pathOfNote } from '../paths.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'
import { useUnsavedGuard } from '../../providers/useUnsavedGuard.ts'
import { useLastSeenNotes } from '../providers/useLastSeenNotes.ts'
import { notesText } from '../text/notesText.ts'
import { noteText } from '../text/noteText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './NoteEditor.module.css'
import { NoteEditor } from './NoteEditor.tsx'

/** What the link to a new note leaves in the history: the note is not anywhere yet. */
type NoteState = { isNew?: boolean } | null

/** One note, at the address that names it. */
export function NoteView({ flow = noteFlow }: { flow?: typeof noteFlow }) {
  const { noteId } = useParams<{ noteId: string }>()
  const state = useHistoryState<NoteState>()
  const { user } = useAuth()
  // A note whose text went into a copy keeps its editor: what was typed stays on screen.
  const [scopes, setScopes] = useState<ReadonlyMap<string, string>>(new Map())
  const scopeKey = scopes.get(noteId) ?? noteId
  const goOnIn = (copyId: string) => {
    setScopes(new Map([...scopes, [copyId, scopeKey]]))
    navigate(pathOfNote(copyId), { replace: true })
  }
  if (!user) return null
  if (!isUuid(noteId)) return <NoSuchNote />
  return (
    <NoteScope
      key={scopeKey}
      flow={flow}
      input={{ uid: user.uid, noteId, isNew: state?.isNew === true }}
      onCopy={goOnIn}
    />
  )
}

type NoteScopeProps = {
  flow: typeof noteFlow
  input: NoteInput
  /** The words went into a copy, which has an address of its own. */
  onCopy: (copyId: string) => void
}

const stages = ['editing', 'missing', 'unreachable'] as const

/** One note while it is open. */
function NoteScope({ flow, input, onCopy }: NoteScopeProps) {
  const actor = useFlow(flow, input)
  useKeeping(actor)
  useUnsavedGuard(useSelector(actor, (snapshot) => snapshot.hasTag('unkept')))
  const openId = useSelector(actor, ({ context }) => context.noteId)
  const tellOfCopy = useEffectEvent((noteId: string) => {
    if (noteId !== input.noteId) onCopy(noteId)
  })
  useEffect(() => tellOfCopy(openId), [openId])
  const isKept = useSelector(actor, ({ context }) => context.seen !== null)
  useEffect(() => {
    // From now on it is somewhere, also after a reload.
    const isHere = location.pathname === pathOfNote(input.noteId)
    if (isKept && input.isNew && isHere) history.replaceState(null, '')
  }, [isKept, input.isNew, input.noteId])
  const stage = useSelector(actor, (snapshot) => stages.find((tag) => snapshot.hasTag(tag)))
  useLastSeenNotes({
    path: pathOfNote(openId),
    isShown: stage !== undefined,
    isKept: stage === 'editing' && isKept,
  })
  if (stage === 'editing') return <NoteEditor actor={actor} />
  if (stage === 'missing') return <NoSuchNote noteId={openId} />
  if (stage === 'unreachable') return <NoteOutOfReach />
  return (
    <p className={styles.opening} aria-busy="true">
      {noteText.opening}
    </p>
  )
}

/** Has the draft kept when the person goes away from it, and when they ask for it with Ctrl+S or ⌘S. */
function useKeeping(actor: NoteActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const flush = () => actor.send({ type: 'draft.flush' })
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const flushOnShortcut = (event: KeyboardEvent) => {
      if (!isPressed(event, shortcuts.save)) return
      event.preventDefault()
      flush()
    }
    document.addEventListener('visibilitychange', flushIfHidden, { signal })
    document.addEventListener('focusout', flush, { signal })
    document.addEventListener('keydown', flushOnShortcut, { signal })
    addEventListener('pagehide', () => actor.send({ type: 'draft.leave' }), { signal })
    return () => listening.abort()
  }, [actor])
  // Earlier than the effect in which the actor is stopped.
  useLayoutEffect(() => () => actor.send({ type: 'draft.leave' }), [actor])
}

const StrandedFiles = lazyComponent(() => import('./files/StrandedFiles.tsx'), 'StrandedFiles')

/** @param props.noteId where the address names one: files that were given for it may still be on this device. */
export function NoSuchNote({ noteId }: { noteId?: string }) {
  return (
    <NoteEnd heading={noteText.missing} lead={noteText.missingLead}>
      {noteId && (
        <Suspense>
          <StrandedFiles noteId={noteId} />
        </Suspense>
      )}
    </NoteEnd>
  )
}

function NoteOutOfReach() {
  return <NoteEnd heading={noteText.unreachable} lead={noteText.unreachableLead} />
}

type NoteEndProps = { heading: string; lead: string; children?: ReactNode }

function NoteEnd({ heading, lead, children }: NoteEndProps) {
  return (
    <div className={styles.end}>
      <PageHeading title={heading} lead={lead}>
        {heading}
      </PageHeading>
      {children}
      <p>
        <ButtonLink href={paths.home}>{notesText.back}</ButtonLink>
      </p>
    </div>
  )
}
