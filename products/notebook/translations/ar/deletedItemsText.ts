import type * as english from '#products/notebook/text/deletedItemsText.ts'
import { formatCount } from '#src/domain/format.ts'
import { filesAre, notesAre, ofNotes } from '#translations/ar/counts.ts'
import { isolated } from '#translations/ar/isolated.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const deletedItemsText: Translation<typeof english.deletedItemsText> = {
  notes: 'جميع ملاحظاتك، بما في ذلك المهملات، على الخادم وعلى هذا الجهاز.',
  files: 'جميع ملفاتك.',
  countedNotes: (notes, inTrash) =>
    inTrash === null ? notesAre(notes) : `${notesAre(notes)}، منها ${inTrash} في المهملات`,
  countedFiles: (files, size) =>
    files === 0 ? filesAre(files) : `${filesAre(files)}، بحجم إجمالي ${isolated(size)}`,
  manyInTrash: (most) => `${formatCount(most)} أو أكثر`,
  someInTrash: (notes) => formatCount(notes),
  changes: (notes) => `تغييرات غير محفوظة على ${ofNotes(notes)} على هذا الجهاز فقط.`,
  uploads: (files) =>
    plural(files, {
      one: 'ملف واحد على هذا الجهاز فقط لم يكتمل تحميله.',
      two: 'ملفان على هذا الجهاز فقط لم يكتمل تحميلهما.',
      few: `${formatCount(files)} ملفات على هذا الجهاز فقط لم يكتمل تحميلها.`,
      many: `${formatCount(files)} ملفًا على هذا الجهاز فقط لم يكتمل تحميلها.`,
      other: `${formatCount(files)} ملف على هذا الجهاز فقط لم يكتمل تحميلها.`,
    }),
}
