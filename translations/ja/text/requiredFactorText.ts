import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: '2段階認証を設定',
  lead: '2段階認証を設定すると、アカウントを利用できるようになります。',
  again: 'すでに設定している場合は、ログアウトして、2段階認証でもう一度ログインしてください。',
}
