import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/brandText.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `soporte (${__BRAND__.support})`
  : 'soporte'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Ayuda y condiciones',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  support: 'Soporte',
}
