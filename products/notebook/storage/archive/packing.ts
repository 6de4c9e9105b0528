import type { ArchiveWriter } from '#src/domain/data/archive.ts'
import type { MissingItem } from '#src/domain/data/archiveManifest.ts'
import { namesInFolder } from '#src/domain/data/namesInFolder.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import type { ArchiveCounts } from '../../domain/archive/archiveEntries.ts'
import type { NewUpload } from '../../domain/files/uploadRow.ts'
import {
  isFileOfNote,
  type FileOfNote,
  type Note,
  type NoteContent,
  type ContainedEdits,
} from '../../domain/note.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'

/** Readable names for things in an archive that have none. */
export type ArchiveNames = {
  untitled: string
  withoutNote: string
  file: string
  /** For what can't be decrypted. */
  encrypted: string
}

export type ArchiveEntries = Pick<ArchiveWriter, 'add'>

/** Reads everything that goes into an archive. */
export type ArchiveSource = {
  notes: () => AsyncIterable<readonly Note[]>
  /** Every note added or changed since `notes` was called, and possibly others. */
  changedNotes: () => AsyncIterable<readonly Note[]>
  /** The current version of a note; `null` if it does not exist. */
  note: (noteId: string) => Promise<Note | null>
  files: () => AsyncIterable<readonly StoredFile[]>
  /** The bytes of a file, for the archive to free; `null` if they can't be read while others can. */
  bytes: (file: StoredFile) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Edits that the server has not confirmed. */
  rows: () => Promise<readonly OutboxRow[]>
  /** How many edits and files on this device can't be decrypted; waits a while for their key. */
  undecryptable: () => Promise<number>
  /** Files that have not been uploaded. */
  uploads: () => Promise<readonly NewUpload[]>
  uploadBytes: (fileId: string) => Promise<Blob | null>
}

type PackedNote = ContainedEdits & Pick<NoteContent, 'isInTrash' | 'conflictOf'>

export type Packing = {
  source: ArchiveSource
  names: ArchiveNames
  archive: ArchiveEntries
  counts: ArchiveCounts
  missing: MissingItem[]
  folders: NoteFolders
  /** The notes in the archive, by ID. */
  notes: Map<string, PackedNote>
  /** The IDs of files that are in the archive or listed as missing. */
  files: Set<string>
  /** Reports progress; throws if the export was canceled. */
  report: () => void
}

/** The name of each note in an archive, which its folder of files shares. */
type NoteFolders = {
  add: (noteId: string, text: string) => string
  has: (noteId: string) => boolean
  /** The folder of a note; notes that no longer exist share one. */
  of: (noteId: string) => string
}

export function noteFolders({ untitled, withoutNote }: ArchiveNames): NoteFolders {
  const names = new Map<string, string>()
  const nameIn = namesInFolder('.md')
  const add = (noteId: string, text: string) => {
    const name = nameIn(text, untitled).slice(0, -'.md'.length)
    names.set(noteId, name)
    return name
  }
  const has = (noteId: string) => names.has(noteId)
  return { add, has, of: (noteId) => names.get(noteId) ?? names.get('') ?? add('', withoutNote) }
}

/** The path of a file: in the folder of its note, under its own name if that is free. */
type NameFile = (file: { noteId: string; name: string }) => string

export function filePaths(root: string, { folders, names }: Packing): NameFile {
  const namers = new Map<string, ReturnType<typeof namesInFolder>>()
  return ({ noteId, name }) => {
    const folder = folders.of(noteId)
    const nameIn = namers.get(folder) ?? namesInFolder()
    namers.set(folder, nameIn)
    return `${root}/${folder}/${nameIn(name, names.file)}`
  }
}

/** Packs complete files. A file that can't be read is listed as missing, and the others are still packed. */
export function filePacker(packing: Packing): (file: FileOfNote) => Promise<void> {
  const { source, archive, counts, missing, files, report } = packing
  const nameFile = filePaths('files', packing)
  const add = (
    { id: fileId, attachedTo: noteId, name, type, createdAt }: FileOfNote,
    bytes: Uint8Array<ArrayBuffer>,
  ) => {
    const path = nameFile({ noteId, name })
    return archive.add(path, bytes, { kind: 'file', noteId, fileId, name, type }, createdAt)
  }
  return async (file) => {
    const { attachedTo: noteId, id: fileId, name, size } = file
    const bytes = await source.bytes(file)
    report()
    files.add(fileId)
    if (bytes && bytes.length > 0) {
      const { length } = bytes
      await add(file, bytes)
      counts.files += 1
      counts.bytes += length
    } else {
      missing.push({ noteId, fileId, name, size, why: 'unreadable' })
    }
    report()
  }
}

/** The records of all files of notes, in any state; not the profile picture. */
export async function listFiles({ files }: ArchiveSource): Promise<readonly FileOfNote[]> {
  const records: FileOfNote[] = []
  for await (const page of files()) records.push(...page.filter(isFileOfNote))
  return records
}
