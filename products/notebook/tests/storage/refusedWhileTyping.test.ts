import { describe, expect, it } from 'vitest'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { noUpdates } from '#products/notebook/tests/support/noUpdates.ts'
import { stubLocalStore, type StubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

const outboxOn = ({ localStore }: StubLocalStore) => openOutbox('ada', localStore, noUpdates)

const bodies = async (outbox: ReturnType<typeof openOutbox>) =>
  (await outbox.rows()).map(({ edit, isPersisted }) => [edit.content.body, isPersisted])

/** Types in two tabs, the second time on a disk that refuses it, and lets it be stored later. */
const typeInTurn = async (between: (there: ReturnType<typeof outboxOn>) => Promise<unknown>) => {
  const disk = await stubLocalStore()
  const [here, there] = [outboxOn(disk), outboxOn(disk)]
  const type = (tab: typeof here, content: string, seen: string) =>
    tab.save({ noteId: 'one', content: words(content), before: words(seen) })
  await type(there, 'eggs a\n\nmilk', 'eggs\n\nmilk')
  disk.refuse({ writes: true })
  await type(here, 'eggs a\n\nmilk b', 'eggs a\n\nmilk')
  disk.refuse({})
  await between(there)
  await here.retryWrites()
  return { here, bodies: await bodies(here), rows: await here.rows() }
}

describe('a draft that the disk refused while two tabs type', () => {
  it('becomes a conflicted copy if the other tab goes on with the text that both have', async () => {
    const { bodies: texts } = await typeInTurn((there) =>
      there.save({
        noteId: 'one',
        content: words('eggs ac\n\nmilk'),
        before: words('eggs a\n\nmilk'),
      }),
    )
    expect(texts).toHaveLength(2)
    expect(texts).toEqual(
      expect.arrayContaining([
        ['eggs ac\n\nmilk', true],
        ['eggs a\n\nmilk b', true],
      ]),
    )
  })

  it('is merged from the text that the other tab is delivering', async () => {
    const { bodies: texts } = await typeInTurn((there) =>
      there.update('one', (row) => ({ ...row, unacknowledged: [row.edit] })),
    )
    expect(texts).toEqual([['eggs a\n\nmilk b', true]])
  })

  it('is put into what the other tab has typed since in lines that neither had changed', async () => {
    const disk = await stubLocalStore()
    const [here, there] = [outboxOn(disk), outboxOn(disk)]
    const basis = words('eggs\n\nmilk')
    disk.refuse({ writes: true })
    await here.save({ noteId: 'one', content: words('eggs\n\nmilk b'), before: basis })
    disk.refuse({})
    await there.save({ noteId: 'one', content: words('eggs a\n\nmilk'), before: basis })
    await here.retryWrites()
    expect(await bodies(here)).toEqual([['eggs a\n\nmilk b', true]])
  })

  it('is reported as a copy if the other tab has typed in the same place', async () => {
    const disk = await stubLocalStore()
    const updates: unknown[] = []
    const notifyThisTab = (update: unknown) => void updates.push(update)
    const here = openOutbox('ada', disk.localStore, { ...noUpdates, notifyThisTab })
    disk.refuse({ writes: true })
    const row = await here.save({ noteId: 'one', content: words('eggs'), before: words('') })
    disk.refuse({})
    await outboxOn(disk).save({ noteId: 'one', content: words('milk'), before: words('') })
    await here.retryWrites()
    expect(updates).toEqual([{ type: 'copied', noteId: 'one', copyId: row.edit.editId }])
    expect(await bodies(here)).toHaveLength(2)
    expect(await bodies(here)).toEqual(
      expect.arrayContaining([
        ['eggs', true],
        ['milk', true],
      ]),
    )
  })

  it('may stay, and the other tab is told that its text became the copy', async () => {
    const disk = await stubLocalStore()
    const others: unknown[] = []
    const notifyOtherTabs = (update: unknown) => void others.push(update)
    const here = openOutbox('ada', disk.localStore, { ...noUpdates, notifyOtherTabs })
    await here.save({ noteId: 'one', content: words('eggs 1'), before: words('') })
    disk.refuse({ writes: true })
    await here.save({ noteId: 'one', content: words('eggs 17'), before: words('eggs 1') })
    disk.refuse({})
    const there = await outboxOn(disk).save({
      noteId: 'one',
      content: words('eggs 18'),
      before: words('eggs 1'),
    })
    await here.retryWrites()
    const copyId = there.edit.editId
    expect(others).toEqual([{ type: 'copied', noteId: 'one', copyId }])
    const texts = (await here.rows()).map(({ noteId, edit }) => [noteId, edit.content.body])
    expect(Object.fromEntries(texts)).toEqual({ one: 'eggs 17', [copyId]: 'eggs 18' })
  })

  it('knows that the text of the other tab that it contains may have been sent', async () => {
    const { rows } = await typeInTurn((there) => there.update('one', () => null))
    expect(rows.map(({ edit, unacknowledged }) => [edit.content.body, unacknowledged])).toEqual([
      ['eggs a\n\nmilk b', [expect.objectContaining({ content: words('eggs a\n\nmilk') })]],
    ])
  })
})
