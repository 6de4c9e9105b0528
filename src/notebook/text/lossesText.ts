import { grouped } from '../../domain/format.ts'
import { filesOf, opening } from '../../text/counts.ts'
import { notesOf } from './notesOf.ts'

/** What account deletion removes from the notebook. */
export const lossesText = {
  notes: 'All your notes, including the trash, on the server and on this device.',
  files: 'All your files.',
  countedNotes: (notes: number, inTrash: string | null) =>
    opening(inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} in the trash`),
  countedFiles: (files: number, size: string) =>
    opening(files === 0 ? filesOf(files) : `${filesOf(files)}, ${size} in all`),
  manyInTrash: (most: number) => `${grouped(most)} or more`,
  someInTrash: (notes: number) => grouped(notes),
  words: (notes: number) => `Unsaved changes to ${notesOf(notes)} that are only on this device.`,
  uploads: (files: number) =>
    opening(`${filesOf(files)} only on this device that haven’t finished uploading.`),
} as const
