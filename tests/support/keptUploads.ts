import { openUploads } from '#src/device/keptUploads.ts'
import type { UploadRow } from '#src/domain/uploadRow.ts'
import type { StubPlace } from './stubPlace.ts'

/** A file on its way. */
export const row: UploadRow = {
  id: 'one',
  noteId: 'note',
  name: 'a.txt',
  size: 5,
  type: 'text/plain',
  addedAt: 1,
  isPaused: false,
  refusal: null,
}

/** Another page of the same device. */
export const pageOf = ({ place }: StubPlace) => openUploads('ada', place)
export const contents = async (uploads: ReturnType<typeof openUploads>, id = 'one') =>
  (await uploads.bytes(id))?.text() ?? null

/** As a browser does that takes the database away. */
export function lose(disk: StubPlace): void {
  for (const store of ['uploads', 'uploadBytes']) disk.recordsOf(store).clear()
}

/** Whether the browser would ask before the page is closed. */
export function wantsToStay(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}
