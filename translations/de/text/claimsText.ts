import type { claimsText as english } from '#src/text/claimsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english> = {
  title: 'Du hast keinen Zugriff auf diese Seite',
  lead: `Wende dich an ${supportContact}, wenn du glaubst, dass du Zugriff haben solltest. Wenn du ihn gerade erst bekommen hast, prüfe es noch einmal.`,
  unknownTitle: 'Wir konnten deinen Zugriff nicht prüfen',
  checkAgain: 'Erneut prüfen',
  checking: 'Wird geprüft …',
  goHome: 'Zur Startseite',
}
