import type * as english from '#src/text/languageText.ts'
import type { Translation } from '#translations/translation.ts'

export const languageText: Translation<typeof english.languageText> = {
  label: 'اللغة',
  offline: 'يمكنك تغيير اللغة عند عودة الاتصال بالإنترنت.',
}
