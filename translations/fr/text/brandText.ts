import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#translations/translation.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `l’assistance (${__BRAND__.support})`
  : 'l’assistance'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Aide et conditions',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  support: 'Assistance',
}
