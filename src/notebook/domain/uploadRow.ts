import type { NewFile } from '../../domain/storedFile.ts'

/**
 * Why the server will not take a file, however often it is sent. `note-gone`: its note was deleted, or is
 * in the trash. `deleted`: it had arrived, and was deleted. `unreadable`: this device cannot give its bytes
 * any more.
 */
export type UploadRefusal = 'no-room' | 'note-gone' | 'deleted' | 'not-allowed' | 'unreadable'

/** A file for a note before its first byte is sent. */
export type NewUpload = Omit<NewFile, 'attachedTo'> & { noteId: string }

/** A file on its way to the server; its bytes lie beside it. */
export type UploadRow = NewUpload & {
  /** By this device's clock, in milliseconds since 1970. */
  addedAt: number
  /** The person wants it to wait; it stays so after a reload. */
  isPaused: boolean
  refusal: UploadRefusal | null
  /** All of its bytes were sent: if the server has no record of it, somebody has deleted it. */
  isSent?: boolean
}

/** A row, and whether it and its bytes outlive this page. */
export type KeptUpload = UploadRow & { isLasting: boolean }

/** Why a file was not even taken in. */
export type IntakeRefusal =
  | 'empty'
  | 'too-large'
  | 'type-not-allowed'
  /** The content is of another kind than the name says. */
  | 'not-what-it-says'
  | 'too-many'
  | 'no-room'
  | 'unreadable'
  /** This device, or a part of the app, failed. */
  | 'not-kept'
