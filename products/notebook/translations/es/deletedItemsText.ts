import type * as english from '#products/notebook/text/deletedItemsText.ts'
import { formatCount } from '#src/domain/format.ts'
import { filesOf } from '#translations/es/counts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { notesOf } from './notesOf.ts'

export const deletedItemsText: Translation<typeof english.deletedItemsText> = {
  notes: 'Todas tus notas, incluidas las de la papelera, en el servidor y en este dispositivo.',
  files: 'Todos tus archivos.',
  countedNotes: (notes, inTrash) => {
    if (notes === 0) return 'Ninguna nota'
    return inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} en la papelera`
  },
  countedFiles: (files, size) =>
    files === 0 ? 'Ningún archivo' : `${filesOf(files)}, ${size} en total`,
  manyInTrash: (most) => `${formatCount(most)} o más`,
  someInTrash: (notes) => formatCount(notes),
  changes: (notes) =>
    `Cambios sin guardar en ${notesOf(notes)} que están solo en este dispositivo.`,
  uploads: (files) =>
    plural(files, {
      one: '1 archivo que está solo en este dispositivo y no ha terminado de subirse.',
      other: `${formatCount(files)} archivos que están solo en este dispositivo y no han terminado de subirse.`,
    }),
}
