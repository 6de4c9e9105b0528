import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#src/languages/translation.ts'
import { isolated } from '../isolated.ts'

/** The start of a sentence about a problem that only the owner can solve. */
export const contactSupport: Translation<typeof english.contactSupport> = __BRAND__.support
  ? `يُرجى التواصل مع فريق الدعم (${isolated(__BRAND__.support)})`
  : 'يُرجى التواصل مع فريق الدعم'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'المساعدة والبنود',
  terms: 'البنود',
  privacy: 'الخصوصية',
  support: 'الدعم',
}
