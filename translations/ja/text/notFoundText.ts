import type * as english from '#src/text/notFoundText.ts'
import type { Translation } from '#translations/translation.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'ページが見つかりません',
  lead: 'このアドレスにページはありません。',
  goHome: 'ホームに戻る',
}
