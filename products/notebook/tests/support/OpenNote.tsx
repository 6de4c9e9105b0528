import { useState } from 'react'
import { fromCallback } from 'xstate'
import { type DraftInput, type NoteInput } from '#products/notebook/domain/editor/noteEditor.ts'
import { noteFilesLogic } from '#products/notebook/firebase/files/noteFilesLogic.ts'
import { noteListLogic } from '#products/notebook/firebase/list/noteListLogic.ts'
import { outboxLogic } from '#products/notebook/firebase/sync/outboxLogic.ts'
import {
  type NoteFilesEvent,
  type NoteFilesInput,
  type FileDeletionCommand,
  noteFilesMachine,
} from '#products/notebook/machines/noteFilesMachine.ts'
import {
  type ListInput,
  type NoteListEvent,
  noteListMachine,
} from '#products/notebook/machines/noteListMachine.ts'
import {
  type FollowNote,
  type NoteEvent,
  noteMachine,
} from '#products/notebook/machines/noteMachine.ts'
import {
  outboxMachine,
  type OutboxInput,
  type RowsRead,
} from '#products/notebook/machines/outboxMachine.ts'
import { NotebookProvider } from '#products/notebook/providers/NotebookProvider.tsx'
import { NoteEditor } from '#products/notebook/views/NoteEditor.tsx'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

type Saving = ReturnType<typeof stubPort<NoteEvent, DraftInput>>

const noteLogicWith = (saving: Saving) =>
  noteMachine.provide({
    actors: {
      watchNote: fromCallback<FollowNote, NoteInput>(({ sendBack }) =>
        sendBack({ type: 'note.started' }),
      ),
      saveDraft: saving.actor,
    },
    actions: { discardRow: () => undefined },
  })
const filesLogic = noteFilesMachine.provide({
  actors: {
    watchFiles: stubPort<NoteFilesEvent, NoteFilesInput>().actor,
    deleteFiles: stubPort<NoteFilesEvent, { uid: string }, FileDeletionCommand>().actor,
  },
})

const outbox = outboxMachine.provide({
  actors: { watchOutbox: stubPort<RowsRead, OutboxInput>().actor },
})
const list = noteListMachine.provide({
  actors: {
    watchList: stubPort<NoteListEvent, ListInput, { type: 'list.readNextPage' }>().actor,
    watchRows: stubPort<NoteListEvent, ListInput>().actor,
  },
})

/** A new note in its editor, with stubbed ports. */
export function OpenNote({ saving = stubPort<NoteEvent, DraftInput>() }: { saving?: Saving }) {
  return (
    <WithLogic of={outboxLogic} as={outbox}>
      <WithLogic of={noteListLogic} as={list}>
        <NotebookProvider uid="ada">
          <NewNote saving={saving} />
        </NotebookProvider>
      </WithLogic>
    </WithLogic>
  )
}

function NewNote({ saving }: { saving: Saving }) {
  const [noteLogic] = useState(() => noteLogicWith(saving))
  const note = useInspectedActor(noteLogic, { input: { uid: 'ada', noteId: 'note', isNew: true } })
  return (
    <WithLogic of={noteFilesLogic} as={filesLogic}>
      <NoteEditor actor={note} />
    </WithLogic>
  )
}
