import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#translations/translation.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `den Support (${__BRAND__.support})`
  : 'den Support'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Hilfe und Rechtliches',
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  support: 'Support',
}
