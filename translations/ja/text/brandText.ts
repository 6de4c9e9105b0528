import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#translations/translation.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `サポート（${__BRAND__.support}）`
  : 'サポート'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'ヘルプと規約',
  terms: '利用規約',
  privacy: 'プライバシー',
  support: 'サポート',
}
