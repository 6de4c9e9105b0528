import type { Translation } from '#src/languages/translation.ts'
import type * as english from '#src/text/brandText.ts'

export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `Fale com o suporte (${__BRAND__.support})`
  : 'Fale com o suporte'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'Ajuda e termos',
  terms: 'Termos',
  privacy: 'Privacidade',
  support: 'Suporte',
}
