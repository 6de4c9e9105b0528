import type * as english from '#src/text/accountRowText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const accountRowText: Translation<typeof english.accountRowText> = {
  actionOn: (action, row) => `${action}: ${row}`,
}
