import { formatCount } from '#src/domain/format.ts'
import type { StorageProblem } from '#src/domain/session/storageProblem.ts'

export const notesText = {
  title: 'Notes',
  list: 'Your notes',
  back: 'All notes',
  newNote: 'New note',
  trash: 'Trash',
  untitled: 'Untitled',
  loading: 'Loading notes…',
  mayBeOutdated: 'Recent changes may be missing. They’ll appear once the connection is back.',
  unreachable: 'Your notes can’t be loaded right now. They’ll appear once the connection is back.',
  unreachableWait:
    'Your other notes can’t be loaded right now. They’ll appear once the connection is back.',
  emptyTitle: 'No notes yet',
  empty: 'Everything you write is saved automatically, even offline. Only you can read it.',
  more: 'Show more notes',
  moreComing: 'Loading more…',
  invitation: 'Select a note, or create a new one.',
  pin: (title: string) => `Pin “${title}”`,
  unpin: (title: string) => `Unpin “${title}”`,
  moveToTrash: (title: string) => `Move “${title}” to the trash`,
  pinned: 'Pinned',
  conflicted: 'Conflicted copy',
  onDevice: 'On this device',
  mayBeDeleted:
    'This browser may delete unsaved changes when it runs low on space, or after a week without a visit. Connect to the internet soon, or download a copy.',
  downloadCopy: 'Download a copy',
  inMemory: 'Not saved yet',
  refused: 'Couldn’t be saved',
} as const

const inAll = 'in all your notes'

export const searchText = {
  label: 'Search your notes',
  clear: 'Clear search',
  /** `newest`: how many notes were searched; `null` if all were. */
  found: (count: number, newest: number | null) => {
    if (count > 0) return `${foundText(count)} ${scopeText(newest)}.`
    if (newest === null) return 'No notes found. The trash wasn’t searched.'
    return `No notes found ${scopeText(newest)}. The trash wasn’t searched.`
  },
  inAll,
  searchAll: 'Search all notes',
  searching: (found: number, loaded: number) =>
    `${foundText(found)}. Searching your notes: ${formatCount(loaded)} so far…`,
  stop: 'Stop',
  showMore: 'Show more results',
} as const

export const undoText = {
  trashed: 'Note moved to trash.',
  restored: 'Note restored.',
  failed: 'The note couldn’t be changed. Try again.',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const

function foundText(count: number): string {
  return count === 0
    ? 'No notes found'
    : count === 1
      ? 'One note found'
      : `${formatCount(count)} notes found`
}

function scopeText(newest: number | null): string {
  if (newest === null) return inAll
  return newest === 1 ? 'in your newest note' : `in your ${formatCount(newest)} newest notes`
}

/** Keyed by the names in `domain/editor/shortcuts.ts`. */
export const shortcutsText = {
  heading: 'Keyboard shortcuts',
  close: 'Close',
  singleKeys: 'Use single-key shortcuts',
  names: {
    newNote: 'New note',
    search: 'Search your notes',
    bold: 'Bold',
    italic: 'Italic',
    save: 'Save now',
    undo: 'Undo the last change',
    list: 'Show this list',
  },
} as const

/** Storing notes on this device. */
export const deviceText = {
  question:
    'Is this your own device? We can store your notes here so they open fast and work offline.',
  storeHere: 'Store notes here',
  decline: 'No, thanks',
  nowStored: 'Your notes are now stored on this device.',
  nowNotStored: 'Your notes aren’t stored on this device.',
  label: 'Offline notes',
  stored:
    'Notes you’ve opened are stored here, encrypted, until you sign out. They open fast and work offline.',
  notStored: 'Only unsaved changes are stored here, encrypted.',
  sharedComputer: 'Nothing is stored here, because this is a shared computer.',
  stopStoring: 'Stop storing notes here',
  notRemoved: 'Your notes couldn’t be removed from this device. Try again.',
} as const

/** Why text is in this page's memory only. */
export const storageProblemText: Record<StorageProblem, string> = {
  blocked: 'This browser blocks storage. Stay online until your changes are saved.',
  full: 'This device is out of storage. Free up space, or stay online until your changes are saved.',
  shared:
    'This is a shared computer, so nothing is stored on it. Stay online until your changes are saved.',
  'no-key': 'This device can’t store changes until it has been online once. Keep this page open.',
}
