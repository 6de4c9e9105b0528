import type { UploadRow } from '#products/notebook/domain/files/uploadRow.ts'
import { openUploads } from '#products/notebook/storage/storedUploads.ts'
import type { StubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

/** An upload. */
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

/** The uploads of another tab on the same device. */
export const uploadsOn = ({ localStore }: StubLocalStore) =>
  openUploads('ada', localStore, () => {})
export const contents = async (uploads: ReturnType<typeof openUploads>, id = 'one') =>
  (await uploads.bytes(id))?.text() ?? null

/** Deletes the database, as a browser may do. */
export function loseDisk(disk: StubLocalStore): void {
  for (const store of ['uploads', 'uploadBytes']) disk.recordsOf(store).clear()
}

/** Whether the browser would ask before closing the tab. */
export function asksBeforeClosing(): boolean {
  const signingOut = new Event('beforeunload', { cancelable: true })
  dispatchEvent(signingOut)
  return signingOut.defaultPrevented
}
