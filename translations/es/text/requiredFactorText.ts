import type * as english from '#src/text/requiredFactorText.ts'
import type { Translation } from '#translations/translation.ts'

export const requiredFactorText: Translation<typeof english.requiredFactorText> = {
  title: 'Configura un segundo factor',
  lead: 'Tu cuenta se abrirá en cuanto configures un segundo factor.',
  again: 'Si ya tienes uno, cierra sesión y vuelve a iniciarla con él.',
}
