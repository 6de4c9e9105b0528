import type * as english from '#src/text/accountRowText.ts'
import type { Translation } from '#translations/translation.ts'
import { isolated } from '../isolated.ts'

export const accountRowText: Translation<typeof english.accountRowText> = {
  actionOn: (action, row) => `${action}: ${isolated(row)}`,
}
