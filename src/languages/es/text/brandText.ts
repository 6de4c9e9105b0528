import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/brandText.ts'

export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `Contacta con soporte (${__BRAND__.support})`
  : 'Contacta con soporte'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Ayuda y condiciones',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  support: 'Soporte',
}
