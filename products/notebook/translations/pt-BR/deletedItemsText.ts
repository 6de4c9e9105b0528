import type * as english from '#products/notebook/text/deletedItemsText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import { filesOf } from '#translations/pt-BR/counts.ts'
import type { Translation } from '#translations/translation.ts'
import { notesOf } from './notesOf.ts'

export const deletedItemsText: Translation<typeof english.deletedItemsText> = {
  notes: 'Todas as suas notas, inclusive as da lixeira, no servidor e neste dispositivo.',
  files: 'Todos os seus arquivos.',
  countedNotes: (notes, inTrash) => {
    if (notes === 0) return 'Nenhuma nota'
    return inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} na lixeira`
  },
  countedFiles: (files, size) =>
    files === 0 ? 'Nenhum arquivo' : `${filesOf(files)}, ${size} no total`,
  manyInTrash: (most) => `${formatCount(most)} ou mais`,
  someInTrash: (notes) => formatCount(notes),
  changes: (notes) => `Alterações não salvas em ${notesOf(notes)} que estão só neste dispositivo.`,
  uploads: (files) =>
    plural(files, {
      one: '1 arquivo que está só neste dispositivo e ainda não foi totalmente enviado.',
      other: `${formatCount(files)} arquivos que estão só neste dispositivo e ainda não foram totalmente enviados.`,
    }),
}
