import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { noteActionsLogic } from '#products/notebook/firebase/notes/noteActionsLogic.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

it('the copy that has just got the text moves to the trash, and Undo brings it back', async () => {
  const { outbox } = notebookOf('ada')
  const [before, content] = [contentOf(''), contentOf('milk')]
  const actor = createActor(noteActionsLogic, { input: { uid: 'ada' } }).start()
  const changed: string[] = []
  const inTrash = async () =>
    (await outbox.rows()).filter(({ edit }) => edit.content.isInTrash).map(({ noteId }) => noteId)
  await outbox.save({ noteId: 'one', before, content: contentOf('eggs') })
  const saving = outbox.save({ noteId: 'one', before, content })
  actor.on('change.stored', ({ change: { noteId } }) => changed.push(noteId))
  actor.send({ type: 'note.trash', note: { id: 'one', content } })
  const { noteId: copyId } = await saving
  await expect.poll(() => changed).toEqual([copyId])
  expect(await inTrash()).toEqual([copyId])
  actor.send({ type: 'undo.press' })
  await expect.poll(() => changed).toEqual([copyId, copyId])
  expect(await inTrash()).toEqual([])
  actor.stop()
})

it('a note that got words of another tab meanwhile stays out of the trash, and isn’t said to be there', async () => {
  const { outbox } = notebookOf('ada')
  const seen = contentOf('eggs')
  const actor = createActor(noteActionsLogic, { input: { uid: 'ada' } }).start()
  const changed: boolean[] = []
  await outbox.save({ noteId: 'two', before: null, content: contentOf('eggs, jam') })
  actor.on('change.stored', ({ change: { content } }) => changed.push(content.isInTrash))
  actor.send({ type: 'note.trash', note: { id: 'two', content: seen } })
  await expect.poll(() => changed).toEqual([false])
  expect(actor.getSnapshot().matches('idle')).toBe(true)
  const row = (await outbox.rows()).find(({ noteId }) => noteId === 'two')
  expect(row?.edit.content).toEqual(contentOf('eggs, jam'))
  actor.stop()
})
