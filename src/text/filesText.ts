import type { UploadRefusal } from '../domain/uploadRow.ts'

/** The files of a note. */
export const filesText = {
  heading: 'Files',
  stranded: 'Its files on this device',
  add: 'Add files',
  queueMissing: 'The part that adds files could not be fetched. The text is not affected.',
  drop: 'Drop the files here to add them to this note',
  adding: 'Looking at the files…',
  added: (name: string) => `“${name}” is here now.`,
  pastedName: (moment: string, ending: string) => `Pasted picture ${moment}${ending}`,
  unknown:
    'The files of this note cannot be read right now. They will show as soon as the server answers.',
  open: (name: string) => `Open “${name}”`,
  download: (name: string) => `Download “${name}”`,
  remove: (name: string) => `Delete “${name}”`,
  fetching: 'Fetching…',
  cancel: 'Cancel',
  tooLargeToShow: 'This picture cannot be shown here. You can download it.',
  save: 'Download',
  close: 'Close',
  deleted: (name: string) => `“${name}” will be deleted.`,
  undo: 'Undo',
  fleeting: 'This device does not keep that: leave this page open until the file is gone.',
  stayed: (name: string) => `“${name}” could not be deleted yet. It is tried again by itself.`,
  tryAgain: 'Try again',
} as const

/** A file on its way to the server. */
export const uploadText = {
  progress: (name: string) => `How much of “${name}” has been sent`,
  sent: (share: string, size: string) => `${share} of ${size}`,
  waiting: 'Waits for its turn',
  again: 'It is tried again by itself.',
  paused: 'Paused',
  settling: 'Almost there…',
  notLasting: 'It is not kept on this device. Keep this page open.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Try again',
  keepHere: 'Save to this device',
  remove: 'Remove',
  named: (action: string, name: string) => `${action}: “${name}”`,
} as const

/** Why the server will not take a file. */
export const uploadRefusalText: Readonly<Record<UploadRefusal, string>> = {
  'no-room': 'There is no room left for it. Delete other files, then try again.',
  'note-gone': 'Its note is in the trash, or deleted. The file is still on this device.',
  deleted: 'It was deleted, perhaps on another device. The file is still on this one.',
  unreadable: 'This device cannot read it any more. Add it again.',
  'not-allowed': 'The server does not accept this file. It is still on this device.',
}
