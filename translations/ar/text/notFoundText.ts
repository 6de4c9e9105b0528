import type * as english from '#src/text/notFoundText.ts'
import type { Translation } from '#translations/translation.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'الصفحة غير موجودة',
  lead: 'لا يوجد شيء على هذا العنوان.',
  goHome: 'الصفحة الرئيسية',
}
