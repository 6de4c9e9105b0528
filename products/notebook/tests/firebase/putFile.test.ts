import { expect, it, vi } from 'vitest'
import { openGate } from '#products/notebook/firebase/files/openGate.ts'
import { watchPace } from '#products/notebook/firebase/files/watchPace.ts'
import { showFile } from '#src/firebase/data/files/changeState.ts'
import { putFile } from '#src/firebase/data/files/putFile.ts'
import type { UserData } from '#src/firebase/data/userData.ts'
import type { UploadEvent } from '#products/notebook/machines/uploadMachine.ts'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { fakeTime } from '#tests/support/fakeTime.ts'

vi.mock('#src/firebase/data/files/reserveFile.ts', () => ({
  reserveFile: () => Promise.resolve({ slot: 0, state: 'arriving' }),
}))
vi.mock('#src/firebase/data/files/changeState.ts', () => ({
  showFile: vi.fn<() => Promise<boolean>>(),
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
  vi.mocked(showFile).mockReturnValue(new Promise(() => {}))
  const { signal } = new AbortController()
  const gate = openGate(signal)
  const notified: UploadEvent[] = []
  const pace = watchPace(gate, (event) => notified.push(event))
  const { id, noteId, name, size, type } = uploadRow()
  const file = { id, attachedTo: noteId, name, size, type }
  const onProgress = (sent: number) => pace.note(sent, size)
  void putFile({ uid: 'ada' } as UserData, file, new Blob(['heron']), signal, onProgress, gate.hold)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(Promise.race([pace.lost, Promise.resolve('still waiting')])).rejects.toMatchObject({
    code: 'deadline-exceeded',
  })
  expect(notified).toEqual([{ type: 'upload.progress', sent: 5 }])
  pace.end()
})
