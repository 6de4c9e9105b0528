import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/htmlText.ts'

export const htmlText: Translation<typeof english.htmlText> = {
  description: (name) => `Entre em ${name}.`,
  noScript: (name) => `${name} precisa de JavaScript. Ative-o e recarregue a página.`,
}
