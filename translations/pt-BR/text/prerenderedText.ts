import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/prerenderedText.ts'

export const prerenderedText: Translation<typeof english.prerenderedText> = {
  codeMissing: 'Esta página não terminou de carregar. Verifique sua conexão e recarregue-a.',
  reload: 'Recarregar página',
}
