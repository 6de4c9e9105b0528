import type * as english from '#src/text/accountRowText.ts'
import type { Translation } from '#translations/translation.ts'

export const accountRowText: Translation<typeof english.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
}
