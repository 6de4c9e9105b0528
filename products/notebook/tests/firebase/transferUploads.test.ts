import { beforeEach, expect, it, vi } from 'vitest'
import type { Notebook } from '#products/notebook/storage/notebook.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { encryptedBytes } from '#src/storage/encrypted/encryptedFiles.ts'
import type { UploadRow } from '#products/notebook/domain/uploadRow.ts'
import { transferUploads } from '#products/notebook/firebase/move/transferUnsent.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({ notebookOf: vi.fn<() => Notebook>() }))
vi.mock('#src/storage/encrypted/encryptedFiles.ts', () => ({
  encryptedBytes: vi.fn<() => Promise<Blob | null>>(),
}))

const uids = { guestUid: 'guest', uid: 'ada' }
const { isPersisted: _, ...map } = uploadRow({ name: 'map.txt' })
let rowsOf: Record<string, UploadRow[]>

beforeEach(() => {
  rowsOf = { guest: [map], ada: [] }
  vi.mocked(notebookOf).mockImplementation((uid) => notebook(rowsOf[uid] ?? []))
})

it("a file that can't be read now stays with the guest, and the move stops", async () => {
  vi.mocked(encryptedBytes).mockRejectedValue(new DOMException('No answer.', 'TimeoutError'))
  await expect(transferUploads(uids, signal())).rejects.toThrow('No answer.')
  expect(rowsOf).toEqual({ guest: [map], ada: [] })
})

it('the name of a damaged file is moved, marked as unreadable', async () => {
  vi.mocked(encryptedBytes).mockResolvedValue(null)
  await transferUploads(uids, signal())
  expect(rowsOf).toEqual({ guest: [], ada: [{ ...map, refusal: 'unreadable' }] })
})

function signal(): AbortSignal {
  return new AbortController().signal
}

/** A notebook whose disk returns no bytes. */
function notebook(rows: UploadRow[]): Notebook {
  const uploads = {
    rows: async () => rows.map((row) => ({ ...row, isPersisted: false })),
    bytes: async () => null,
    add: async (row: UploadRow) => void rows.push(row),
    update: async (fileId: string) =>
      void rows.splice(
        rows.findIndex(({ id }) => id === fileId),
        1,
      ),
  }
  return { uploads } as unknown as Notebook
}
