import type { notFoundText as english } from '#src/text/notFoundText.ts'
import type { Translation } from '#translations/translation.ts'

export const notFoundText: Translation<typeof english> = {
  title: 'Seite nicht gefunden',
  lead: 'Unter dieser Adresse gibt es nichts.',
  goHome: 'Zur Startseite',
}
