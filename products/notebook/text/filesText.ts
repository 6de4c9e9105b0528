import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { formatSize, formatCount } from '#src/domain/format.ts'
import type { UploadRefusal } from '../domain/files/uploadRow.ts'
import { filesOnNoteLimit } from '../domain/note.ts'

export const filesText = {
  heading: 'Files',
  stranded: 'Files on this device',
  add: 'Add files',
  queueMissing: 'Adding files isn’t available right now. Your text is not affected.',
  drop: 'Drop files to add them to this note',
  adding: 'Checking files…',
  added: (name: string) => `“${name}” was added.`,
  pastedName: (moment: string, ending: string) => `Pasted image ${moment}${ending}`,
  unknown: 'Files can’t be loaded right now. They’ll appear once the connection is back.',
  open: (name: string) => `Open “${name}”`,
  download: (name: string) => `Download “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  fetching: 'Downloading…',
  cancel: 'Cancel',
  tooLargeToShow: 'This image can’t be previewed. You can download it.',
  downloadPicture: 'Download',
  close: 'Close',
  deleted: (name: string) => `“${name}” will be deleted.`,
  undo: 'Undo',
  keepPageOpen: 'Keep this page open until the file is deleted.',
  deletionFailed: (name: string) => `“${name}” couldn’t be deleted yet. We’ll keep trying.`,
  tryAgain: 'Try again',
} as const

export const uploadText = {
  progress: (name: string) => `Upload progress of “${name}”`,
  sent: (share: string, size: string) => `${share} of ${size}`,
  waiting: 'Waiting',
  retrying: 'We’ll keep trying.',
  paused: 'Paused',
  finishing: 'Finishing…',
  notPersisted: 'This file isn’t stored on this device. Keep this page open.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Try again',
  download: 'Download',
  remove: 'Remove',
  labelFor: (action: string, name: string) => `${action}: “${name}”`,
} as const

export const uploadRefusalText: Readonly<Record<UploadRefusal, string>> = {
  'no-room': 'You’re out of storage. Delete other files, then try again.',
  'note-gone': 'The note is in the trash or was deleted. The file is still on this device.',
  deleted: 'It was deleted, possibly on another device. A copy is still on this device.',
  unreadable: 'This device can’t read it anymore. Add it again.',
  'not-allowed': 'The server rejected this file. It’s still on this device.',
}

const kinds: Readonly<Record<string, string>> = {
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  'image/gif': 'GIF image',
  'image/webp': 'WebP image',
  'image/avif': 'AVIF image',
  'application/pdf': 'PDF',
  'text/plain': 'Text',
  'text/markdown': 'Markdown',
  'text/csv': 'CSV table',
  'application/json': 'JSON',
  'application/zip': 'ZIP archive',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel spreadsheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'PowerPoint presentation',
  'application/vnd.oasis.opendocument.text': 'OpenDocument text',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument spreadsheet',
  'application/vnd.oasis.opendocument.presentation': 'OpenDocument presentation',
  'audio/mpeg': 'MP3 audio',
  'audio/mp4': 'M4A audio',
  'audio/wav': 'WAV audio',
  'audio/ogg': 'OGG audio',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
  'video/quicktime': 'QuickTime video',
}

/** Name of a file type, by MIME type. */
export function fileKind(type: string): string {
  return kinds[type] ?? 'File'
}

/** Reasons why a file was rejected. The file name comes first. */
export const fileRefusalText = {
  heading: (count: number) =>
    count === 1 ? 'One file wasn’t added.' : `${formatCount(count)} files weren’t added.`,
  withReason: (name: string, reason: string) => `${name}: ${reason}`,
  empty: 'It’s empty.',
  'too-large': `It’s larger than ${formatSize(fileSizeLimit)}.`,
  'type-not-allowed': 'This file type isn’t supported.',
  'not-what-it-says': 'Its content doesn’t match its file name.',
  'too-many': `A note can have at most ${formatCount(filesOnNoteLimit)} files.`,
  'no-room': 'You’re out of storage. Delete other files, then add it again.',
  unreadable: 'It couldn’t be read. You can add files, but not folders.',
  'not-stored': 'It couldn’t be stored on this device. Add it again.',
  supported:
    'Images (PNG, JPEG, GIF, WebP, AVIF), PDF, text, Markdown, CSV, JSON, ZIP, Office documents, audio (MP3, M4A, WAV, OGG), and video (MP4, WebM, MOV) are supported.',
  dismiss: 'Dismiss',
} as const
