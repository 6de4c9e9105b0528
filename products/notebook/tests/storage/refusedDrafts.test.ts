import { beforeEach, expect, it, vi } from 'vitest'
import { emptyContent, versionIdOf, copyOf } from '#products/notebook/domain/note.ts'
import { planDelivery } from '#products/notebook/domain/sync/delivery.ts'
import { Device } from '#products/notebook/tests/support/editors/device.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

it('a draft that the disk refused becomes a copy if another tab has merged and sent the text that it continues', async () => {
  const device = newDevice('rows')
  const [one, other] = [device.openTab(), device.openTab()]
  const first = noteOf(contentOf('A:\nB:\n'), { rev: 1 })
  const serverVersion = { id: versionIdOf(first), note: first }
  const save = (tab: typeof one, basis: string, typed: string) =>
    tab.outbox.save({
      noteId: first.id,
      before: contentOf(basis),
      content: contentOf(typed),
      serverVersion,
    })
  await save(other, 'A:\nB:\n', 'A:\nB:b\n')
  for (const tab of [one, other]) tab.setDisk('refuses')
  await save(one, 'A:\nB:\n', 'A:a\nB:\n')
  await save(other, 'A:\nB:b\n', 'A:\nB:bc\n')

  one.setDisk('well')
  await one.retryWrites()
  const [sent] = await one.outbox.rows()
  expect(sent?.edit.content).toEqual(contentOf('A:a\nB:b\n'))
  const { editId, content } = sent?.edit ?? { editId: '', content: emptyContent }
  const second = noteOf(content, { rev: 2, editId, parentEditId: first.editId })
  one.publish({ type: 'delivered', noteId: first.id, note: second })
  await one.outbox.update(first.id, () => null)

  other.setDisk('well')
  await other.retryWrites()
  const [left] = await other.outbox.rows()
  expect(left && planDelivery(left, second)).toEqual({
    kind: 'copy',
    content: copyOf(first.id, contentOf('A:\nB:bc\n')),
  })
})

it('a draft goes to the copy that its refused text becomes while it is saved', async () => {
  const device = newDevice('other rows')
  const [one, other] = [device.openTab(), device.openTab()]
  const save = (tab: typeof one, before: string, typed: string) =>
    tab.outbox.save({ noteId: 'note', before: contentOf(before), content: contentOf(typed) })
  one.setDisk('refuses')
  await save(one, '', 'milk')
  await save(other, '', 'eggs')
  one.setDisk('well')
  const { noteId: copyId } = await save(one, 'milk', 'milk, bread')
  const texts = (await one.outbox.rows()).map(({ noteId, edit }) => [noteId, edit.content])
  expect(Object.fromEntries(texts)).toEqual({
    note: contentOf('eggs'),
    [copyId]: copyOf('note', contentOf('milk, bread')),
  })
})

/** Its disk answers at once. */
function newDevice(lock: string): Device {
  const schedule = {
    turn: () => Promise.resolve(),
    inOrder: (_: unknown, work: () => void) => work(),
    release: () => Promise.resolve(false),
  }
  return new Device(schedule, lock)
}
