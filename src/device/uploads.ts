import type { KeptUpload, UploadRow } from '../domain/uploadRow.ts'

/**
 * Files on their way to the server, as this device holds them. Like the rows of notes they are sealed,
 * they stay after the session for their person, and nothing in it rejects for lack of storage.
 */
export type Uploads = {
  /** The one that was added first comes first. */
  rows: () => Promise<readonly KeptUpload[]>
  /** Keeps a file with its bytes; resolves once both are on the disk, or in memory where there is none. */
  add: (row: UploadRow, bytes: Blob) => Promise<KeptUpload>
  /** The bytes of a file; `null` where they cannot be read any more. */
  bytes: (fileId: string) => Promise<Blob | null>
  /** Puts a file under another id as one step, if its row is still there. On a disk that is full it stays under the old one as well. */
  rename: (fileId: string, nextId: string, bytes: Blob) => Promise<void>
  /** Replaces a row as one step that no other tab comes between, or removes it and its bytes. */
  update: (fileId: string, change: (row: UploadRow) => UploadRow | null) => Promise<void>
}
