import type { Failure } from '../domain/failure.ts'
import type { StoredFile } from '../domain/storedFile.ts'
import type { Port } from './ports.ts'

/** Which note's files to follow. */
export type NotePlace = { uid: string; noteId: string }

type FilesRead =
  /** As this device kept them when they were last seen. */
  | { type: 'files.shelved'; files: readonly StoredFile[] }
  /** As the server has them, at once and after every change. */
  | { type: 'files.read'; files: readonly StoredFile[] }
  /** The server does not answer; it is asked again by itself. */
  | { type: 'files.silent' }

type Removed =
  | { type: 'file.removed'; fileId: string }
  | { type: 'file.stayed'; fileId: string; failure: Failure }

export type NoteFilesEvent =
  | FilesRead
  | Removed
  /** The words of the note went into a copy: its files are shown from now on. */
  | { type: 'files.follow'; noteId: string }
  /** The person goes away from the note: what was deleted cannot be taken back any more. */
  | { type: 'files.leave' }
  | { type: 'file.delete'; fileId: string }
  | { type: 'undo.take' }
  /** The person is at the offer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  /** What could not be deleted is to be tried again. */
  | { type: 'removal.retry' }

/** Follows the files of a note for as long as it runs, and tries again by itself. */
export type WatchFiles = Port<FilesRead, NotePlace>

/** Asks for a file to be deleted for good. */
export type RemoveFile = { type: 'file.remove'; fileId: string }

/** Deletes files, one after the other; goes on with those it was asked for after it is stopped. */
export type RemoveFiles = Port<Removed, { uid: string }, RemoveFile>

export type NoteFilesContext = NotePlace & {
  files: readonly StoredFile[]
  /** Whether anybody has said yet which files there are. */
  isKnown: boolean
  /** What the person has just deleted, and may take back. */
  offered: string | null
  /** What is being deleted for good. */
  removing: readonly string[]
  /** What could not be deleted, and why. */
  stayed: { fileId: string; failure: Failure } | null
}

export const nothingYet: Omit<NoteFilesContext, keyof NotePlace> = {
  files: [],
  isKnown: false,
  offered: null,
  removing: [],
  stayed: null,
}

/** What is to be deleted for good now. */
export function condemned({ offered, stayed }: NoteFilesContext): string {
  return offered ?? stayed?.fileId ?? ''
}
