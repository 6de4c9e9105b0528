import { afterEach, expect, it, vi } from 'vitest'
import { watchList } from '#products/notebook/firebase/list/noteListLogic.ts'

const network = vi.hoisted(() => ({
  isHere: false,
  followed: [] as string[],
  readNextPage: () => Promise.resolve(),
}))
vi.mock('#products/notebook/firebase/list/watchSavedNotes.ts', () => ({
  get watchSavedNotes() {
    if (!network.isHere) throw new TypeError('Failed to fetch')
    return (uid: string) => {
      network.followed.push(uid)
      return { readNextPage: network.readNextPage, stop: () => undefined }
    }
  },
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it("reports silence while its code can't be loaded offline, and starts once the network is back", async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const sent: string[] = []
  const stop = watchList({
    input: { uid: 'ada', kind: 'notes' },
    sendBack: ({ type }: { type: string }) => sent.push(type),
    receive: () => undefined,
  } as unknown as Parameters<typeof watchList>[0])
  await vi.waitFor(() => expect(sent).toContain('server.unreachable'))
  network.isHere = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(network.followed).toEqual(['ada']))
  expect(sent.filter((type) => type.startsWith('error.'))).toEqual([])
  stop?.()
})

it('another page that is asked for offline fails at once', async () => {
  network.isHere = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const sent: unknown[] = []
  let ask: (() => void) | undefined
  const stop = watchList({
    input: { uid: 'ada', kind: 'trash' },
    sendBack: (event: unknown) => void sent.push(event),
    receive: (listener: () => void) => (ask = listener),
  } as unknown as Parameters<typeof watchList>[0])
  ask?.()
  const failure = { kind: 'network-request-failed' }
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ type: 'page.failed', failure }))
  stop?.()
})

it('another page fails after 30 seconds without an answer', async () => {
  Object.assign(network, { isHere: true, readNextPage: () => new Promise(() => undefined) })
  vi.useFakeTimers()
  const sent: { type: string }[] = []
  let ask: (() => void) | undefined
  const stop = watchList({
    input: { uid: 'ada', kind: 'trash' },
    sendBack: (event: { type: string }) => void sent.push(event),
    receive: (listener: () => void) => (ask = listener),
  } as unknown as Parameters<typeof watchList>[0])
  await vi.advanceTimersByTimeAsync(0)
  ask?.()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(sent.map(({ type }) => type)).not.toContain('page.failed')
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      type: 'page.failed',
      failure: { kind: 'network-request-failed' },
    }),
  )
  stop?.()
})
