import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/brandText.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `o suporte (${__BRAND__.support})`
  : 'o suporte'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Ajuda e termos',
  terms: 'Termos',
  privacy: 'Privacidade',
  support: 'Suporte',
}
