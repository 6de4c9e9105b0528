import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: 'Configurez un second facteur',
  lead: 'Votre compte s’ouvrira dès que vous aurez configuré un second facteur.',
  again: 'Si vous en avez déjà un, déconnectez-vous, puis reconnectez-vous avec celui-ci.',
}
