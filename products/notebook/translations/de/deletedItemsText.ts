import type { deletedItemsText as english } from '#products/notebook/text/deletedItemsText.ts'
import { capitalized, formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { filesOf, notesOf } from './counts.ts'

export const deletedItemsText: Translation<typeof english> = {
  notes: 'Alle deine Notizen, auch die im Papierkorb, auf dem Server und auf diesem Gerät.',
  files: 'Alle deine Dateien.',
  countedNotes: (notes, inTrash) =>
    capitalized(inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} im Papierkorb`),
  countedFiles: (files, size) =>
    capitalized(files === 0 ? filesOf(files) : `${filesOf(files)}, insgesamt ${size}`),
  manyInTrash: (most) => `${formatCount(most)} oder mehr`,
  someInTrash: (notes) => formatCount(notes),
  changes: (notes) =>
    plural(notes, {
      one: 'Nicht gespeicherte Änderungen an einer Notiz, die nur auf diesem Gerät sind.',
      other: `Nicht gespeicherte Änderungen an ${formatCount(notes)} Notizen, die nur auf diesem Gerät sind.`,
    }),
  uploads: (files) =>
    plural(files, {
      one: 'Eine Datei, die nur auf diesem Gerät und noch nicht fertig hochgeladen ist.',
      other: `${formatCount(files)} Dateien, die nur auf diesem Gerät und noch nicht fertig hochgeladen sind.`,
    }),
}
