import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/claimsText.ts'
import { supportContact } from './brandText.ts'

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'Você não tem acesso a esta página',
  lead: `Fale com ${supportContact} se você acha que deveria ter acesso. Se o acesso foi concedido há pouco, verifique novamente.`,
  unknownTitle: 'Não conseguimos verificar seu acesso',
  checkAgain: 'Verificar novamente',
  checking: 'Verificando…',
  goHome: 'Ir para a página inicial',
}
