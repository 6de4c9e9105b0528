import { act, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, it } from 'vitest'
import {
  uploadMachine,
  type UploadEvent,
  type SendInput,
  type SendCommand,
} from '#products/notebook/machines/uploadMachine.ts'
import {
  type UploadQueueEvent,
  uploadQueueMachine,
} from '#products/notebook/machines/uploadQueueMachine.ts'
import { UploadQueueContext } from '#products/notebook/providers/UploadQueueProvider.tsx'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { MissingNote } from '#products/notebook/views/NoteView.tsx'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'

const row = uploadRow({ refusal: 'note-gone' })

it('lets a person save or remove the files of a deleted note', async () => {
  const rows = stubPort<UploadQueueEvent, { uid: string }>()
  const sender = stubPort<UploadEvent, SendInput, SendCommand>()
  const canceled: string[] = []
  const upload = uploadMachine.provide({
    actors: { sendFile: sender.actor },
    actions: { cancelUpload: ({ context }) => void canceled.push(context.row.id) },
  })
  const actors = {
    watchUploads: rows.actor,
    finishFileDeletions: stubPort<never, { uid: string }>().actor,
    upload,
  }
  const queue = uploadQueueMachine.provide({ actors })
  function Gone() {
    const actor = useInspectedActor(queue, { input: { uid: 'ada' } })
    const uploads = useMemo(() => ({ queue: actor, hasLoadFailed: false, want: () => {} }), [actor])
    return (
      <UploadQueueContext value={uploads}>
        <MissingNote noteId={row.noteId} />
      </UploadQueueContext>
    )
  }
  const { auth, person } = renderView(<Gone />)
  act(() => auth.report({ type: 'session.missing' }))
  const other = uploadRow({ id: 'other', noteId: 'other', name: 'otter.txt' })
  act(() => rows.sendBack({ type: 'uploads.read', rows: [row, other] }))
  await screen.findByRole('button', { name: /^Download: / })
  expect(screen.queryByText('otter.txt')).toBeNull()
  await person.click(screen.getByRole('button', { name: /^Remove: / }))
  expect(canceled).toEqual([row.id])
})
