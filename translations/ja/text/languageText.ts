import type * as english from '#src/text/languageText.ts'
import type { Translation } from '#translations/translation.ts'

export const languageText: Translation<typeof english.languageText> = {
  label: '言語',
  offline: '言語はオンラインに戻ったときに変更できます。',
}
