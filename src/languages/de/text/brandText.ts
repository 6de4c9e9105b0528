import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `Wende dich an den Support (${__BRAND__.support})`
  : 'Wende dich an den Support'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Hilfe und Rechtliches',
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  support: 'Support',
}
