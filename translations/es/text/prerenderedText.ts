import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/prerenderedText.ts'

export const prerenderedText: Translation<typeof english.prerenderedText> = {
  codeMissing: 'Esta página no terminó de cargarse. Comprueba tu conexión y recárgala.',
  reload: 'Recargar página',
}
