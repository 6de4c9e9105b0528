import { expect, it, onTestFinished, vi } from 'vitest'
import { lazyUploads } from '#products/notebook/storage/lazyUploads.ts'
import { stubLocalStore } from '#tests/support/stubLocalStore.ts'

vi.mock('#products/notebook/storage/storedUploads.ts', () => {
  throw new Error('offline')
})

it('if the code for files can’t be loaded, only what needs a file fails, and nothing is left unhandled', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { localStore } = await stubLocalStore()
  const uploads = lazyUploads('ada', localStore, () => {})
  const reading = uploads.bytes('one').catch(() => 'failed')
  uploads.moveToMemory()
  uploads.forgetDiskRows()
  uploads.forgetAll()
  const others = Promise.allSettled([uploads.retryWrites(), uploads.moveToMemoryIfCleared()])
  expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await reading).toBe('failed')
  await new Promise((resolve) => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
