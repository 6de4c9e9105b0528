import type * as english from '#src/text/claimsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'このページへのアクセス権がありません',
  lead: `アクセス権があるはずだと思われる場合は、${supportContact}にお問い合わせください。アクセス権を付与されたばかりの場合は、もう一度確認してください。`,
  unknownTitle: 'アクセス権を確認できませんでした',
  checkAgain: '再確認',
  checking: '確認中…',
  goHome: 'ホームに戻る',
}
