import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: 'Configure um segundo fator',
  lead: 'Sua conta será aberta assim que você configurar um segundo fator.',
  again: 'Se você já tem um, saia e entre novamente com ele.',
}
