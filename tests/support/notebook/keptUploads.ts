import { openUploads } from '#src/notebook/device/keptUploads.ts'
import type { UploadRow } from '#src/notebook/domain/uploadRow.ts'
import type { StubLocalStore } from '../stubLocalStore.ts'

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
export const pageOf = ({ localStore }: StubLocalStore) => openUploads('ada', localStore, () => {})
export const contents = async (uploads: ReturnType<typeof openUploads>, id = 'one') =>
  (await uploads.bytes(id))?.text() ?? null

/** As a browser does that takes the database away. */
export function lose(disk: StubLocalStore): void {
  for (const store of ['uploads', 'uploadBytes']) disk.recordsOf(store).clear()
}

/** Whether the browser would ask before the page is closed. */
export function wantsToStay(): boolean {
  const signingOut = new Event('beforeunload', { cancelable: true })
  dispatchEvent(signingOut)
  return signingOut.defaultPrevented
}
