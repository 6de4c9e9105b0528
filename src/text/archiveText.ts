import { filesOf, grouped, notesOf, opening } from './countText.ts'
import type { ArchiveCounts } from '../domain/archiveManifest.ts'
import type { ImportTally, LeftOutReason } from '../domain/importTally.ts'
import type { ArchiveRefusal } from '../domain/readManifest.ts'

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

/** Putting an export back. */
export const importText = {
  heading: 'Import an export',
  lead: 'Brings back notes and files from a ZIP file that was exported here, also from another account. Nothing that you have here is changed or replaced.',
  choose: 'Choose a ZIP file',
  chooseOther: 'Choose another file',
  drop: 'Or drop it on this page.',
  checking: 'Checking the file…',
  checkingProgress: 'How much of the file is checked',
  cancel: 'Cancel',
  whole: 'The file is whole. This is in it:',
  from: (moment: string) => `Exported ${moment}`,
  notes: ({ notes, inTrash }: ArchiveCounts) =>
    opening(
      inTrash === 0
        ? notesOf(notes)
        : `${notesOf(notes)}, ${grouped(inTrash)} of them in the trash`,
    ),
  files: ({ files }: ArchiveCounts, size: string) =>
    opening(files === 0 ? filesOf(0) : `${filesOf(files)}, ${size} in all`),
  unsynced: (count: number) =>
    count === 1
      ? 'One change that had not been saved'
      : `${grouped(count)} changes that had not been saved`,
  missing: (count: number) =>
    count === 1
      ? 'One thing was left out when it was exported.'
      : `${grouped(count)} things were left out when it was exported.`,
  rules:
    'Notes that you have here already stay as they are. Where one says something else here, the words from the file become a note of their own. Everything that is added gets today’s date.',
  account: 'Your account stays as it is.',
  picture: 'Your account stays as it is; the picture in the file is not taken over.',
  start: 'Import',
  leave: 'Do not import',
  restoring: 'Importing…',
  stopsThen:
    'Your import is still going on. If you leave this page, it stops: what is in by then stays, and the rest is missing until you import the file again.',
  restoringProgress: 'How much is imported',
  soFar: ({ notesAdded, filesAdded }: ImportTally) =>
    opening(`${notesOf(notesAdded)} and ${filesOf(filesAdded)} added so far.`),
  stay: 'Please keep this page open until it is done.',
  stop: 'Stop',
  goOn: 'Go on',
  finish: 'Leave it at that',
  stopped: 'Stopped.',
  fullOfNotes:
    'There is no room for more notes. Delete some for good, or verify your e-mail if you have not, then go on.',
  fullOfFiles:
    'There is no room for more files. Delete some, or verify your e-mail if you have not, then go on.',
  halted: 'It stopped in the middle.',
  done: 'The import is done.',
  added: ({ notesAdded, filesAdded }: ImportTally) =>
    opening(`${notesOf(notesAdded)} and ${filesOf(filesAdded)} were added.`),
  there: ({ notesThere, filesThere }: ImportTally) =>
    opening(`${notesOf(notesThere)} and ${filesOf(filesThere)} were here already.`),
  apart: (count: number) =>
    count === 1
      ? 'One of the notes says something else here; its words from the file are a note of their own now.'
      : `${grouped(count)} of the notes say something else here; their words from the file are notes of their own now.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One thing was left out; it still is in the file:'
      : `${grouped(count)} things were left out; they still are in the file:`,
  another: 'Import another file',
} as const

/** Why an archive is not taken. */
export const archiveRefusalText: Readonly<Record<ArchiveRefusal, string>> = {
  'not-ours': 'This is not a ZIP file that was exported here.',
  newer: 'This file comes from a newer version of this app. Reload the page, then try again.',
  damaged:
    'This file is damaged, or was changed after it was exported. Choose a copy that was not changed.',
  'too-large': 'This file says that it is larger than anything that is exported here.',
  unreadable:
    'This file cannot be read any more. It may have been moved or changed; choose it again.',
}

/** Said after why an archive is not taken, before or after something of it was. */
export const refusedText = {
  nothing: 'Nothing was changed.',
  partly: 'What had been added before stays.',
} as const

/** Why something was left out. */
export const leftOutText: Readonly<Record<LeftOutReason, string>> = {
  'too-long': 'longer than a note may be',
  'note-gone': 'its note is not here, or in the trash here: restore it, then import again',
  'deleted-here': 'it is being deleted here',
  'not-taken': 'this kind of file is not taken, or it is not what its name says',
  'not-allowed': 'the server does not take it',
}
