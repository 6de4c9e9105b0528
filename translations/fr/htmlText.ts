import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `Connectez-vous à ${name}.`,
  noScript: (name) => `${name} a besoin de JavaScript. Veuillez l’activer et actualiser la page.`,
}
