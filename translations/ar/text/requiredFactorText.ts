import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: 'إعداد عامل تحقّق ثانٍ',
  lead: 'سيُفتح حسابك بعد إعداد عامل تحقّق ثانٍ.',
  again: 'إذا كان لديك عامل تحقّق بالفعل، فسجّل الخروج ثم سجّل الدخول باستخدامه.',
}
