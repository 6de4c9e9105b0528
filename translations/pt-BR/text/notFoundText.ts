import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/notFoundText.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'Página não encontrada',
  lead: 'Não há nada neste endereço.',
  goHome: 'Ir para a página inicial',
}
