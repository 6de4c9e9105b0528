import { filesOf, grouped, notesOf, opening } from './countText.ts'
import type { ArchiveCounts } from '../domain/archiveManifest.ts'
import type { ImportTally, LeftOutReason } from '../domain/importTally.ts'
import type { ArchiveRefusal } from '../domain/readManifest.ts'

/** The page of a person's data. */
export const dataText = {
  title: 'Your data',
  lead: 'Export everything, or import an earlier export.',
} as const

/** Asked when the person leaves the page while an export or import is running. */
export const stayText = {
  heading: 'Leave this page?',
  stay: 'Stay',
  leave: 'Stop and leave',
} as const

/** Packing everything into one file. */
export const exportText = {
  heading: 'Export everything',
  lead: 'Creates a ZIP file in your browser with your notes as text files (including the trash), your files, and your account details. Passwords are not included.',
  counting: 'Counting…',
  contents: (notes: number, files: number, size: string) =>
    opening(`${notesOf(notes)} and ${filesOf(files)}${files === 0 ? '' : `, ${size} in all`}.`),
  unsynced: (count: number) =>
    count === 1
      ? 'Includes one change that isn’t saved yet.'
      : `${grouped(count)} changes that aren’t saved yet are included.`,
  start: 'Export everything',
  packingNotes: 'Exporting notes…',
  packingFiles: 'Exporting files…',
  notesSoFar: (notes: number) => opening(`${notesOf(notes)} so far`),
  bytesSoFar: (done: string, inAll: string) => `${done} of ${inAll}`,
  progress: 'Export progress',
  stay: 'Keep this page open until it’s done.',
  stopsThen: 'Your export is still running. If you leave this page, it will be canceled.',
  cancel: 'Cancel',
  full: 'There isn’t enough space on this device for your export. Free up some space and try again.',
  retry: 'Try again',
  done: (name: string, size: string) =>
    `Your export is ready and was passed to your browser: ${name}, ${size}.`,
  holds: (notes: number, files: number) => `It contains ${notesOf(notes)} and ${filesOf(files)}.`,
  again: 'Download again',
  anew: 'Export again',
  missing: (count: number) =>
    count === 1 ? 'One item was left out:' : `${grouped(count)} items were left out:`,
  missingAll: 'All of them are listed in manifest.json.',
  untitledFile: 'File',
  withoutNote: 'Files without a note',
  picture: 'picture',
  encrypted: 'An item stored on this device',
} as const

/** Why something is not in an archive. */
export const missingText = {
  unreadable: 'it could not be read',
  'not-arrived': 'it hasn’t been uploaded yet from the device it was added on',
  'too-large': 'it is too large for an export',
  encrypted: 'it couldn’t be decrypted here and stays where it is',
} as const

/** Names of a person's own things in a list. */
export const namedText = {
  quoted: (name: string) => `“${name}”`,
  more: (count: number) => `and ${grouped(count)} more`,
} as const

/** Putting an export back. */
export const importText = {
  heading: 'Import',
  lead: 'Restores notes and files from a ZIP file that was exported here, even from another account. Nothing you already have is changed or replaced.',
  choose: 'Choose a ZIP file',
  chooseOther: 'Choose another file',
  drop: 'Or drop it on this page.',
  checking: 'Checking the file…',
  checkingProgress: 'Check progress',
  cancel: 'Cancel',
  whole: 'This export contains:',
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
    count === 1 ? 'One unsaved change' : `${grouped(count)} unsaved changes`,
  missing: (count: number) =>
    count === 1
      ? 'One item was left out of this export.'
      : `${grouped(count)} items were left out of this export.`,
  rules:
    'Existing notes aren’t changed. If a note differs, the version from the file is added as a separate note. Everything you import gets today’s date.',
  account: 'Your account isn’t changed.',
  picture: 'Your account isn’t changed. The picture in the file isn’t imported.',
  start: 'Import',
  leave: 'Cancel import',
  restoring: 'Importing…',
  stopsThen:
    'Your import is still running. If you leave this page, it stops. Everything imported so far stays; import the file again to get the rest.',
  restoringProgress: 'Import progress',
  soFar: ({ notesAdded, filesAdded }: ImportTally) =>
    opening(`${notesOf(notesAdded)} and ${filesOf(filesAdded)} added so far.`),
  stay: 'Keep this page open until it’s done.',
  stop: 'Stop',
  goOn: 'Continue',
  finish: 'End import',
  stopped: 'Stopped.',
  fullOfNotes:
    'You’ve reached your note limit. Permanently delete some notes or verify your email, then continue.',
  fullOfFiles: 'You’re out of storage. Delete some files or verify your email, then continue.',
  halted: 'The import was interrupted.',
  done: 'Import complete.',
  added: ({ notesAdded, filesAdded }: ImportTally) =>
    opening(`${notesOf(notesAdded)} and ${filesOf(filesAdded)} were added.`),
  there: ({ notesThere, filesThere }: ImportTally) =>
    opening(`${notesOf(notesThere)} and ${filesOf(filesThere)} were already here.`),
  apart: (count: number) =>
    count === 1
      ? 'One note was different here. The version from the file was added as a separate note.'
      : `${grouped(count)} notes were different here. The versions from the file were added as separate notes.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One item was not imported. It’s still in the file:'
      : `${grouped(count)} items were not imported. They’re still in the file:`,
  another: 'Import another file',
} as const

/** Why an archive is not taken. */
export const archiveRefusalText: Readonly<Record<ArchiveRefusal, string>> = {
  'not-ours': 'This isn’t an export from this app.',
  newer: 'This file comes from a newer version of this app. Reload the page, then try again.',
  damaged: 'This file is damaged or was changed after it was exported. Choose an unchanged copy.',
  'too-large': 'This file is larger than any export from this app.',
  unreadable:
    'This file can’t be read anymore. It may have been moved or changed. Choose it again.',
}

/** Said after why an archive is not taken, before or after something of it was. */
export const refusedText = {
  nothing: 'Nothing was changed.',
  partly: 'Everything imported so far stays.',
} as const

/** Why something was left out. */
export const leftOutText: Readonly<Record<LeftOutReason, string>> = {
  'too-long': 'it’s too long for a note',
  'note-gone': 'its note is missing or in the trash. Restore it, then import again',
  'deleted-here': 'it’s being deleted',
  'not-taken': 'this file type isn’t supported, or its content doesn’t match its name',
  'not-allowed': 'the server rejected it',
}
