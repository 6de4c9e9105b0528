import type * as Html from '#src/text/htmlText.ts'
import type { Translation } from '#translations/translation.ts'

export const htmlText: Translation<typeof Html.htmlText> = {
  description: (name) => `تسجيل الدخول إلى ${name}.`,
  noScript: (name) => `يتطلب ${name} استخدام JavaScript. يُرجى تفعيله وإعادة تحميل الصفحة.`,
}
