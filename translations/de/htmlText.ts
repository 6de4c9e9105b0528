import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `Melde dich bei ${name} an.`,
  noScript: (name) => `${name} benötigt JavaScript. Bitte aktiviere es und lade die Seite neu.`,
}
