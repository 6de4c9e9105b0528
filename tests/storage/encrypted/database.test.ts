import { expect, it, vi } from 'vitest'
import { connectTo } from '#src/storage/encrypted/database.ts'

it.each(['InvalidStateError', 'UnknownError'])(
  'a connection that dies with %s is forgotten, and the next attempt opens another',
  async (name) => {
    const { open, close, run } = connect()
    const dead = run(() => Promise.reject(new DOMException('Connection lost.', name)))
    await expect(dead).rejects.toMatchObject({ name })
    expect(close).toHaveBeenCalledOnce()
    expect(await run(() => Promise.resolve('read'))).toBe('read')
    expect(open).toHaveBeenCalledTimes(2)
  },
)

it('a connection survives a full disk', async () => {
  const { open, run } = connect()
  const full = run(() => Promise.reject(new DOMException('No space.', 'QuotaExceededError')))
  await expect(full).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await run(() => Promise.resolve('read'))).toBe('read')
  expect(open).toHaveBeenCalledOnce()
})

function connect() {
  const close = vi.fn<() => void>()
  const open = vi.fn<() => Promise<object>>(() => Promise.resolve({ close }))
  const { run } = connectTo(open as unknown as Parameters<typeof connectTo>[0])
  return { open, close, run }
}
