import { expect, it, vi } from 'vitest'
import { createUploadLimiter } from '#products/notebook/firebase/files/uploadLimiter.ts'
import { watchPace } from '#products/notebook/firebase/files/watchPace.ts'
import { markStored } from '#src/firebase/data/files/changeState.ts'
import { putFile } from '#src/firebase/data/files/putFile.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import type { UploadEvent } from '#products/notebook/machines/uploadMachine.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { fakeTime } from '#tests/support/fakeTime.ts'

vi.mock('#src/firebase/data/files/reserveFile.ts', () => ({
  reserveFile: () => Promise.resolve({ slot: 0, state: 'uploading' }),
}))
vi.mock('#src/firebase/data/files/changeState.ts', () => ({
  markStored: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('#src/firebase/data/files/fileBytes.ts', () => ({
  sendBytes: () =>
    Object.assign(Promise.resolve(), {
      on: (_: string, tell: (sent: object) => void) => tell({ bytesTransferred: 5 }),
      pause: () => true,
      resume: () => true,
    }),
}))

fakeTime()

it("an upload is given up if the server doesn't respond after the last byte", async () => {
  vi.mocked(markStored).mockReturnValue(new Promise(() => {}))
  const { signal } = new AbortController()
  const limiter = createUploadLimiter(signal)
  const notified: UploadEvent[] = []
  const pace = watchPace(limiter, (event) => notified.push(event))
  const { id, noteId, name, size, type } = uploadRow()
  const file = { id, attachedTo: noteId, name, size, type }
  const onProgress = (sent: number) => pace.note(sent, size)
  void putFile(
    { uid: 'ada' } as UserData,
    file,
    new Blob(['heron']),
    signal,
    onProgress,
    limiter.hold,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(Promise.race([pace.lost, Promise.resolve('still waiting')])).rejects.toMatchObject({
    code: 'deadline-exceeded',
  })
  expect(notified).toEqual([{ type: 'upload.progress', sent: 5 }])
  pace.end()
})
