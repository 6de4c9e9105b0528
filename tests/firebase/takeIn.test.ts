import { expect, it, vi } from 'vitest'
import type { UploadRow } from '#src/domain/uploadRow.ts'
import { takeIn } from '#src/firebase/files/takeIn.ts'
import type { UploadsEvent } from '#src/machines/uploadEvents.ts'
import { ada } from '#tests/support/users.ts'

const device = vi.hoisted(() => ({
  keeping: [] as Promise<unknown>[],
  added: [] as UploadRow[],
  trouble: false,
}))

vi.mock('#src/device/notebooks.ts', () => ({
  notebookOf: () => ({
    untilKept: (work: Promise<unknown>) => {
      device.keeping.push(work)
      return work
    },
    uploads: {
      rows: () => (device.trouble ? Promise.reject(new Error('No disk')) : Promise.resolve([])),
      add: (row: UploadRow) => Promise.resolve(device.added.push(row)),
    },
  }),
}))
vi.mock('#src/firebase/currentUser.ts', () => ({ currentUser: () => null }))
vi.mock('#src/firebase/toUser.ts', () => ({ toUser: () => ada }))

it('files that are being looked at are at risk, and count as being kept', async () => {
  const asking = new Set<string>()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', (name: string) => asking.add(name))
  vi.stubGlobal('removeEventListener', (name: string) => asking.delete(name))
  const files = [new File(['heron'], 'heron.txt'), new File(['<svg/>'], 'heron.svg')]
  const told = take(files)
  expect(asking).toEqual(new Set(['beforeunload']))
  expect(device.keeping).toHaveLength(1)
  await Promise.all(device.keeping)
  await vi.waitFor(() => expect(asking).toEqual(new Set()))
  expect(device.added.map(({ name }) => name)).toEqual(['heron.txt'])
  const refused = [{ name: 'heron.svg', why: 'type-not-allowed' }]
  expect(told.mock.calls).toEqual([[{ type: 'files.sorted', refused }]])
})

it('files that this device fails to keep are refused, and the next can be given', async () => {
  device.trouble = true
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const told = take([new File(['heron'], 'heron.txt'), new File(['weir'], 'weir.txt')])
  const refused = [
    { name: 'heron.txt', why: 'not-kept' },
    { name: 'weir.txt', why: 'not-kept' },
  ]
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ type: 'files.sorted', refused }]]))
})

function take(files: readonly File[]) {
  const told = vi.fn<(event: UploadsEvent) => void>()
  const input = { uid: 'ada', noteId: 'note', files }
  takeIn({ input, sendBack: told, receive: () => {} } as unknown as Parameters<typeof takeIn>[0])
  return told
}
