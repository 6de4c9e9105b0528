import type { StorageTrouble } from '../domain/outboxRow.ts'

/** The list of notes, and searching in it. */
export const notesText = {
  title: 'Notes',
  list: 'Your notes',
  back: 'All notes',
  newNote: 'New note',
  trash: 'Trash',
  untitled: 'Empty note',
  reading: 'Reading your notes…',
  kept: 'As it was when you were last here. What is new comes as soon as the server answers.',
  unreachable: 'Your notes cannot be read right now. They will show as soon as the server answers.',
  unreachableRest:
    'Your other notes cannot be read right now. They will show as soon as the server answers.',
  emptyTitle: 'A quiet place for what you want to keep',
  empty: 'Whatever you write is saved by itself, also when you are offline. Only you can read it.',
  more: 'Show more notes',
  moreComing: 'Reading more…',
  invitation: 'Choose a note, or write a new one.',
  pin: (title: string) => `Pin “${title}”`,
  unpin: (title: string) => `Unpin “${title}”`,
  moveToTrash: (title: string) => `Move “${title}” to the trash`,
  pinned: 'Pinned',
  conflicted: 'Conflicted copy',
  onDevice: 'On this device',
  waiting: 'Not saved yet',
  refused: 'Could not be saved',
} as const

const inAll = 'in all your notes'

/** Searching in the notes. */
export const searchText = {
  label: 'Search your notes',
  clear: 'Clear the search',
  /** `newest`: how many were looked through; `null` where that is all of them. */
  found: (count: number, newest: number | null) =>
    `${foundWords(count)} ${scopeWords(newest)}.${count === 0 ? ' The trash was not searched.' : ''}`,
  inAll,
  searchAll: 'Search all notes',
  searching: (found: number, loaded: number) =>
    `${foundWords(found)}. Looking through your notes: ${loaded} so far…`,
  stop: 'Stop',
  showMore: 'Show more results',
} as const

/** Taking back what was just done to a note. */
export const undoText = {
  trashed: 'The note is in the trash now.',
  restored: 'The note is among your notes again.',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const

function foundWords(count: number): string {
  return count === 0 ? 'Nothing found' : count === 1 ? 'One note found' : `${count} notes found`
}

function scopeWords(newest: number | null): string {
  if (newest === null) return inAll
  return newest === 1 ? 'in your newest note' : `in your ${newest} newest notes`
}

/** What may stand above every page of people who are in, and comes with the first. */
export const memberText = {
  news: 'News',
  guest: 'You are here as a guest. Without an account, nobody can let you in again.',
  keep: 'Create an account',
  unverified: 'Your e-mail is not verified yet.',
  verify: 'Verify it',
  unasked:
    'You are still signed in, because a part of this page could not be fetched. Check your connection.',
  tryAgain: 'Try again',
} as const

/** What lies on a device, and what cannot. */
export const deviceText = {
  question:
    'Is this your own device? Then your notes can be kept here, and open fast, also offline.',
  keepNotes: 'Keep notes here',
  notHere: 'No, not here',
  nowKept: 'Your notes are kept on this device now.',
  nowNotKept: 'Your notes are not kept on this device.',
  label: 'Notes kept here',
  kept: 'What you have seen is kept here, locked, until you sign out. It opens fast, also offline.',
  notKept: 'Only changes that are not saved yet are kept here, locked.',
  keptNowhere: 'Nothing is kept here, because this is a shared computer.',
  keepNothing: 'Keep no notes here',
} as const

/** Why words live in this page only. */
export const storageTroubleText: Record<StorageTrouble, string> = {
  blocked: 'This browser blocks storage. Stay online until your changes are saved.',
  full: 'This device is full. Free some space, or stay online until your changes are saved.',
  shared:
    'This is a shared computer, so nothing is kept on it. Stay online until your changes are saved.',
  'no-key':
    'This device cannot keep changes until it has been online once. Please keep this page open.',
}
