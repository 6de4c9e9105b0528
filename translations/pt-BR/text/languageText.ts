import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/languageText.ts'

export const languageText: Translation<typeof english.languageText> = {
  label: 'Idioma',
  offline: 'Você poderá alterar o idioma quando voltar a ter conexão.',
}
