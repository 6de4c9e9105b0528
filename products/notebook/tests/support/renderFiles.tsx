import { act } from '@testing-library/react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fileLogic } from '#products/notebook/firebase/files/fileLogic.ts'
import { noteFilesLogic } from '#products/notebook/firebase/files/noteFilesLogic.ts'
import {
  fileMachine,
  type FileEvent,
  type FileInput,
} from '#products/notebook/machines/fileMachine.ts'
import {
  noteFilesMachine,
  type NoteFilesEvent,
  type NoteFilesInput,
  type FileDeletionCommand,
} from '#products/notebook/machines/noteFilesMachine.ts'
import {
  type UploadEvent,
  type SendInput,
  uploadMachine,
  type SendCommand,
} from '#products/notebook/machines/uploadMachine.ts'
import {
  type UploadQueueEvent,
  uploadQueueMachine,
  type AddFilesInput,
} from '#products/notebook/machines/uploadQueueMachine.ts'
import { NoteFiles } from '#products/notebook/views/files/NoteFiles.tsx'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

/** Renders the files of a note with stubbed ports. */
export function renderFiles(isEditable = true, hasQueueLoadFailed = false) {
  const watcher = stubPort<NoteFilesEvent, NoteFilesInput>()
  const deleter = stubPort<NoteFilesEvent, { uid: string }, FileDeletionCommand>()
  const reader = stubPort<FileEvent, FileInput>()
  const rows = stubPort<UploadQueueEvent, { uid: string }>()
  const intake = stubPort<UploadQueueEvent, AddFilesInput>()
  const sender = stubPort<UploadEvent, SendInput, SendCommand>()
  const filesLogic = noteFilesMachine.provide({
    actors: { watchFiles: watcher.actor, deleteFiles: deleter.actor },
  })
  const logic = fileMachine.provide({ actors: { readFile: reader.actor } })
  const upload = uploadMachine.provide({
    actors: { sendFile: sender.actor },
    actions: {
      storePause: () => undefined,
      storeResume: () => undefined,
      clearRefusal: () => undefined,
      cancelUpload: () => undefined,
    },
  })
  const uploadQueueLogic = uploadQueueMachine.provide({
    actors: {
      watchUploads: rows.actor,
      finishFileDeletions: stubPort<never, { uid: string }>().actor,
      addFiles: intake.actor,
      upload,
    },
  })
  const open = createStore(() => ({ noteId: 'note' }))
  function Opened() {
    const noteId = useStore(open, (state) => state.noteId)
    const queue = useInspectedActor(uploadQueueLogic, { input: { uid: 'ada' } })
    return (
      <article>
        <WithLogic of={noteFilesLogic} as={filesLogic}>
          <WithLogic of={fileLogic} as={logic}>
            <NoteFiles
              uid="ada"
              noteId={noteId}
              queue={hasQueueLoadFailed ? null : queue}
              hasQueueLoadFailed={hasQueueLoadFailed}
              isEditable={isEditable}
              isOnServer
            />
          </WithLogic>
        </WithLogic>
      </article>
    )
  }
  const view = renderView(<Opened />)
  act(() => view.auth.report({ type: 'session.missing' }))
  const moveToCopy = () => act(() => open.setState({ noteId: 'copy' }))
  return { ...view, moveToCopy, watcher, deleter, reader, rows, intake, sender }
}
