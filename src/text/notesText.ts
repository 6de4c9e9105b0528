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
