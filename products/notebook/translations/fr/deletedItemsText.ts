import type { deletedItemsText as english } from '#products/notebook/text/deletedItemsText.ts'
import { capitalized, formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { filesOf, notesOf } from './counts.ts'

export const deletedItemsText: Translation<typeof english> = {
  notes: 'Toutes vos notes, y compris celles de la corbeille, sur le serveur et sur cet appareil.',
  files: 'Tous vos fichiers.',
  countedNotes: (notes, inTrash) =>
    capitalized(
      inTrash === null ? notesOf(notes) : `${notesOf(notes)}, dont ${inTrash} dans la corbeille`,
    ),
  countedFiles: (files, size) =>
    capitalized(files === 0 ? filesOf(files) : `${filesOf(files)}, ${size} au total`),
  manyInTrash: (most) => `${formatCount(most)} ou plus`,
  someInTrash: (notes) => formatCount(notes),
  changes: (notes) =>
    plural(notes, {
      one: 'Les modifications non enregistrées d’une note qui sont uniquement sur cet appareil.',
      other: `Les modifications non enregistrées de ${formatCount(notes)} notes qui sont uniquement sur cet appareil.`,
    }),
  uploads: (files) =>
    plural(files, {
      one: 'Un fichier présent uniquement sur cet appareil, dont l’envoi n’est pas terminé.',
      other: `${formatCount(files)} fichiers présents uniquement sur cet appareil, dont l’envoi n’est pas terminé.`,
    }),
}
