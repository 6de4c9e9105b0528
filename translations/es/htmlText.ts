import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `Inicia sesión en ${name}.`,
  noScript: (name) => `${name} necesita JavaScript. Actívalo y recarga la página.`,
}
