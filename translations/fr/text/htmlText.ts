import type { htmlText as english } from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof english> = {
  description: (name) => `Connectez-vous à ${name}.`,
  noScript: (name) => `${name} a besoin de JavaScript. Veuillez l’activer et actualiser la page.`,
}
