import type * as english from '#src/text/prerenderedText.ts'
import type { Translation } from '#translations/translation.ts'

export const prerenderedText: Translation<typeof english.prerenderedText> = {
  codeMissing: 'لم يكتمل تحميل هذه الصفحة. يُرجى التحقّق من الاتصال ثم إعادة تحميلها.',
  reload: 'إعادة تحميل الصفحة',
}
