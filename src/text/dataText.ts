import { filesOf, grouped, notesOf, opening } from './countText.ts'

/** The page of a person's data. */
export const dataText = {
  title: 'Your data',
  lead: 'Take everything you keep here with you, or put it back.',
} as const

/** Leaving the page while something is at work there. */
export const stayText = {
  heading: 'Leave this page?',
  stay: 'Stay',
  leave: 'Stop and leave',
} as const

/** Packing everything into one file. */
export const exportText = {
  heading: 'Export everything',
  lead: 'One ZIP file, made in this browser: your notes as text files, with those in the trash, your files as they are, and what Firebase knows about your account. Passwords are not in it.',
  counting: 'Counting…',
  contents: (notes: number, files: number, size: string) =>
    opening(`${notesOf(notes)} and ${filesOf(files)}${files === 0 ? '' : `, ${size} in all`}.`),
  unsynced: (count: number) =>
    count === 1
      ? 'One change that is not saved yet goes into it, too.'
      : `${grouped(count)} changes that are not saved yet go into it, too.`,
  start: 'Export everything',
  packingNotes: 'Packing your notes…',
  packingFiles: 'Packing your files…',
  notesSoFar: (notes: number) => opening(`${notesOf(notes)} so far`),
  bytesSoFar: (done: string, inAll: string) => `${done} of ${inAll}`,
  progress: 'How much is packed',
  stay: 'Please keep this page open until it is done.',
  stopsThen:
    'Your export is still being made. If you leave this page, it stops, and you get no file.',
  cancel: 'Cancel',
  full: 'There is not enough room on this device for your export. Make some, and try again.',
  retry: 'Try again',
  done: (name: string, size: string) =>
    `Your file is made, and handed to your browser: ${name}, ${size}.`,
  holds: (notes: number, files: number) => `It holds ${notesOf(notes)} and ${filesOf(files)}.`,
  again: 'Save again',
  anew: 'Export once more',
  missing: (count: number) =>
    count === 1 ? 'One thing is not in it:' : `${grouped(count)} things are not in it:`,
  missingAll: 'All of them are named in its manifest.json.',
  untitledFile: 'File',
  withoutNote: 'Files without a note',
  picture: 'picture',
  sealed: 'Something kept on this device',
} as const

/** Why something is not in an archive. */
export const missingText = {
  unreadable: 'it could not be read',
  'not-arrived': 'the device that it was added on has not sent it yet',
  'too-large': 'it is longer than an export can hold',
  sealed: 'it could not be opened here. It stays where it is',
} as const

/** Names of a person's own things in a list. */
export const namedText = {
  quoted: (name: string) => `“${name}”`,
  more: (count: number) => `and ${grouped(count)} more`,
} as const
