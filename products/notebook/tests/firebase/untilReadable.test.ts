import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordLocalData } from '#src/storage/journals/signOutJournal.ts'
import type { Notebook, NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { encryptedIds } from '#src/storage/encrypted/encryptedFiles.ts'
import {
  requireNothingUnsent,
  untilReadable,
} from '#products/notebook/firebase/move/untilReadable.ts'

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({ notebookOf: vi.fn<() => Notebook>() }))
vi.mock('#src/storage/encrypted/encryptedFiles.ts', () => ({
  encryptedIds: vi.fn<() => Promise<string[]>>(),
}))

let rows: readonly string[]
let files: readonly string[]
let publish: ((updates: NotebookUpdate) => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  rows = []
  files = []
  const notebook = {
    rows: async () => rows.map((noteId) => ({ noteId })),
    uploads: { rows: async () => files.map((id) => ({ id })) },
    subscribe: (listener: typeof publish) => {
      publish = listener
      return () => (publish = undefined)
    },
  }
  vi.mocked(notebookOf).mockReturnValue(notebook as unknown as Notebook)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a move waits until all encrypted rows and files can be read', async () => {
  vi.mocked(encryptedIds).mockResolvedValue(['plans', 'map'])
  rows = ['plans']
  const reading = untilReadable('guest')
  await vi.advanceTimersByTimeAsync(1_000)
  files = ['map']
  publish?.({ type: 'uploadsChanged' })
  await expect(reading).resolves.toBeUndefined()
  expect(publish).toBeUndefined()
})

it("a move stops if encrypted rows can't be read for any reason", async () => {
  vi.mocked(encryptedIds).mockResolvedValue(['plans', 'shopping'])
  rows = ['plans', 'only in this page']
  const reading = untilReadable('guest').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await reading).toMatchObject({ code: 'unavailable' })
})

it("a disk that doesn't respond stops it only if something was stored", async () => {
  vi.mocked(encryptedIds).mockRejectedValue(new DOMException('No answer.', 'TimeoutError'))
  await expect(untilReadable('guest')).resolves.toBeUndefined()
  await expect(requireNothingUnsent('guest')).resolves.toBeUndefined()
  await recordLocalData('guest').catch(() => null)
  await expect(requireNothingUnsent('guest')).rejects.toMatchObject({ code: 'unavailable' })
  const reading = untilReadable('guest').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await reading).toMatchObject({ code: 'unavailable' })
})

it('nothing is deleted while anything remains on this device', async () => {
  vi.mocked(encryptedIds).mockResolvedValue([])
  rows = ['plans']
  await expect(requireNothingUnsent('guest')).rejects.toMatchObject({ code: 'unavailable' })
  rows = []
  await expect(requireNothingUnsent('guest')).resolves.toBeUndefined()
})
