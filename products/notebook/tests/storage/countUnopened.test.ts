import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countUnopened } from '#products/notebook/storage/archive/countUnopened.ts'
import type { Notebook, NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { encryptedIds } from '#src/storage/encrypted/encryptedFiles.ts'
import type { StoredRow } from '#products/notebook/domain/outboxRow.ts'
import type { StorageProblem } from '#src/domain/session/storageProblem.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'

vi.mock('#src/storage/encrypted/encryptedFiles.ts', () => ({
  encryptedIds: vi.fn<() => Promise<readonly string[]>>(),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it("rows that can be decrypted aren't counted, and a shared computer has none", async () => {
  vi.mocked(encryptedIds).mockResolvedValue(['first'])
  expect(await countUnopened('ada', notebookWith(1).notebook)).toBe(0)
  expect(await countUnopened('ada', notebookWith(0, 'shared').notebook)).toBe(0)
})

it('waits for the key, but not forever', async () => {
  vi.mocked(encryptedIds).mockResolvedValue(['first', 'second'])
  const { notebook, open } = notebookWith(0, 'no-key')
  const counting = countUnopened('ada', notebook)
  await vi.advanceTimersByTimeAsync(5_000)
  open(2)
  expect(await counting).toBe(0)
  const late = countUnopened('ada', notebookWith(0, 'no-key').notebook)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await late).toBe(2)
})

it("counts one for a disk that doesn't respond", async () => {
  vi.mocked(encryptedIds).mockRejectedValue(new DOMException('No.', 'TimeoutError'))
  const counting = countUnopened('ada', notebookWith(0, 'blocked').notebook)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await counting).toBe(1)
})

/** A notebook that can decrypt this many rows, until `open` changes the number. */
function notebookWith(count: number, problem: StorageProblem | null = null) {
  let readable = count
  const listeners = new Set<(updates: NotebookUpdate) => void>()
  const row: StoredRow = { ...rowOf(null, contentOf('Milk')), isPersisted: true }
  const notebook = {
    problem: () => problem,
    rows: () => Promise.resolve(Array.from({ length: readable }, () => row)),
    uploads: { rows: () => Promise.resolve([]) },
    subscribe: (listener: (updates: NotebookUpdate) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Notebook
  const open = (next: number) => {
    readable = next
    listeners.forEach((tell) => tell({ type: 'rowsChanged' }))
  }
  return { notebook, open }
}
