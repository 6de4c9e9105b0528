import type { prerenderedText as english } from '#src/text/prerenderedText.ts'
import type { Translation } from '#translations/translation.ts'

export const prerenderedText: Translation<typeof english> = {
  codeMissing:
    'Diese Seite wurde nicht vollständig geladen. Prüfe deine Verbindung und lade sie neu.',
  reload: 'Neu laden',
}
