import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/paintedText.ts'

export const paintedText: Translation<typeof english.paintedText> = {
  codeMissing: 'Esta página não terminou de carregar. Verifique sua conexão e recarregue-a.',
  reload: 'Recarregar página',
}
