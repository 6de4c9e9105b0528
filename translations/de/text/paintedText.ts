import type { paintedText as english } from '#src/text/paintedText.ts'
import type { Translation } from '#translations/translation.ts'

export const paintedText: Translation<typeof english> = {
  codeMissing:
    'Diese Seite wurde nicht vollständig geladen. Prüfe deine Verbindung und lade sie neu.',
  reload: 'Neu laden',
}
