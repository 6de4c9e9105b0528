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
