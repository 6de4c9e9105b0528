import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/notFoundText.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'Página no encontrada',
  lead: 'No hay nada en esta dirección.',
  goHome: 'Ir a la página de inicio',
}
