import { grouped } from './countText.ts'

/** The page of one note. */
export const noteText = {
  tab: 'Note',
  title: 'Title',
  body: 'Text',
  bodyPlaceholder: 'Write here',
  pin: 'Pin',
  unpin: 'Unpin',
  toTrash: 'Move to trash',
  preview: 'Preview',
  picture: 'Picture',
  table: 'Table',
  code: 'Code',
  done: 'Done',
  toDo: 'To do',
  nothingToPreview: 'Nothing written yet.',
  plainPreview: 'This text is too complex for a preview. Here it is as you wrote it.',
  pieceMissing: 'This part could not be fetched. Load the page again.',
  opening: 'Opening…',
  edited: 'Edited',
  counts: (words: number, characters: number) =>
    `${amount(words, 'word')} · ${amount(characters, 'character')}`,

  missing: 'No such note',
  missingLead: 'It may have been deleted for good, or the address may be incomplete.',
  unreachable: 'This note is not here yet',
  unreachableLead:
    'It is not on this device, and the server does not answer. It opens as soon as it can be reached.',

  saving: 'Saving…',
  saved: 'Saved',
  onDevice: 'Saved on this device',
  notYet: 'Not saved yet. Keep this page open.',
  refused: 'Could not be saved',

  titleTooLong: 'The title is too long to be saved.',
  bodyTooLong: 'The text is too long to be saved.',
  excess: (characters: number) => `Shorten it by ${amount(characters, 'character')}.`,

  inTrash: 'This note is in the trash.',
  restore: 'Restore',
} as const

function amount(count: number, thing: string): string {
  return `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** A note's conflicted copy. */
export const conflictText = {
  banner: 'Conflicted copy',
  bannerLead: 'The same place was changed somewhere else, so both texts were kept.',
  compare: 'Compare',
  heading: 'Compare the two notes',
  opening: 'Opening the other note…',
  legend: 'What stands only here is underlined. What stands only in the other note is struck out.',
  title: 'Title',
  body: 'Text',
  same: 'Both say the same.',
  skipped: 'A part that is the same in both',
  inTrash: 'The other note is in the trash. Keeping this brings it back.',
  alone: 'The other note was deleted for good. This copy can be an ordinary note.',
  unreachable: 'The other note is not on this device, and the server does not answer.',
  failed: {
    keeping: 'The other note cannot be changed right now. Choose again.',
    parting:
      'This copy has files that cannot be moved to the other note right now. Choose again once the server can be reached.',
  },
  keepThis: 'Keep this',
  keepingThis: 'Keeping…',
  keepOther: 'Keep the other',
  keepBoth: 'Keep both',
  keepAsNote: 'Keep as a note',
  close: 'Decide later',
} as const

/** A note that the server will not take. */
export const refusedText = {
  notAllowed: 'The server does not accept this note. Your words are still here.',
  tooMany: (limit: number) =>
    `Your account holds ${grouped(limit)} notes, and there is no room for this one. Delete a note from the trash for good, then try again.`,
  tooManyUnvouched: (limit: number) =>
    `Your account holds ${grouped(limit)} notes, and there is no room for this one. With an account whose e-mail is verified there is room for many more.`,
  openTrash: 'Open the trash',
  verifyEmail: 'Verify your e-mail',
  keepAccount: 'Create an account',
  tryAgain: 'Try again',
  copy: 'Copy text',
  copied: 'Copied',
  download: 'Download',
  discard: 'Discard',
  askDiscard: 'Discard what was not saved?',
  discardLead: 'What you wrote here since it was saved last will be gone for good.',
  keep: 'Keep it',
} as const

/** The trash of the notebook. */
export const trashText = {
  title: 'Trash',
  lead: 'Notes stay here for 30 days, and then go for good.',
  empty: 'The trash is empty.',
  reading: 'Reading the trash…',
  unreachable: 'The trash cannot be read right now. It will show as soon as the server answers.',
  restore: 'Restore',
  restoreNote: (title: string) => `Restore “${title}”`,
  remove: 'Delete for good',
  removeNote: (title: string) => `Delete for good: “${title}”`,
  goesSoon: 'Goes within a day',
  goesIn: (days: number) => `Goes in ${days} days`,
  emptyTrash: 'Empty the trash',
  askOne: (title: string) => `Delete “${title}” for good?`,
  askAll: 'Empty the trash?',
  cannotUndo: 'This cannot be undone.',
  confirmOne: 'Delete for good',
  confirmAll: 'Delete all of them',
  keepOne: 'Keep it',
  keepAll: 'Keep them',
  removing: (count: number) =>
    count === 0
      ? 'Deleting…'
      : count === 1
        ? 'One note deleted so far…'
        : `${count} notes deleted so far…`,
  removed: (count: number) =>
    count === 0
      ? 'Nothing was deleted.'
      : count === 1
        ? 'One note is deleted.'
        : `${count} notes are deleted.`,
  stop: 'Stop',
  leave: 'Leave the rest',
} as const
