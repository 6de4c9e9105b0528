import { formatCount } from '#src/domain/format.ts'

export const noteText = {
  tab: 'Note',
  title: 'Title',
  body: 'Text',
  bodyPlaceholder: 'Start writing',
  pin: 'Pin',
  unpin: 'Unpin',
  toTrash: 'Move to trash',
  preview: 'Preview',
  picture: 'Image',
  table: 'Table',
  code: 'Code',
  task: 'Task',
  nothingToPreview: 'Nothing to preview.',
  plainPreview: 'This text can’t be previewed. Here it is unformatted.',
  pieceMissing: 'This part couldn’t be loaded. Reload the page.',
  opening: 'Opening…',
  edited: (when: string) => `Edited ${when}`,
  counts: (words: number, characters: number) => `${wordsOf(words)} · ${charactersOf(characters)}`,

  missing: 'Note not found',
  missingLead: 'It may have been permanently deleted, or the link may be incomplete.',
  unreachable: 'This note isn’t available offline',
  unreachableLead:
    'It isn’t on this device, and we can’t reach the server. It will open when you’re back online.',

  saving: 'Saving…',
  saved: 'Saved',
  onDevice: 'Saved on this device',
  inMemory: 'Not saved yet. Keep this page open.',
  refused: 'Couldn’t be saved',

  titleTooLong: 'The title is too long.',
  bodyTooLong: 'The text is too long.',
  excess: (characters: number) => `Shorten it by ${charactersOf(characters)}.`,

  inTrash: 'This note is in the trash.',
  restore: 'Restore',
} as const

function wordsOf(count: number): string {
  return count === 1 ? '1 word' : `${formatCount(count)} words`
}

function charactersOf(count: number): string {
  return count === 1 ? '1 character' : `${formatCount(count)} characters`
}

/** Conflicted copies. */
export const conflictText = {
  notice: 'Conflicted copy',
  noticeLead:
    'This text was also changed in another tab or on another device, so both versions were kept.',
  compare: 'Compare',
  heading: 'Compare versions',
  opening: 'Opening the other version…',
  legend:
    'Text only in this version is underlined. Text only in the other version is struck through.',
  title: 'Title',
  body: 'Text',
  same: 'Both versions are the same.',
  skipped: 'Unchanged text',
  thisVersion: 'This version',
  otherVersion: 'Other version',
  inTrash: 'The other version is in the trash. It’s restored unless you keep both.',
  outcome:
    'The version you don’t keep moves to the trash, where you can restore it for 30 days. If you keep both, they become two separate notes.',
  outcomeOfFiles: 'Files attached to this version stay with the one you keep.',
  originalDeleted: 'The other version was permanently deleted. You can keep this copy as a note.',
  unreachable: 'The other version isn’t on this device, and we can’t reach the server.',
  failed: {
    saving: 'We couldn’t update the other version. Try again.',
    movingFiles:
      'This copy has files that can’t be moved right now. Try again when you’re back online.',
  },
  keepThis: 'Keep this version',
  keepOther: 'Keep other version',
  keeping: 'Keeping…',
  keepBoth: 'Keep both',
  keepAsNote: 'Keep as a note',
  close: 'Decide later',
} as const

/** Notes that the server rejects. */
export const refusedNoteText = {
  notAllowed: 'The server rejected this note. Your text is still here.',
  tooMany: (limit: number) =>
    `You’ve reached the limit of ${formatCount(limit)} notes. Permanently delete a note from the trash, then try again.`,
  tooManyUnverified: (limit: number) =>
    `You’ve reached the limit of ${formatCount(limit)} notes. Verify your email to store many more.`,
  openTrash: 'Open the trash',
  verifyEmail: 'Verify your email',
  createAccount: 'Create an account',
  tryAgain: 'Try again',
  copy: 'Copy text',
  copied: 'Copied',
  download: 'Download',
  discard: 'Discard',
  askDiscard: 'Discard unsaved changes?',
  discardLead: 'The changes that couldn’t be saved will be permanently lost.',
  keep: 'Keep changes',
} as const

export const trashText = {
  title: 'Trash',
  lead: 'Notes in the trash are permanently deleted after 30 days.',
  empty: 'The trash is empty.',
  loading: 'Loading trash…',
  unreachable: 'The trash can’t be loaded right now. It will appear once the connection is back.',
  restore: 'Restore',
  restoreNote: (title: string) => `Restore “${title}”`,
  delete: 'Delete permanently',
  deleteNote: (title: string) => `Delete permanently: “${title}”`,
  goesSoon: 'Deleted within a day',
  goesIn: (days: number) => `Deleted in ${formatCount(days)} days`,
  emptyTrash: 'Empty trash',
  askOne: (title: string) => `Delete “${title}” permanently?`,
  askAll: 'Empty trash?',
  cannotUndo: 'This can’t be undone.',
  confirmOne: 'Delete permanently',
  confirmAll: 'Delete all',
  keepOne: 'Keep it',
  keepAll: 'Keep them',
  deleting: (count: number) =>
    count === 0
      ? 'Deleting…'
      : count === 1
        ? 'One note deleted so far…'
        : `${formatCount(count)} notes deleted so far…`,
  deleted: (count: number) =>
    count === 0
      ? 'Nothing was deleted.'
      : count === 1
        ? 'One note deleted.'
        : `${formatCount(count)} notes deleted.`,
  stop: 'Stop',
  cancel: 'Cancel',
} as const
