import type { AttachRefusal } from '#src/firebase/collections/attachedFiles.ts'

const refused: Readonly<Record<AttachRefusal, string>> = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 10 MB.',
  'type-not-allowed': 'Files of this type can’t be added.',
  'not-what-it-says': 'The content of this file doesn’t match its name.',
  unreadable: 'This file can’t be read. Choose it again.',
  full: 'You’re out of storage. Delete a file first.',
  'no-document': 'This book no longer exists.',
}

export const bookFilesText = { add: 'Add a file', delete: 'Delete', refused } as const
