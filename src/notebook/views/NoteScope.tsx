import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { noteFlow } from '../actors/noteFlows.ts'
import type { NoteInput } from '../domain/noteEditor.ts'
import { pathOfNote } from '../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { useUnsavedGuard } from '../../providers/useUnsavedGuard.ts'
import { noteText } from '../text/noteText.ts'
import { useLastSeenNotes } from '../providers/useLastSeenNotes.ts'
import styles from './NoteEditor.module.css'
import { NoSuchNote, NoteOutOfReach } from './NoteEnds.tsx'
import { NoteEditor } from './NoteEditor.tsx'
import { useKeeping } from './useKeeping.ts'

type NoteScopeProps = {
  flow: typeof noteFlow
  input: NoteInput
  /** The words went into a copy, which has an address of its own. */
  onCopy: (copyId: string) => void
}

const stages = ['editing', 'missing', 'unreachable'] as const

/** One note while it is open. */
export function NoteScope({ flow, input, onCopy }: NoteScopeProps) {
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
