import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/claimsText.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'No tienes acceso a esta página',
  lead: `Contacta con ${supportContact} si crees que deberías tener acceso. Si te lo dieron hace un momento, vuelve a comprobarlo.`,
  unknownTitle: 'No pudimos comprobar tu acceso',
  checkAgain: 'Volver a comprobar',
  checking: 'Comprobando…',
  goHome: 'Ir a la página de inicio',
}
