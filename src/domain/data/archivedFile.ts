import { fileNameLimit } from '../files/fileLimits.ts'
import { isUuid } from '../uuid.ts'
import type { ArchiveEntry } from './archiveManifest.ts'

/** The kind of the entries that are attached files. */
export const fileKind = 'file'

/** An attached file in the archive of a product that names its collections. */
export type FileEntry = ArchiveEntry & {
  kind: typeof fileKind
  fileId: string
  attachedTo: string
  name: string
  type: string
}

export function isFileEntry(entry: ArchiveEntry): entry is FileEntry {
  const { kind, size, fileId, attachedTo, name, type } = entry
  return (
    kind === fileKind &&
    size > 0 &&
    isText(fileId) &&
    isUuid(fileId) &&
    isText(attachedTo) &&
    !attachedTo.includes('/') &&
    isText(name) &&
    name.length <= fileNameLimit &&
    isText(type)
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
