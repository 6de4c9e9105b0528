import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/languageText.ts'

export const languageText: Translation<typeof english.languageText> = {
  label: 'Idioma',
  offline: 'Podrás cambiar el idioma cuando vuelvas a tener conexión.',
}
