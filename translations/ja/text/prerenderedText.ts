import type * as english from '#src/text/prerenderedText.ts'
import type { Translation } from '#translations/translation.ts'

export const prerenderedText: Translation<typeof english.prerenderedText> = {
  codeMissing: 'ページを読み込めませんでした。接続を確認して再読み込みしてください。',
  reload: 'ページを再読み込み',
}
