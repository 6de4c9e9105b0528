import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { noUpdates } from '#products/notebook/tests/support/noUpdates.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

/** No disk, as on a shared computer. */
const nowhere: LocalStore = {
  tried: Promise.resolve(),
  disk: () => null,
  fetchKeyIfMissing: () => {},
  problem: () => 'shared',
  recordResult: () => {},
  confirm: () => Promise.resolve(),
  removeCache: () => Promise.resolve(true),
  removeAll: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

beforeAll(() => vi.stubGlobal('navigator', {}))
afterAll(() => vi.unstubAllGlobals())

describe('the outbox without a disk', () => {
  it('keeps rows in memory and marks them as such', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    const draft = { noteId: 'one', content: words('a'), before: null }
    expect(await outbox.save(draft)).toMatchObject({ noteId: 'one', isPersisted: false })
    await outbox.save({ noteId: 'one', content: words('ab'), before: words('a') })
    const rows = await outbox.rows()
    expect(
      rows.map(({ noteId, edit, isPersisted }) => [noteId, edit.content.body, isPersisted]),
    ).toEqual([['one', 'ab', false]])
  })

  it('makes the browser ask before closing until everything is delivered', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    await outbox.save({ noteId: 'two', content: words('b'), before: null })
    await outbox.update('one', () => null)
    expect(asksBeforeClosing()).toBe(true)
    await outbox.update('two', () => null)
    expect(asksBeforeClosing()).toBe(false)
  })

  it('tells this tab that a draft became a copy, because another tab typed in the same place', async () => {
    const updates: unknown[] = []
    const notifyThisTab = (update: unknown) => void updates.push(update)
    const outbox = openOutbox('ada', nowhere, { ...noUpdates, notifyThisTab })
    await outbox.save({ noteId: 'one', content: words('eggs'), before: words('') })
    const copy = await outbox.save({ noteId: 'one', content: words('milk'), before: words('') })
    expect(updates).toEqual([{ type: 'copied', noteId: 'one', copyId: copy.noteId }])
    expect((await outbox.rows()).map(({ noteId }) => noteId).toSorted()).toEqual(
      ['one', copy.noteId].toSorted(),
    )
  })

  it('makes one copy of a text that is saved twice before the editor knows that it moved', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    await outbox.save({ noteId: 'one', content: words('eggs'), before: words('') })
    const save = (before: string, content: string) =>
      outbox.save({ noteId: 'one', content: words(content), before: words(before) })
    const [copy, ...later] = await Promise.all([
      save('', 'milk'),
      save('milk', 'milk, bread'),
      save('milk, bread', 'milk, bread, jam'),
    ])
    expect(later.map(({ noteId }) => noteId)).toEqual([copy.noteId, copy.noteId])
    const texts = (await outbox.rows()).map(({ noteId, edit }) => [noteId, edit.content])
    expect(Object.fromEntries(texts)).toEqual({
      one: words('eggs'),
      [copy.noteId]: { ...words('milk, bread, jam'), conflictOf: 'one' },
    })
  })

  it('saves into the copy that a delivery makes while the save waits for its turn', async () => {
    const listeners: ((update: NotebookUpdate) => void)[] = []
    const subscribe = (listener: (update: NotebookUpdate) => void) => {
      listeners.push(listener)
      return () => undefined
    }
    const outbox = openOutbox('ada', nowhere, { ...noUpdates, subscribe })
    const row = await outbox.save({ noteId: 'one', content: words('eggs'), before: words('') })
    const copyId = row.edit.editId
    const [, saved] = await Promise.all([
      outbox.update('one', () => {
        listeners.forEach((notify) =>
          notify({ type: 'delivered', noteId: 'one', note: null, copyId }),
        )
        return null
      }),
      outbox.save({ noteId: 'one', content: words('eggs, jam'), before: words('eggs') }),
    ])
    expect([saved.noteId, saved.edit.content]).toEqual([
      copyId,
      { ...words('eggs, jam'), conflictOf: 'one' },
    ])
    expect(
      await outbox.save({ noteId: 'one', content: words('eggs!'), before: words('eggs') }),
    ).toMatchObject({ noteId: 'one' })
  })

  it('saves into the note again if it contains the words that moved', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    const save = (before: string, content: string) =>
      outbox.save({ noteId: 'one', content: words(content), before: words(before) })
    await save('', 'eggs')
    await save('', 'milk')
    await outbox.update('one', () => null)
    expect(await save('milk', 'milk, bread')).toMatchObject({ noteId: 'one' })
  })

  it.each([
    ['one text', ['Buy: milk'], 'Buy: milk, bread'],
    ['two texts', ['Buy: milk', 'Buy: milk, bread'], 'Buy: milk, bread, jam'],
  ])(
    'stores all words of a draft that continues %s that couldn’t be stored',
    async (_, texts, last) => {
      let failures = 0
      const localStore: LocalStore = {
        ...nowhere,
        get tried() {
          if (failures === 0) return Promise.resolve()
          failures -= 1
          return Promise.reject(new Error('The disk didn’t respond.'))
        },
      }
      const outbox = openOutbox('ada', localStore, noUpdates)
      const save = (before: NoteContent | null, content: string) =>
        outbox.save({ noteId: 'one', content: words(content), before })
      await save(null, 'Buy:')
      failures = texts.length
      const saves = texts.map((text, at) => save(words(texts[at - 1] ?? 'Buy:'), text))
      const results = await Promise.allSettled(saves)
      expect(results.map(({ status }) => status)).toEqual(texts.map(() => 'rejected'))
      await save(words(texts[0] ?? ''), last)
      expect((await outbox.rows()).map(({ edit }) => edit.content)).toEqual([words(last)])
    },
  )

  it.each([{ isInTrash: true }, { pinned: true }])(
    'changes the copy that has just got the text for which it is asked: %o',
    async (change) => {
      const outbox = openOutbox('ada', nowhere, noUpdates)
      await outbox.save({ noteId: 'one', content: words('eggs'), before: words('') })
      const [copy, changed] = await Promise.all([
        outbox.save({ noteId: 'one', content: words('milk'), before: words('') }),
        outbox.save({
          noteId: 'one',
          content: { ...words('milk'), ...change },
          before: words('milk'),
        }),
      ])
      expect(changed.noteId).toBe(copy.noteId)
      const texts = (await outbox.rows()).map(({ noteId, edit }) => [noteId, edit.content])
      expect(Object.fromEntries(texts)).toEqual({
        one: words('eggs'),
        [copy.noteId]: { ...words('milk'), ...change, conflictOf: 'one' },
      })
    },
  )

  it('saves into the note again once its own words are typed there', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    const save = (before: string, content: string) =>
      outbox.save({ noteId: 'one', content: words(content), before: words(before) })
    await save('', 'eggs')
    await save('', 'milk')
    await save('eggs', 'milk')
    expect(await save('milk', 'milk, bread')).toMatchObject({ noteId: 'one' })
  })

  it('removes a row after delivery', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    await outbox.update('one', () => null)
    expect(await outbox.rows()).toEqual([])
  })

  it('keeps the ID of an edit from elsewhere and what was sent without an answer', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    const sent = { editId: 'sent', content: words('a'), savedAt: 1 }
    const edit = { editId: 'edit', content: words('ab'), savedAt: 2 }
    const row = { noteId: 'one', basis: null, edit, unacknowledged: [sent], refusal: null }
    await outbox.mergeUnpersistedRows([row])
    expect(await outbox.rows()).toEqual([{ ...row, isPersisted: false }])
  })

  it('merges a row that moves to a note with what is typed there', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    await outbox.save({
      noteId: 'copy',
      content: words('first\n\nlast, there'),
      before: words('first\n\nlast'),
    })
    await outbox.save({
      noteId: 'one',
      content: words('first, here\n\nlast'),
      before: words('first\n\nlast'),
    })
    await outbox.update('one', (row) => ({ ...row, noteId: 'copy' }))
    const rows = await outbox.rows()
    expect(rows.map(({ noteId, edit }) => [noteId, edit.content.body])).toEqual([
      ['copy', 'first, here\n\nlast, there'],
    ])
  })

  it('keeps what was typed into a conflicted copy when the same copy is made again', async () => {
    const outbox = openOutbox('ada', nowhere, noUpdates)
    await outbox.save({ noteId: 'one', content: words('a, here'), before: words('a') })
    const edit = { editId: 'copy', content: words('a, there'), savedAt: 0 }
    const row = { noteId: 'one', basis: words('a'), edit, unacknowledged: [], refusal: null }
    await outbox.mergeUnpersistedRows([row])
    const copy = { ...words('a, there'), conflictOf: 'one' }
    await outbox.save({ noteId: 'copy', content: { ...copy, body: 'a, there, now' }, before: copy })
    await outbox.mergeUnpersistedRows([row])
    const texts = (await outbox.rows()).map(({ noteId, edit: { content } }) => [
      noteId,
      content.body,
    ])
    expect(Object.fromEntries(texts)).toEqual({ copy: 'a, there, now', one: 'a, here' })
  })
})

function asksBeforeClosing(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
