import type { ArchiveEntry, ArchiveManifest, EntryDetails } from './archiveManifest.ts'

export type EntryContent = string | Blob | Uint8Array<ArrayBuffer>

export type ArchiveWriter = {
  /**
   * Writes one file, which must fit into memory, and replaces any entry with the same path. A file whose
   * details have no `type` is text.
   *
   * @param content if bytes, they are freed afterwards, and can't be used again.
   * @param at when it was last changed, in milliseconds since 1970.
   */
  add: (path: string, content: EntryContent, details: EntryDetails, at?: number) => Promise<void>
  /** Writes the manifest and closes the archive. */
  finish: (
    details: Omit<ArchiveManifest, 'format' | 'entries' | 'exportedAt'>,
  ) => Promise<ArchiveManifest>
}

export type OpenedArchive = {
  manifest: ArchiveManifest
  /** The entries of the product. */
  entries: readonly ArchiveEntry[]
  /**
   * The bytes of an entry.
   *
   * @throws `ArchiveFault` if they are not what the manifest says.
   */
  read: (entry: ArchiveEntry) => Promise<Uint8Array<ArrayBuffer>>
}

/** How reading or writing an archive is stopped, and what is told how far it is. */
export type ArchiveOptions<Progress> = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** Why the product refuses the entries in a manifest; `null` if it accepts them. */
export type RefuseEntries = (entries: readonly ArchiveEntry[]) => 'damaged' | 'too-large' | null
