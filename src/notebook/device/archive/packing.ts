import type { MissingThing } from '../../../domain/archiveManifest.ts'
import type { ArchiveCounts } from '../../domain/archiveEntries.ts'
import { namesInFolder } from '../../domain/namesInFolder.ts'
import { isFileOfNote, type FileOfNote, type Note, type NoteContent } from '../../domain/note.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'
import type { NewUpload } from '../../domain/uploadRow.ts'
import type { StoredFile } from '../../../domain/storedFile.ts'
import type { ArchiveWriter } from '../../../device/archive/archiveWriter.ts'

/** What things are called in an archive that have no name of their own; a person reads it. */
export type ArchiveNames = {
  untitled: string
  withoutNote: string
  file: string
  /** Of what cannot be opened. */
  encrypted: string
}

/** Takes the entries of an archive. */
export type ArchiveEntries = Pick<ArchiveWriter, 'add'>

/** Where everything comes from that goes into an archive. */
export type ArchiveSource = {
  notes: () => AsyncIterable<readonly Note[]>
  /** Every note that came or changed since `notes` was asked for; others may be among them. */
  changed: () => AsyncIterable<readonly Note[]>
  /** One note as it is now; `null` where there is none. */
  note: (noteId: string) => Promise<Note | null>
  files: () => AsyncIterable<readonly StoredFile[]>
  /** The bytes of a file; `null` where they cannot be read while others can. */
  bytes: (file: StoredFile) => Promise<Blob | null>
  /** Edits that are not known to be on the server. */
  rows: () => Promise<readonly OutboxRow[]>
  /** How many edits and files lie on this device that cannot be opened; waits for their key for a while. */
  encrypted: () => Promise<number>
  /** Files that were not sent yet. */
  uploads: () => Promise<readonly NewUpload[]>
  uploadBytes: (fileId: string) => Promise<Blob | null>
}

/** What has to be known of a note that is in an archive. */
type PackedNote = Pick<Note, 'opId' | 'parentOpId'> & Pick<NoteContent, 'deleted' | 'conflictOf'>

/** What is at hand while an archive is packed. */
export type Packing = {
  source: ArchiveSource
  names: ArchiveNames
  archive: ArchiveEntries
  counts: ArchiveCounts
  missing: MissingThing[]
  folders: NoteFolders
  /** The notes in the archive, by their ids. */
  notes: Map<string, PackedNote>
  /** Files that are in the archive, or named as missing. */
  files: Set<string>
  /** Says how far it is; throws once the work has been called off. */
  tell: () => void
}

/** The name that each note has in an archive, and a folder with its files. */
export type NoteFolders = {
  /** Gives a note its name. */
  add: (noteId: string, text: string) => string
  has: (noteId: string) => boolean
  /** The folder of a note; those that are not there any more share one. */
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

/** The path of a file: in the folder of its note, under its own name as far as that goes. */
export type NameFile = (file: { noteId: string; name: string }) => string

export function filePaths(localStore: string, { folders, names }: Packing): NameFile {
  const namers = new Map<string, ReturnType<typeof namesInFolder>>()
  return ({ noteId, name }) => {
    const folder = folders.of(noteId)
    const nameIn = namers.get(folder) ?? namesInFolder()
    namers.set(folder, nameIn)
    return `${localStore}/${folder}/${nameIn(name, names.file)}`
  }
}

/** Packs files that are whole. One that cannot be read is named, and does not keep the others back. */
export function filePacker(packing: Packing): (file: FileOfNote) => Promise<void> {
  const { source, archive, counts, missing, files, tell } = packing
  const nameFile = filePaths('files', packing)
  const add = (
    { id: fileId, attachedTo: noteId, name, type, createdAt }: FileOfNote,
    bytes: Blob,
  ) => {
    const path = nameFile({ noteId, name })
    return archive.add(path, bytes, { kind: 'file', noteId, fileId, name, type }, createdAt)
  }
  return async (file) => {
    const { attachedTo: noteId, id: fileId, name, size } = file
    const bytes = await source.bytes(file)
    tell()
    files.add(fileId)
    if (bytes && bytes.size > 0) {
      await add(file, bytes)
      counts.files += 1
      counts.bytes += bytes.size
    } else {
      missing.push({ noteId, fileId, name, size, why: 'unreadable' })
    }
    tell()
  }
}

/** The records of all files of notes, whatever their state. The person's picture is none of them. */
export async function listFiles({ files }: ArchiveSource): Promise<readonly FileOfNote[]> {
  const records: FileOfNote[] = []
  for await (const page of files()) records.push(...page.filter(isFileOfNote))
  return records
}
