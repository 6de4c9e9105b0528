import { capitalized, formatCount } from '#src/domain/format.ts'
import { filesOf } from '#src/text/shared/counts.ts'
import { notesOf } from './notesOf.ts'

/** The notebook's items that are deleted with the account. */
export const deletedItemsText = {
  notes: 'All your notes, including the trash, on the server and on this device.',
  files: 'All your files.',
  countedNotes: (notes: number, inTrash: string | null) =>
    capitalized(inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} in the trash`),
  countedFiles: (files: number, size: string) =>
    capitalized(files === 0 ? filesOf(files) : `${filesOf(files)}, ${size} in total`),
  manyInTrash: (most: number) => `${formatCount(most)} or more`,
  someInTrash: (notes: number) => formatCount(notes),
  changes: (notes: number) => `Unsaved changes to ${notesOf(notes)} that are only on this device.`,
  uploads: (files: number) =>
    capitalized(`${filesOf(files)} only on this device that haven’t finished uploading.`),
} as const
