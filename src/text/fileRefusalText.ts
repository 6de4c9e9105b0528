import { fileSizeLimit, filesOnNoteLimit } from '../domain/fileLimits.ts'

/** Why a file was not taken; each begins after its name. */
export const fileRefusalText = {
  heading: (count: number) =>
    count === 1 ? 'One file was not added.' : `${count} files were not added.`,
  empty: 'It is empty.',
  'too-large': `It is too large: at most ${fileSizeLimit / 1_048_576} MB.`,
  'type-not-allowed': 'This kind of file is not taken.',
  'not-what-it-says': 'What is in it is not what its name says.',
  'too-many': `A note holds at most ${filesOnNoteLimit} files.`,
  'no-room': 'There is no room left for it. Delete other files, then add it again.',
  unreadable: 'It could not be read. A folder cannot be added, only the files in it.',
  'not-kept': 'It could not be kept on this device. Add it again.',
  taken:
    'Pictures (PNG, JPEG, GIF, WebP, AVIF), PDF, text, Markdown, CSV, JSON, ZIP, documents of the usual offices, sound (MP3, M4A, WAV, OGG) and film (MP4, WebM, MOV) are taken.',
  dismiss: 'Dismiss',
} as const
