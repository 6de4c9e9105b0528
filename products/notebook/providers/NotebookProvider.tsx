import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { noteListLogic } from '../firebase/list/noteListLogic.ts'
import { noteActionsLogic } from '../firebase/notes/noteActionsLogic.ts'
import { outboxLogic } from '../firebase/sync/outboxLogic.ts'
import { trashLogic } from '../firebase/trash/trashLogic.ts'
import type { noteActionsMachine, NoteChange } from '../machines/noteActionsMachine.ts'
import { serverState, type noteListMachine } from '../machines/noteListMachine.ts'
import type { outboxMachine } from '../machines/outboxMachine.ts'
import type { trashMachine } from '../machines/trashMachine.ts'

type NotebookActors = {
  outbox: ActorRefFrom<typeof outboxMachine>
  noteList: ActorRefFrom<typeof noteListMachine>
  noteActions: ActorRefFrom<typeof noteActionsMachine>
  trash: ActorRefFrom<typeof trashMachine>
}

const NotebookContext = createContext<NotebookActors | null>(null)

type NotebookProviderProps = {
  uid: string
  children: ReactNode
}

/** Runs a person's outbox, list, note actions and trash while they are signed in. */
export function NotebookProvider({ uid, children }: NotebookProviderProps) {
  const outbox = useInspectedActor(outboxLogic, { input: { uid } })
  const noteList = useInspectedActor(noteListLogic, { input: { uid, kind: 'notes' } })
  const noteActions = useInspectedActor(noteActionsLogic, { input: { uid } })
  const trash = useInspectedActor(trashLogic, { input: { uid } })
  return (
    <NotebookContext value={{ outbox, noteList, noteActions, trash }}>{children}</NotebookContext>
  )
}

/** The outbox: edits that aren't known to be on the server. */
export function useOutbox(): NotebookActors['outbox'] {
  return useNotebook().outbox
}

/** The list of notes. Starts reading after `list.open`. */
export function useNoteList(): NotebookActors['noteList'] {
  return useNotebook().noteList
}

/** Whether the list shows notes instead of a loading state. */
export function useIsListShown(): boolean {
  return useSelector(
    useNoteList(),
    (snapshot) => !snapshot.matches('closed') && serverState(snapshot) !== 'loading',
  )
}

/** Actions on notes outside the editor, and undoing them. */
export function useNoteActions(): NotebookActors['noteActions'] {
  return useNotebook().noteActions
}

/** Calls the function when a change that closes or opens a note's page was stored. */
export function useOpenNoteChange(listener: (change: NoteChange) => void): void {
  const actions = useNoteActions()
  const onChange = useEffectEvent(listener)
  useEffect(() => {
    const listening = actions.on('change.stored', ({ change }) => {
      if (change.isNoteOpen) onChange(change)
    })
    return () => listening.unsubscribe()
  }, [actions])
}

export function useTrash(): NotebookActors['trash'] {
  return useNotebook().trash
}

function useNotebook(): NotebookActors {
  const notebook = use(NotebookContext)
  if (!notebook) throw new Error('The notebook needs a NotebookProvider above it.')
  return notebook
}
