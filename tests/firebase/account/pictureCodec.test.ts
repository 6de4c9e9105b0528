import { expect, it, vi } from 'vitest'
import { readPicture } from '#src/firebase/account/pictureCodec.ts'
import { png } from '#tests/support/pictures.ts'

it('frees the memory of a large picture, even if it can’t be scaled down', async () => {
  const close = vi.fn<() => void>()
  const decode = vi.fn<() => Promise<unknown>>()
  decode.mockResolvedValueOnce({ width: 5_000, height: 100, close })
  decode.mockRejectedValueOnce(new Error('Out of memory'))
  vi.stubGlobal('createImageBitmap', decode)
  expect(await readPicture(new Blob([png(5_000, 100).slice()]))).toBe('unreadable')
  expect([decode.mock.calls.length, close.mock.calls.length]).toEqual([2, 1])
})
