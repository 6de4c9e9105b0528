import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/htmlText.ts'

export const htmlText: Translation<typeof english.htmlText> = {
  description: (name) => `Inicia sesión en ${name}.`,
  noScript: (name) => `${name} necesita JavaScript. Actívalo y recarga la página.`,
}
