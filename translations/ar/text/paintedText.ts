import type * as english from '#src/text/paintedText.ts'
import type { Translation } from '#translations/translation.ts'

export const paintedText: Translation<typeof english.paintedText> = {
  codeMissing: 'لم يكتمل تحميل هذه الصفحة. يُرجى التحقّق من الاتصال ثم إعادة تحميلها.',
  reload: 'إعادة تحميل الصفحة',
}
