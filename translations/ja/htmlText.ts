import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `${name}にログインします。`,
  noScript: (name) =>
    `${name}を利用するにはJavaScriptが必要です。JavaScriptを有効にして、ページを再読み込みしてください。`,
}
