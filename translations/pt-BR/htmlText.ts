import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `Entre em ${name}.`,
  noScript: (name) => `${name} precisa de JavaScript. Ative-o e recarregue a página.`,
}
