import { isolated } from '#translations/ar/isolated.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/greetingText.ts'

export const greetingText: Translation<typeof english.greetingText> = {
  hello: (name) => `مرحبًا، ${isolated(name)}`,
  guest: 'ضيف',
  reading: 'لحظة من فضلك…',
  tryAgain: 'إعادة المحاولة',
  label: 'التحية',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ.',
  deleted: 'تحيتك.',
}
