import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/paintedText.ts'

export const paintedText: Translation<typeof english.paintedText> = {
  codeMissing: 'Esta página no terminó de cargarse. Comprueba tu conexión y recárgala.',
  reload: 'Recargar página',
}
