import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `Contactez l’assistance (${__BRAND__.support})`
  : 'Contactez l’assistance'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Aide et conditions',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  support: 'Assistance',
}
