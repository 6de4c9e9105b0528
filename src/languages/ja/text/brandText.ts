import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#src/languages/translation.ts'

/** The end of a sentence about a problem that only the owner can solve. */
export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `サポート（${__BRAND__.support}）にお問い合わせください`
  : 'サポートにお問い合わせください'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'ヘルプと規約',
  terms: '利用規約',
  privacy: 'プライバシー',
  support: 'サポート',
}
