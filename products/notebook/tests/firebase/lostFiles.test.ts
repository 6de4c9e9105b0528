import { expect, it, vi } from 'vitest'
import { openLostFiles } from '#products/notebook/storage/lostFiles.ts'
import type { OutboxRow } from '#products/notebook/domain/outboxRow.ts'
import type { BeforeWriting } from '#products/notebook/storage/sendRow.ts'
import { deliverRows } from '#products/notebook/firebase/notes/outbox.ts'
import { fileOf } from '#tests/support/files.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { stubLocalStore } from '#tests/support/stubLocalStore.ts'

const there = vi.hoisted(() => ({
  notebook: {} as object,
  /** What the server has when the row is sent. */
  note: null as object | null,
}))
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({ notebookOf: () => there.notebook }))
vi.mock('#products/notebook/firebase/notes/deliver.ts', () => ({
  deliver: async (_uid: string, row: OutboxRow, beforeWriting: BeforeWriting) => {
    await beforeWriting(there.note as Parameters<BeforeWriting>[0])
    return { kind: there.note ? 'update' : 'create', content: row.edit.content, note: null }
  },
}))

type Cached = readonly { name: string }[] | null

/** Delivers a row, and returns the names of the files that its note has lost. */
async function deliver(row: OutboxRow, cached: Cached, note: object | null = null) {
  const { localStore } = await stubLocalStore()
  const lostFiles = openLostFiles('ada', localStore, () => undefined)
  let rows = [row]
  let files = cached
  there.note = note
  there.notebook = {
    lostFiles,
    rows: () => Promise.resolve(rows),
    update: (_: string, change: (kept: OutboxRow) => OutboxRow | null) => {
      rows = rows.flatMap((kept) => change(kept) ?? [])
      return Promise.resolve()
    },
    alone: (work: () => Promise<void>) => work(),
    cache: {
      files: () => Promise.resolve(files),
      putFiles: (_: string, next: Cached) => Promise.resolve((files = next)),
    },
  }
  await new Promise((resolve) => {
    deliverRows({
      input: { uid: 'ada' },
      sendBack: resolve,
    } as unknown as Parameters<typeof deliverRows>[0])
  })
  return { names: await lostFiles.get('note'), files, lostFiles }
}

const edit = rowOf(contentOf('milk'), contentOf('milk and bread'))
const two = [fileOf({ id: 'one', name: 'plan.pdf' }), fileOf({ id: 'two', name: 'photo.png' })]

it('names the files of a permanently deleted note that an edit recreates, until they are forgotten', async () => {
  const { names, files, lostFiles } = await deliver(edit, two)
  expect([names, files]).toEqual([['plan.pdf', 'photo.png'], []])
  await lostFiles.forget('note')
  expect(await lostFiles.get('note')).toBeNull()
})

it("says that files may be lost if they aren't known", async () => {
  expect((await deliver(edit, null)).names).toEqual([])
})

it.each([
  ['the note had no files', edit, [], null],
  ['the note is on the server', edit, two, noteOf(contentOf('milk'))],
  ['the note is new', rowOf(null, contentOf('milk')), null, null],
])('names no files if %s', async (_, row, files, note) => {
  expect((await deliver(row, files, note)).names).toBeNull()
})
