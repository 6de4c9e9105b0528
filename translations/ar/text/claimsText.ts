import type * as english from '#src/text/claimsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'ليس لديك إذن بالوصول إلى هذه الصفحة',
  lead: `يُرجى التواصل مع ${supportContact} إذا كان من المفترض في رأيك أن يتوفر لك إذن الوصول. إذا تم منحك الإذن للتو، يُرجى إعادة التحقّق.`,
  unknownTitle: 'تعذّر التحقّق من إذن وصولك',
  checkAgain: 'إعادة التحقّق',
  checking: 'جارٍ التحقّق…',
  goHome: 'الصفحة الرئيسية',
}
