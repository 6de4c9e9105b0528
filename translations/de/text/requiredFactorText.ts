import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: 'Richte einen zweiten Faktor ein',
  lead: 'Dein Konto öffnet sich, sobald du einen zweiten Faktor eingerichtet hast.',
  again: 'Wenn du schon einen hast, melde dich ab und mit ihm wieder an.',
}
