import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatSize, formatCount, formatList } from '#src/domain/format.ts'
import type { ArchiveText, DeletionText, MoveText, ProductText } from '#src/product/textContract.ts'
import { filesOf } from '#src/text/shared/counts.ts'
import type { LeftOutReason } from '../domain/archive/imported.ts'
import { notesOf } from './notesOf.ts'

const notesAndFilesOf = (notes: number, files: number) =>
  formatList([notesOf(notes), filesOf(files)])

/** Names for archive entries without a title. */
export const entryText = {
  file: 'File',
  withoutNote: 'Files without a note',
  encrypted: 'An item stored on this device',
} as const

const archive: ArchiveText = {
  exportLead:
    'Creates a ZIP file in your browser with your notes as text files (including the trash), your files, and your account details. Passwords are not included.',
  counts: ({ notes = 0, files = 0, bytes = 0 }) => {
    const items = notesAndFilesOf(notes, files)
    return capitalized(files === 0 ? `${items}.` : `${items}, ${formatSize(bytes)} in total.`)
  },
  unsaved: ({ unsent = 0 }) => {
    if (unsent === 0) return null
    return unsent === 1
      ? 'Includes one change that isn’t saved yet.'
      : `${formatCount(unsent)} changes that aren’t saved yet are included.`
  },
  packing: (step) => (step === 'files' ? 'Exporting files…' : 'Exporting notes…'),
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(done)} of ${formatSize(total)}`
      : capitalized(`${notesOf(done)} so far`),
  contained: ({ notes = 0, files = 0 }) => `It contains ${notesAndFilesOf(notes, files)}.`,
  missing: {
    unreadable: 'it couldn’t be read',
    'not-arrived': 'it hasn’t been uploaded yet from the device it was added on',
    'too-large': 'it’s too large for an export',
    encrypted: 'this version of the app can’t read it, and it stays where it is',
  },
  importLead:
    'Restores notes and files from a ZIP file that was exported here, even from another account. Nothing you already have is changed or replaced.',
  preview: ({ notes = 0, inTrash = 0, files = 0, bytes = 0, unsent = 0 }) => {
    return [
      capitalized(
        inTrash === 0
          ? notesOf(notes)
          : `${notesOf(notes)}, ${formatCount(inTrash)} of them in the trash`,
      ),
      capitalized(
        files === 0 ? filesOf(files) : `${filesOf(files)}, ${formatSize(bytes)} in total`,
      ),
      ...(unsent === 0 ? [] : [unsavedChanges(unsent)]),
    ]
  },
  rules:
    'Existing notes aren’t changed. If a note differs, the version from the file is added as a separate note. Everything you import gets today’s date.',
  soFar: ({ notesAdded = 0, filesAdded = 0 }) =>
    capitalized(`${notesAndFilesOf(notesAdded, filesAdded)} added so far.`),
  outcome: ({
    notesAdded = 0,
    filesAdded = 0,
    notesExisting = 0,
    filesExisting = 0,
    separateNotes = 0,
  }) => {
    const added = notesAndFiles({ notes: notesAdded, files: filesAdded })
    const there = notesAndFiles({ notes: notesExisting, files: filesExisting })
    return [
      added === null ? 'Nothing was added.' : addedSentence(added, notesAdded + filesAdded),
      ...(there === null ? [] : [existingSentence(there, notesExisting + filesExisting)]),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (of) =>
    of === 'notes'
      ? 'You’ve reached your note limit. Permanently delete some notes or verify your email, then continue.'
      : 'You’re out of storage. Delete some files or verify your email, then continue.',
  leftOut: {
    'too-long': 'it’s too long for a note',
    'note-gone': 'its note is missing or in the trash. Restore it, then import again',
    'deleted-here': 'it’s being deleted',
    'type-not-allowed': 'this file type isn’t supported, or its content doesn’t match its name',
    'not-allowed': 'the server rejected it',
  } satisfies Record<LeftOutReason, string>,
}

function unsavedChanges(count: number): string {
  return count === 1 ? 'One unsaved change' : `${formatCount(count)} unsaved changes`
}

function addedSeparately(count: number): string {
  return count === 1
    ? 'One note was different here. The version from the file was added as a separate note.'
    : `${formatCount(count)} notes were different here. The versions from the file were added as separate notes.`
}

function addedSentence(items: string, count: number): string {
  return capitalized(count === 1 ? `${items} was added.` : `${items} were added.`)
}

function existingSentence(items: string, count: number): string {
  return capitalized(count === 1 ? `${items} was already here.` : `${items} were already here.`)
}

/** Lists notes and files; `null` if there are none. */
function notesAndFiles({ notes = 0, files = 0 }: ItemCounts): string | null {
  const words = [...(notes > 0 ? [notesOf(notes)] : []), ...(files > 0 ? [filesOf(files)] : [])]
  return words.length === 0 ? null : formatList(words)
}

const move: MoveText = {
  counting: 'Checking your notes and files…',
  uncounted: 'Your notes and files will move with you.',
  comesAlong: (counts, unsaved) => {
    const items = notesAndFiles(counts)
    if (items) return capitalized(`${items} will move with you.`)
    return unsaved === 0
      ? 'You have no notes here yet, so there is nothing to move.'
      : 'Your notes will move with you.'
  },
  unsaved: (count) =>
    count === 1
      ? 'One note has unsaved changes. They’ll move, too.'
      : `${formatCount(count)} notes have unsaved changes. They’ll move, too.`,
  title: 'Move your notes',
  heading: 'Moving your notes',
  lead: 'Your guest notes and files are moving to your account. You can keep working.',
  steps: { notes: 'Notes', files: 'Files' },
  notYet: 'Some notes haven’t moved yet',
  freeUpSpace: 'Permanently delete notes or files you no longer need, then continue.',
  home: 'Go to your notes',
  movedHeading: 'Your notes have moved',
  movedLead: 'All your guest notes and files are now in your account. The guest copy was deleted.',
  confirmHeading: (account, counts) => {
    const items = counts && notesAndFiles(counts)
    return items
      ? `Move ${items} to ${account}?`
      : `Move the guest notes from this browser to ${account}?`
  },
  confirmLead: (account) =>
    `Someone wrote notes as a guest in this browser. Move them only if that was you and ${account} is your account. Otherwise they stay as they are.`,
  pendingHeading: 'A guest’s notes are waiting for you',
  pendingLead:
    'Someone wrote notes as a guest in this browser before you signed in. They’re offered only to you, and stay here until you move or delete them.',
  deletePendingGuest: 'Delete the guest’s notes',
  pendingDeleted: 'The guest’s notes were deleted',
  noticeMoving: 'Your guest notes are moving to your account…',
  noticeStopped: 'Some guest notes haven’t moved to your account yet.',
  noticeWaiting: 'Your guest notes will keep moving when the server is available.',
  noticeMoved: 'Your guest notes are now in your account.',
  noticeGuestGone: 'The guest account whose notes were moving no longer exists.',
  noticeUnconfirmed: 'Someone wrote notes as a guest in this browser.',
}

const deletion: DeletionText = {
  guest:
    'Notes and files from your guest session in this browser that haven’t been moved to your account.',
  documents: 'Your notes',
  dataDeleted: 'Your notes and files have been deleted. Next, we’ll delete your account.',
}

/** The notebook's text on the door's screens. */
export const productText: ProductText = { archive, move, deletion }
