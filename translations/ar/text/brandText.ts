import type * as english from '#src/text/brandText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const supportContact: Translation<typeof english.supportContact> = __BRAND__.support
  ? `فريق الدعم (${isolated(__BRAND__.support)})`
  : 'فريق الدعم'

export const brandLinksText: Translation<typeof english.brandLinksText> = {
  heading: 'المساعدة والبنود',
  terms: 'البنود',
  privacy: 'الخصوصية',
  support: 'الدعم',
}
